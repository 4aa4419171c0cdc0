import type { Checkpoint } from '../../checkpoint.ts'
import { adjustPValues, type PAdjustment } from '../inference/adjust-p-values.ts'
import { mannWhitneyTest } from '../ranks/mann-whitney.ts'
import { twoSampleT } from './two-sample-t.ts'

/**
 * Two-sided P of the difference of each pair of samples, unadjusted; NaN if one of them is empty or the test is not possible. `weights`:
 * how many cases each value represents.
 */
export async function comparePairs(
  samples: readonly Float64Array[],
  pairs: readonly (readonly [number, number])[],
  test: 'welch' | 'mann-whitney',
  checkpoint: Checkpoint,
  weights?: readonly Float64Array[],
): Promise<readonly number[]> {
  const found: number[] = []
  for (const [i, j] of pairs) {
    const [x, y] = [samples[i] ?? new Float64Array(), samples[j] ?? new Float64Array()]
    const cases = weights && [weights[i] ?? new Float64Array(), weights[j] ?? new Float64Array()]
    if (x.length === 0 || y.length === 0) found.push(Number.NaN)
    else if (test === 'welch')
      found.push(twoSampleT(x, y, { variances: 'separate', alternative: 'two-sided', confidence: 0.95 }, cases).pValue)
    else {
      const settings = { method: 'auto', continuity: true, alternative: 'two-sided' } as const
      found.push((await mannWhitneyTest(x, y, settings, checkpoint, cases)).pValue)
    }
    await checkpoint()
  }
  return found
}

/** Like `comparePairs`, adjusted together; none without a test. */
export async function adjustedPairs(
  samples: readonly Float64Array[],
  pairs: readonly (readonly [number, number])[],
  { test, adjust }: { readonly test: 'none' | 'welch' | 'mann-whitney'; readonly adjust: PAdjustment },
  checkpoint: Checkpoint,
  weights?: readonly Float64Array[],
): Promise<readonly number[]> {
  return test === 'none'
    ? []
    : Array.from(adjustPValues(await comparePairs(samples, pairs, test, checkpoint, weights), adjust))
}
