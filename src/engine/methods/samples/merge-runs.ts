/**
 * One pass of a merge sort: neighbouring runs of `width` ascending values of `from` become runs of twice that width in `to`. Returns the number of
 * pairs with a larger value in the left of two merged runs than in the right one; their sum over all passes, with widths of 1, 2, 4 and so on, is
 * the number of pairs in descending order.
 */
export function mergeRuns(from: Float64Array, to: Float64Array, width: number): number {
  const n = from.length
  let inversions = 0
  for (let start = 0; start < n; start += 2 * width) {
    const [middle, end] = [Math.min(start + width, n), Math.min(start + 2 * width, n)]
    let [i, j] = [start, middle]
    for (let k = start; k < end; k++) {
      const takesLeft = j >= end || (i < middle && (from[i] as number) <= (from[j] as number))
      if (!takesLeft) inversions += middle - i
      to[k] = from[takesLeft ? i++ : j++] as number
    }
  }
  return inversions
}
