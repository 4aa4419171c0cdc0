import type { Checkpoint } from '../../checkpoint.ts'
import { normalLogSf } from '../../distributions/normal.ts'
import { type FittedNormal, portion } from './fitted-normal.ts'

export interface AndersonDarling {
  /** A², without the correction for sample size. */
  readonly statistic: number
  readonly pValue: number
}

/** Validity limit of the parabolas; beyond, P is smaller than at this end. */
const maxTabled = 13

/**
 * Anderson and Darling's test of a normal distribution with mean and variance estimated (case 3 of Stephens, J Am Stat Assoc 69 (1974)
 * 730). P by the parabolas in A² (1 + 0.75 / n + 2.25 / n²) of table 4.9 of D'Agostino and Stephens (Goodness-of-fit techniques, 1986).
 * NaN for fewer than 8 cases, and if they do not vary.
 */
export async function andersonDarling(
  fitted: FittedNormal | undefined,
  checkpoint: Checkpoint,
): Promise<AndersonDarling> {
  if (fitted === undefined || fitted.n < 8) return { statistic: Number.NaN, pValue: Number.NaN }
  const { n, scores, tails, upTo } = fitted
  let [statistic, before] = [0, 0]
  for (let i = 0; i < scores.length; i++) {
    const until = upTo === undefined ? i + 1 : (upTo[i] as number)
    const cases = until - before
    const z = scores[i] as number
    const q = tails[i] as number
    const outer = q > 1e-300 ? Math.log(q) : normalLogSf(Math.abs(z))
    const inner = Math.log1p(-q)
    // weights of ln Φ(z) and of ln(1 - Φ(z)): sums of (2 k + 1) / n and of (2 (n - k) - 1) / n over the cases k of this value, from 0
    const below = (cases * (until + before)) / n
    const above = (cases * (2 * n - until - before)) / n
    statistic -= cases + (z < 0 ? below * outer + above * inner : below * inner + above * outer) // 1 per case instead of n at the end
    before = until
    if (i % portion === portion - 1) await checkpoint()
  }
  return { statistic, pValue: andersonDarlingP(statistic * (1 + 0.75 / n + 2.25 / n ** 2)) }
}

/** P of an A² that is corrected for sample size. */
export function andersonDarlingP(a: number): number {
  if (a < 0.2) return -Math.expm1(-13.436 + 101.14 * a - 223.73 * a * a)
  if (a < 0.34) return -Math.expm1(-8.318 + 42.796 * a - 59.938 * a * a)
  if (a < 0.6) return Math.exp(0.9177 - 4.279 * a - 1.38 * a * a)
  const x = Math.min(a, maxTabled)
  return Math.exp(1.2937 - 5.709 * x + 0.0186 * x * x)
}
