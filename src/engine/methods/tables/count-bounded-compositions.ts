/**
 * The number of ways to write each sum, from 0 up to the total or the sum of the bounds, as integers with one part per bound, each at most its
 * bound. Exact below 2^53.
 */
export function countBoundedCompositions(total: number, room: readonly number[]): Float64Array {
  const last = Math.min(
    total,
    room.reduce((sum, most) => sum + most, 0),
  )
  let ways = new Float64Array(last + 1)
  ways[0] = 1
  for (const most of room) {
    const next = new Float64Array(last + 1)
    let window = 0
    for (let sum = 0; sum <= last; sum++) {
      window += (ways[sum] ?? 0) - (ways[sum - most - 1] ?? 0)
      next[sum] = window
    }
    ways = next
  }
  return ways
}
