import type { Checkpoint } from '../../checkpoint.ts'
import { chiSquareSf } from '../../distributions/chi-square.ts'
import type { ChiSquareTest } from '../tables/chi-square-test.ts'

export interface Dispersion extends ChiSquareTest {
  /** Chi-squared by its degrees of freedom: about 1 if the counts vary as Poisson counts do. */
  readonly ratio: number
}

/**
 * Pearson's chi-squared of counts against those expected if events were spread over the rows in proportion to `exposure` (all above 0, as
 * long as `counts`; undefined: equal rows). P is that of the variance test of Poisson counts with equal rates in all rows (Cochran,
 * Biometrics 1954;10:417). NaN for fewer than two rows, and without events.
 */
export async function poissonDispersion(
  counts: Float64Array,
  exposure: Float64Array | undefined,
  checkpoint: Checkpoint,
): Promise<Dispersion> {
  const n = counts.length
  let [events, whole] = [0, 0]
  for (let i = 0; i < n; i++) {
    events += counts[i] as number
    whole += exposure === undefined ? 1 : (exposure[i] as number)
  }
  const rate = events / whole
  let statistic = 0
  for (let i = 0; i < n; i++) {
    const expected = rate * (exposure === undefined ? 1 : (exposure[i] as number))
    statistic += ((counts[i] as number) - expected) ** 2 / expected
    if (i % 100_000 === 99_999) await checkpoint()
  }
  const df = n - 1
  if (df === 0) return { statistic: Number.NaN, df, pValue: Number.NaN, ratio: Number.NaN }
  return { statistic, df, pValue: chiSquareSf(statistic, df), ratio: statistic / df }
}
