/** Merges two arrays in ascending order. */
export function mergeSorted(a: Float64Array, b: Float64Array): Float64Array {
  const merged = new Float64Array(a.length + b.length)
  let i = 0
  let j = 0
  let k = 0
  while (i < a.length && j < b.length) {
    const left = a[i] as number
    const right = b[j] as number
    if (left <= right) {
      merged[k++] = left
      i++
    } else {
      merged[k++] = right
      j++
    }
  }
  merged.set(i < a.length ? a.subarray(i) : b.subarray(j), k)
  return merged
}
