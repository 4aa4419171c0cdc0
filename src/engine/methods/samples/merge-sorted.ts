/** Merges two arrays in ascending order. */
export function mergeSorted(a: Float64Array, b: Float64Array): Float64Array {
  const merged = new Float64Array(a.length + b.length)
  let [i, j] = [0, 0]
  for (let k = 0; k < merged.length; k++) {
    const [left = Number.POSITIVE_INFINITY, right = Number.POSITIVE_INFINITY] = [a[i], b[j]]
    const fromLeft = j >= b.length || (i < a.length && left <= right)
    merged[k] = fromLeft ? left : right
    if (fromLeft) i++
    else j++
  }
  return merged
}
