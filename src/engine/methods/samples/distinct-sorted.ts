import type { Checkpoint } from '../../checkpoint.ts'
import { sortedValues } from './sorted-values.ts'

/** The distinct values in ascending order. The values have no NaN. */
export async function distinctSorted(values: Float64Array, checkpoint: Checkpoint): Promise<Float64Array> {
  const sorted = await sortedValues(values, checkpoint)
  return sorted.filter((value, i) => i === 0 || value !== sorted[i - 1])
}
