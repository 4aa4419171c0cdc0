/**
 * The ways to write a total as a sum of whole numbers, one for each part, from 0 to that part's room; and the place of each among them, 0 to size - 1.
 * Exact for sizes below 2^53 and totals up to half of the room. Least is kept where the largest room stands first.
 */
export interface BoundedCompositions {
  readonly size: number
  readonly placeOf: (counts: Int32Array) => number
}

export function boundedCompositions(total: number, room: readonly number[]): BoundedCompositions {
  const below = room.map((_, i) => cumulated(countWays(total, room.slice(i + 1))))
  return {
    size: countWays(total, room)[total] ?? 0,
    placeOf: (counts) => {
      let [place, rest] = [0, total]
      for (let i = 0; i < counts.length; i++) {
        const count = counts[i] ?? 0
        if (count === 0) continue
        const sums = below[i] ?? noSums
        const last = sums.length - 1
        place += (sums[Math.min(rest + 1, last)] ?? 0) - (sums[Math.min(rest + 1 - count, last)] ?? 0) // those with less here
        rest -= count
      }
      return place
    },
  }
}

const noSums = new Float64Array(1)

/** In how many ways the parts make each sum from 0 on, up to the total or to all that there is room for. */
export function countWays(total: number, room: readonly number[]): Float64Array {
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

/** Element k is the sum of the first k. */
function cumulated(values: Float64Array): Float64Array {
  const sums = new Float64Array(values.length + 1)
  for (const [k, value] of values.entries()) sums[k + 1] = (sums[k] ?? 0) + value
  return sums
}
