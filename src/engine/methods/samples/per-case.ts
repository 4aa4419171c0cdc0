/** Divides a quantity that belongs to all cases of a row by the number of cases. Returns the same array if each row is one case. */
export function perCase(values: Float64Array, cases: Float64Array | undefined): Float64Array {
  return cases === undefined ? values : values.map((value, i) => value / (cases[i] as number))
}
