/** What one case of a row has of a quantity that all its cases have together: the value over the row's cases; the very array if each row is one case. */
export function perCase(values: Float64Array, cases: Float64Array | undefined): Float64Array {
  return cases === undefined ? values : values.map((value, i) => value / (cases[i] as number))
}
