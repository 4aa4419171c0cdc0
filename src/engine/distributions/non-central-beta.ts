import { incompleteBeta } from '../special/incomplete-beta.ts'
import { poissonMixture, type TwoTails } from './poisson-mixture.ts'

/**
 * P(X <= x) and P(X > x) of the non-central beta distribution with shapes a, b > 0: I_x(a + j, b) mixed by the Poisson distribution of mean ncp / 2,
 * ncp >= 0 (Johnson, Kotz and Balakrishnan 1995, chapter 30); 1e-10 relative for tails above 1e-12. `y` is 1 - x, for callers who know it more exactly.
 */
export function nonCentralBeta(x: number, a: number, b: number, ncp: number, y = 1 - x): TwoTails {
  if (!(a > 0 && b > 0 && ncp >= 0 && ncp < Number.POSITIVE_INFINITY) || Number.isNaN(x))
    return { lower: Number.NaN, upper: Number.NaN }
  if (x <= 0) return { lower: 0, upper: 1 }
  if (y <= 0) return { lower: 1, upper: 0 }
  return poissonMixture(ncp / 2, (j) => incompleteBeta(a + j, b, x, y))
}
