/** Cases at evenly spaced heights between the least and the greatest value of a figure. */
export interface CountedHeights {
  readonly range: readonly [number, number]
  readonly counts: readonly number[]
}

const heights = 500

/** How many cases are at each of 500 heights of a range, none farther from its value than a thousandth. `weights`: cases of each value. */
export function countedHeights(
  values: Float64Array,
  [low, high]: readonly [number, number],
  weights?: Float64Array,
): CountedHeights {
  const counts = new Float64Array(heights)
  const step = (high - low) / heights
  for (let i = 0; i < values.length; i++) {
    const k = step > 0 ? Math.min(heights - 1, Math.floor(((values[i] as number) - low) / step)) : 0
    counts[k] = (counts[k] as number) + (weights?.[i] ?? 1)
  }
  return { range: [low, high], counts: Array.from(counts) }
}

/** The least and the greatest value of several samples. */
export function rangeOfSamples(samples: readonly Float64Array[]): readonly [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const values of samples)
    for (const value of values) {
      low = Math.min(low, value)
      high = Math.max(high, value)
    }
  return [low, high]
}
