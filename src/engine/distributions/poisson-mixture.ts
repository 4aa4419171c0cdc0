import { gaussLegendre } from '../special/gauss-legendre.ts'
import type { Tails } from '../special/incomplete-gamma.ts'
import { poissonTerm } from '../special/saddle-point.ts'

export interface TwoTails {
  readonly lower: number
  readonly upper: number
}

/** From this mean on the Poisson distribution is so smooth that its sum is an integral to all digits. */
const mostSummed = 2000

/** Both tails of a distribution whose parameter j is Poisson with this mean; every term is positive, so that nothing cancels. */
export function poissonMixture(mean: number, tailsAt: (j: number) => TwoTails): TwoTails {
  if (mean === 0) return tailsAt(0)
  let [lower, upper] = [0, 0]
  forEachTerm(mean, (j, share) => {
    const tails = tailsAt(j)
    lower += share * tails.lower
    upper += share * tails.upper
  })
  return { lower: Math.min(lower, 1), upper: Math.min(upper, 1) }
}

/** The mean of f(j) >= 0 over a Poisson distributed j, such as the density of a mixture. */
export function poissonMean(mean: number, f: (j: number) => number): number {
  if (mean === 0) return f(0)
  let sum = 0
  forEachTerm(mean, (j, share) => {
    sum += share * f(j)
  })
  return sum
}

/** With the logarithms that the other distributions have. */
export function withLogarithms({ lower, upper }: TwoTails): Tails {
  return { lower, upper, logLower: Math.log(lower), logUpper: Math.log(upper) }
}

function forEachTerm(mean: number, visit: (j: number, share: number) => void): void {
  const { at, weight } = mean > mostSummed ? smooth(mean) : whole(mean)
  for (const [i, j] of at.entries()) visit(j, (weight[i] ?? 0) * poissonTerm(j, mean))
}

function smooth(mean: number) {
  const reach = 12 * Math.sqrt(mean)
  return gaussLegendre(mean - reach, mean + reach, 24)
}

function whole(mean: number) {
  const reach = 12 * Math.sqrt(mean) + 30
  const least = Math.max(0, Math.floor(mean - reach))
  const at = Float64Array.from({ length: Math.ceil(mean + reach) - least + 1 }, (_, i) => least + i)
  return { at, weight: at.map(() => 1) }
}
