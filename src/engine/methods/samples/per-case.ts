/** What each case of a row has of something that all its cases have together; the values themselves where each row is one case. */
export function perCase(values: Float64Array, cases: Float64Array | undefined): Float64Array {
  return cases === undefined ? values : values.map((value, i) => value / (cases[i] as number))
}
