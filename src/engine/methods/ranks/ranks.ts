import type { Checkpoint } from '../../checkpoint.ts'
import { casesBefore, type SortedCases, sortedCases } from '../samples/sorted-cases.ts'

/** Rows between two checkpoints. */
const portion = 1 << 16

export interface Ranks {
  /** Midranks in the order of the values, from 1. */
  readonly ranks: Float64Array
  /** For each value, the number of sorted values below it. */
  readonly places: Float64Array
  readonly sorted: SortedCases
  /** How many cases each value represents; undefined if each is one. */
  readonly weights: Float64Array | undefined
}

/** Ranks of values without NaN, found by binary search among the sorted values. `weights`: how many cases each value represents. */
export async function ranksOf(values: Float64Array, checkpoint: Checkpoint, weights?: Float64Array): Promise<Ranks> {
  const all = await sortedCases(values, checkpoint, weights)
  const sorted = all.values
  const ranks = new Float64Array(values.length)
  const places = new Float64Array(values.length)
  for (let from = 0; from < values.length; from += portion) {
    const to = Math.min(values.length, from + portion)
    for (let i = from; i < to; i++) {
      const value = values[i] ?? 0
      const place = countBelow(sorted, value, false)
      places[i] = place
      ranks[i] = (casesBefore(all, place) + casesBefore(all, countBelow(sorted, value, true)) + 1) / 2
    }
    await checkpoint()
  }
  return { ranks, places, sorted: all, weights }
}

/** The number of values in ascending order that are less than `value`, or at most `value` if `orEqual`. */
function countBelow(sorted: Float64Array, value: number, orEqual: boolean): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const at = sorted[middle] ?? 0
    if (at < value || (orEqual && at === value)) low = middle + 1
    else high = middle
  }
  return low
}
