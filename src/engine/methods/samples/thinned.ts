/** Evenly spaced indices from 0 to n - 1, including both ends: all n if n is at most `most`, otherwise `most` of them. `most` is at least 2. */
export function thinned(n: number, most: number): readonly number[] {
  const count = Math.min(n, most)
  return Array.from({ length: count }, (_, k) => (count === n ? k : Math.round((k * (n - 1)) / (count - 1))))
}

/** Evenly spaced values, including both ends: at most `most`, which is at least 2. */
export function thinnedValues(values: Float64Array, most: number): Float64Array {
  return values.length <= most
    ? values
    : Float64Array.from(thinned(values.length, most), (i) => values[i] ?? Number.NaN)
}

/** All ranks or, if they are many, all of the tails, which matter to readers, and evenly spaced ones between them. */
export function thinnedRanks(n: number, most: number): readonly number[] {
  if (n <= most) return Array.from({ length: n }, (_, i) => i)
  const tail = Math.floor(most / 8)
  const between = most - 2 * tail
  const middle = Array.from({ length: between }, (_, k) => tail + Math.floor((k * (n - 2 * tail)) / between))
  const first = Array.from({ length: tail }, (_, i) => i)
  return [...first, ...middle, ...first.map((i) => n - tail + i)]
}
