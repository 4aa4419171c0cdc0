/** Indices from 0 to n - 1 at equal steps, both ends among them: all of them up to `most`, else `most`, which is 2 or more. */
export function thinned(n: number, most: number): readonly number[] {
  const count = Math.min(n, most)
  return Array.from({ length: count }, (_, k) => (count === n ? k : Math.round((k * (n - 1)) / (count - 1))))
}

/** Values at equal steps, both ends among them: at most `most`, which is 2 or more. */
export function thinnedValues(values: Float64Array, most: number): Float64Array {
  return values.length <= most
    ? values
    : Float64Array.from(thinned(values.length, most), (i) => values[i] ?? Number.NaN)
}
