/**
 * Means of k neighbours, as R's `filter(values, rep(1 / k, k))`: the last k, or those around each, of an even number one more after it. NaN where
 * one of them is missing.
 */
export function movingAverage(values: Float64Array, k: number, around: boolean): Float64Array {
  const after = around ? Math.floor(k / 2) : 0
  return values.map((_, i) => {
    const from = i + after - k + 1
    if (from < 0 || i + after >= values.length) return Number.NaN
    let sum = 0
    for (let j = from; j <= i + after; j++) sum += values[j] as number
    return sum / k
  })
}
