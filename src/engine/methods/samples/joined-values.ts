/** The values of all parts, one part after the other. */
export function joinedValues(parts: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const values of parts) {
    all.set(values, at)
    at += values.length
  }
  return all
}
