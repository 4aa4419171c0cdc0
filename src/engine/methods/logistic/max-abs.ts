/** The largest absolute value; 0 for an empty array. */
export function maxAbs(values: Float64Array): number {
  let most = 0
  for (let i = 0; i < values.length; i++) most = Math.max(most, Math.abs(values[i] as number))
  return most
}

/** The largest absolute difference of two equally long arrays. */
export function maxAbsDifference(a: Float64Array, b: Float64Array): number {
  let most = 0
  for (let i = 0; i < a.length; i++) most = Math.max(most, Math.abs((a[i] as number) - (b[i] as number)))
  return most
}
