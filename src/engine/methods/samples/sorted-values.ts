import type { Checkpoint } from '../../checkpoint.ts'
import { mergeSorted } from './merge-sorted.ts'
import { radixSort } from './radix-sort.ts'

/** Values that are sorted in one go; a sort cannot be stopped. */
const portion = 1 << 17
/** From this many on the radix sort is the quicker one. */
const many = 8192

/** The values ascending, without NaN. Sorted in portions that are then merged, with a checkpoint after each. */
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
