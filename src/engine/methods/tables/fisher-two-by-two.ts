import { lastTrue } from '../../optimize/last-true.ts'
import { logPoissonTerm } from '../../special/saddle-point.ts'

/** Margins of a 2 x 2 table: the first row, the second row, the first column. */
interface Margins {
  readonly first: number
  readonly second: number
  readonly column: number
}

/**
 * Two-sided P value of Fisher's exact test of (a b; c d) with no zero margin: the hypergeometric probability of all tables whose
 * probability is at most (1 + tolerance) times that of the observed one. The distribution is unimodal, so both ends of that set are found
 * by bisection, and the tails are summed outwards until terms become negligible. The terms are accurate at any size (Loader 2000).
 */
export function fisherTwoByTwo(a: number, b: number, c: number, d: number, tolerance: number): number {
  const margins = { first: a + b, second: c + d, column: a + c }
  const { first, second, column } = margins
  const least = Math.max(0, column - second)
  const most = Math.min(first, column)
  const mode = Math.min(most, Math.max(least, Math.floor(((column + 1) * (first + 1)) / (first + second + 2))))
  const limit = logHypergeometric(a, margins) + Math.log1p(tolerance)
  const fits = (k: number) => logHypergeometric(k, margins) <= limit
  if (fits(mode)) return 1
  const below = lastTrue(least - 1, mode, fits)
  const above = -lastTrue(-(most + 1), -mode, (k) => fits(-k))
  let p = 0
  if (below >= least) p += sumFrom(below, least, -1, margins)
  if (above <= most) p += sumFrom(above, most, 1, margins)
  return Math.min(p, 1)
}

/** Sum of the decreasing probabilities from `start` to `end`, by the ratio of consecutive terms. */
function sumFrom(start: number, end: number, step: 1 | -1, { first, second, column }: Margins): number {
  let term = Math.exp(logHypergeometric(start, { first, second, column }))
  let sum = term
  for (let k = start; k !== end && term > sum * 1e-18; k += step) {
    const [rise, fall] = [(first - k) * (column - k), k * (second - column + k)]
    term *= step === 1 ? rise / ((k + 1) * (second - column + k + 1)) : fall / ((first - k + 1) * (column - k + 1))
    sum += term
  }
  return sum
}

/** ln of the probability of k in the first cell. */
function logHypergeometric(k: number, { first, second, column }: Margins): number {
  const total = first + second
  const share = column / total
  return logBinomial(k, first, share) + logBinomial(column - k, second, share) - logBinomial(column, total, share)
}

/** ln of the binomial probability of k of n from Poisson terms, whose relative errors do not grow with n. */
function logBinomial(k: number, n: number, share: number): number {
  return logPoissonTerm(k, n * share) + logPoissonTerm(n - k, n * (1 - share)) - logPoissonTerm(n, n)
}
