import { tailsFrom } from '../special/incomplete-gamma.ts'
import { logBinomialTerm } from './binomial.ts'
import { type DiscreteDistribution, discreteDistribution, wholeCounts } from './discrete.ts'

/**
 * The number of white balls among `drawn`, drawn without replacement from an urn of `white` white and `black` black ones; integers >= 0,
 * drawn <= white + black. The probability is a ratio of three binomial probabilities, which keeps the digits that factorials lose (Loader
 * 2000). The tail on the side of the mean where the terms decrease is summed.
 */
export function hypergeometricDistribution(white: number, black: number, drawn: number): DiscreteDistribution {
  const all = white + black
  const [p, q] = [drawn / all, (all - drawn) / all]
  const [least, most] = [Math.max(0, drawn - black), Math.min(white, drawn)]
  const logPmf = (k: number): number =>
    least === most
      ? 0
      : logBinomialTerm(k, white - k, p, q) +
        logBinomialTerm(drawn - k, black - drawn + k, p, q) -
        logBinomialTerm(drawn, all - drawn, p, q)
  const mean = all === 0 ? 0 : white * p
  return discreteDistribution({
    valid: wholeCounts(white, black, drawn) && drawn <= all,
    support: [least, most],
    mean,
    variance: all < 2 ? 0 : (mean * q * black) / (all - 1),
    logPmf,
    tails: (k) => {
      if (k < mean) {
        const down = (j: number) => (j * (black - drawn + j)) / ((white - j + 1) * (drawn - j + 1))
        return tailsFrom('lower', logPmf(k) + Math.log(sumOfRatios(k, -1, down)))
      }
      const up = (j: number) => ((white - j) * (drawn - j)) / ((j + 1) * (black - drawn + j + 1))
      return tailsFrom('upper', logPmf(k + 1) + Math.log(sumOfRatios(k + 1, 1, up)))
    },
  })
}

/** 1 + r(k) + r(k) r(k + step) + ..., r(j) being the ratio of the term after j to that of j; it is 0 at the end of the support. */
function sumOfRatios(k: number, step: 1 | -1, ratio: (j: number) => number): number {
  let [term, sum] = [1, 1]
  for (let j = k; term > sum * 1e-17; j += step) {
    term *= ratio(j)
    sum += term
  }
  return sum
}
