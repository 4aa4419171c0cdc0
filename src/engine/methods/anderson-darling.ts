import type { Checkpoint } from '../checkpoint.ts'
import { normalLogSf } from '../distributions/normal.ts'
import { type FittedNormal, portion } from './fitted-normal.ts'

export interface AndersonDarling {
  /** A², without the correction for sample size. */
  readonly statistic: number
  readonly pValue: number
}

/** The parabolas hold up to here; beyond, P is smaller than at this end. */
const mostTabled = 13

/**
 * Anderson and Darling's test of a normal distribution with mean and variance estimated (case 3 of Stephens, J Am Stat Assoc 69 (1974)
 * 730). P by the parabolas in A² (1 + 0.75 / n + 2.25 / n²) of table 4.9 of D'Agostino and Stephens (Goodness-of-fit techniques, 1986).
 * NaN for fewer than 8 values, and where they do not vary.
 */
export async function andersonDarling(
  fitted: FittedNormal | undefined,
  checkpoint: Checkpoint,
): Promise<AndersonDarling> {
  if (fitted === undefined || fitted.scores.length < 8) return { statistic: Number.NaN, pValue: Number.NaN }
  const { scores, tails } = fitted
  const n = scores.length
  let statistic = 0
  for (let i = 0; i < n; i++) {
    const z = scores[i] as number
    const q = tails[i] as number
    const outer = q > 1e-300 ? Math.log(q) : normalLogSf(Math.abs(z))
    const inner = Math.log1p(-q)
    const [below, above] = [(2 * i + 1) / n, (2 * (n - i) - 1) / n] // weights of ln Φ(z) and of ln(1 - Φ(z))
    statistic -= 1 + (z < 0 ? below * outer + above * inner : below * inner + above * outer) // 1 each in place of n at the end
    if (i % portion === portion - 1) await checkpoint()
  }
  return { statistic, pValue: andersonDarlingP(statistic * (1 + 0.75 / n + 2.25 / n ** 2)) }
}

/** P of an A² that is corrected for sample size. */
export function andersonDarlingP(a: number): number {
  if (a < 0.2) return -Math.expm1(-13.436 + 101.14 * a - 223.73 * a * a)
  if (a < 0.34) return -Math.expm1(-8.318 + 42.796 * a - 59.938 * a * a)
  if (a < 0.6) return Math.exp(0.9177 - 4.279 * a - 1.38 * a * a)
  const x = Math.min(a, mostTabled)
  return Math.exp(1.2937 - 5.709 * x + 0.0186 * x * x)
}
