import type { Checkpoint } from '../../checkpoint.ts'
import { mergeSorted } from './merge-sorted.ts'
import { radixSort } from './radix-sort.ts'

/** Number of values sorted at once; a sort cannot be interrupted. */
const portion = 1 << 17
/** From this length on the radix sort is faster. */
const many = 8192

/** The values in ascending order, without NaN. Portions are sorted and then merged, with a checkpoint after each. */
export async function sortedValues(values: Float64Array, checkpoint: Checkpoint): Promise<Float64Array> {
  if (values.length <= portion) return sorted(values)
  let runs: Float64Array[] = []
  for (let from = 0; from < values.length; from += portion) {
    runs.push(sorted(values.subarray(from, from + portion)))
    await checkpoint()
  }
  while (runs.length > 1) {
    const merged: Float64Array[] = []
    for (let k = 0; k < runs.length; k += 2) {
      const [one, other] = runs.slice(k, k + 2)
      if (one) merged.push(other ? mergeSorted(one, other) : one)
      await checkpoint()
    }
    runs = merged
  }
  return runs[0] ?? new Float64Array()
}

function sorted(values: Float64Array): Float64Array {
  const copy = values.slice()
  if (copy.length < many) return copy.sort()
  radixSort(copy)
  return copy
}
