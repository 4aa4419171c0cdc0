import type { Checkpoint } from '../../checkpoint.ts'

/** Number of indices sorted at once; a sort cannot be interrupted. */
const portion = 1 << 15

/** The indices of the values in ascending order, stable, as R's `order`. The values have no NaN. */
export async function sortedOrder(values: Float64Array, checkpoint: Checkpoint): Promise<Int32Array> {
  const at = (i: number | undefined): number => values[i ?? -1] ?? Number.POSITIVE_INFINITY
  let order = Int32Array.from(values.keys())
  for (let from = 0; from < order.length; from += portion) {
    order.subarray(from, from + portion).sort((i, j) => at(i) - at(j) || i - j)
    await checkpoint()
  }
  for (let run = portion; run < order.length; run *= 2) {
    const merged = new Int32Array(order.length)
    for (let from = 0; from < order.length; from += 2 * run) {
      const [middle, end] = [Math.min(from + run, order.length), Math.min(from + 2 * run, order.length)]
      let [i, j] = [from, middle]
      for (let k = from; k < end; k++) {
        const fromLeft = j >= end || (i < middle && at(order[i]) <= at(order[j]))
        merged[k] = order[fromLeft ? i++ : j++] ?? 0
      }
      await checkpoint()
    }
    order = merged
  }
  return order
}
