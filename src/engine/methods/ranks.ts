import type { Checkpoint } from '../checkpoint.ts'
import { casesBefore, sortedCases } from './sorted-cases.ts'

/** Rows between two checkpoints. */
const portion = 1 << 16

export interface Ranks {
  /** Midranks in the order of the values, from 1. */
  readonly ranks: Float64Array
  /** Whole numbers from 0 in the order of the values, the same for equal values; gaps where values are equal. */
  readonly places: Float64Array
  readonly sorted: Float64Array
}

/** Ranks of values without NaN: each is looked up among the sorted ones. `weights`: how many cases each stands for; then none of the sorted values are equal. */
export async function ranksOf(values: Float64Array, checkpoint: Checkpoint, weights?: Float64Array): Promise<Ranks> {
  const all = await sortedCases(values, checkpoint, weights)
  const sorted = all.values
  const ranks = new Float64Array(values.length)
  const places = new Float64Array(values.length)
  for (let from = 0; from < values.length; from += portion) {
    const to = Math.min(values.length, from + portion)
    for (let i = from; i < to; i++) {
      const value = values[i] ?? 0
      const below = casesBefore(all, countBelow(sorted, value, false))
      places[i] = below
      ranks[i] = (below + casesBefore(all, countBelow(sorted, value, true)) + 1) / 2
    }
    await checkpoint()
  }
  return { ranks, places, sorted }
}

/** How many ascending values are less than `value`, or at most it. */
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
