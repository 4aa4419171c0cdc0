/** Repeats each value by its integer weight, in order, for methods that need individual cases and are used on small samples only. */
export function repeatCases(values: Float64Array, weights?: Float64Array): Float64Array {
  if (weights === undefined) return values
  const repeated = new Float64Array(weights.reduce((sum, n) => sum + n, 0))
  let at = 0
  for (const [i, n] of weights.entries()) {
    repeated.fill(values[i] as number, at, at + n)
    at += n
  }
  return repeated
}
