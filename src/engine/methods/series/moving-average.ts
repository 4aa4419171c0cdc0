import type { Checkpoint } from '../../checkpoint.ts'

/**
 * Means of k neighbours, as R's `filter(values, rep(1 / k, k))`: the last k, or those around each, of an even number one more after it. NaN where
 * one of them is missing.
 */
export async function movingAverage(
  values: Float64Array,
  k: number,
  around: boolean,
  checkpoint: Checkpoint,
): Promise<Float64Array> {
  const after = around ? Math.floor(k / 2) : 0
  const averages = new Float64Array(values.length).fill(Number.NaN)
  for (let last = k - 1; last < values.length; last++) {
    if (last % 512 === 0) await checkpoint()
    let sum = 0
    for (let j = last - k + 1; j <= last; j++) sum += values[j] as number
    averages[last - after] = sum / k
  }
  return averages
}
