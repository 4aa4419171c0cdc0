import type { Checkpoint } from '../checkpoint.ts'
import { sortedOrder } from './sorted-order.ts'

/** The rank of each value among all, 1 the smallest; equal values share the mean of their ranks. Without NaN. */
export async function midRanks(values: Float64Array, checkpoint: Checkpoint): Promise<Float64Array> {
  const order = await sortedOrder(values, checkpoint)
  const at = (k: number) => values[order[k] ?? 0]
  const ranks = new Float64Array(values.length)
  for (let from = 0; from < order.length; ) {
    let end = from + 1
    while (end < order.length && at(end) === at(from)) end++
    for (let k = from; k < end; k++) ranks[order[k] ?? 0] = (from + 1 + end) / 2
    from = end
  }
  return ranks
}
