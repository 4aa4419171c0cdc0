import type { Checkpoint } from '../../checkpoint.ts'
import { chiSquareSf } from '../../distributions/chi-square.ts'
import type { ChiSquareTest } from '../tables/chi-square-test.ts'

export interface CochranQ extends ChiSquareTest {
  /** Cases without a missing answer. */
  readonly n: number
  /** Events under each condition, in those cases. */
  readonly events: readonly number[]
}

/**
 * Cochran's Q test (Biometrika 1950;37:256) that an event is equally frequent under all conditions: (k - 1) (k Σ C² - N²) / (k N - Σ R²)
 * with the totals C of the conditions and R of the subjects. Each of two or more `conditions` holds for every subject 1 for an event, 0 for
 * no event, -1 for a missing answer. A subject counts with its weight, or once. NaN if no subject's answers differ between conditions.
 */
export async function cochranQ(
  conditions: readonly Int8Array[],
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<CochranQ> {
  const k = conditions.length
  const casesOf = (i: number) => (weights === undefined ? 1 : (weights[i] as number))
  const sums = await rowSums(conditions, checkpoint)
  const events: number[] = []
  for (const answers of conditions) {
    let count = 0
    for (let i = 0; i < sums.length; i++) if ((sums[i] as number) >= 0) count += casesOf(i) * (answers[i] as number)
    events.push(count)
    await checkpoint()
  }
  let n = 0
  let all = 0
  let squares = 0
  for (let i = 0; i < sums.length; i++) {
    const sum = sums[i] as number
    if (sum < 0) continue
    const cases = casesOf(i)
    n += cases
    all += cases * sum
    squares += cases * sum * sum
  }
  const scale = k * all - squares
  const spread = k * events.reduce((sum, count) => sum + count * count, 0) - all * all
  const statistic = scale === 0 ? Number.NaN : ((k - 1) * spread) / scale
  const df = k - 1
  return { n, events, statistic, df, pValue: Number.isNaN(statistic) ? statistic : chiSquareSf(statistic, df) }
}

/** The number of events in each row, -1 if an answer is missing. */
async function rowSums(conditions: readonly Int8Array[], checkpoint: Checkpoint): Promise<Int32Array> {
  const sums = new Int32Array(conditions[0]?.length ?? 0)
  for (const answers of conditions) {
    for (let i = 0; i < sums.length; i++) {
      const answer = answers[i] as number
      if ((sums[i] as number) >= 0) sums[i] = answer < 0 ? -1 : (sums[i] as number) + answer
    }
    await checkpoint()
  }
  return sums
}
