import { gaussLegendre } from '../special/gauss-legendre.ts'
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
  const { at, weight } = mean > mostSummed ? smooth(mean) : whole(mean)
  let [lower, upper] = [0, 0]
  for (const [i, j] of at.entries()) {
    const share = (weight[i] ?? 0) * poissonTerm(j, mean)
    const tails = tailsAt(j)
    lower += share * tails.lower
    upper += share * tails.upper
  }
  return { lower: Math.min(lower, 1), upper: Math.min(upper, 1) }
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
