import type { Checkpoint } from '../../checkpoint.ts'

/** Values between two checkpoints. */
const portion = 1 << 15

/**
 * The number of pairs of cases in the wrong order, ties not counted. Each value is compared with all values before it by a Fenwick tree
 * (Fenwick 1994), in O(n log n). `values` are integers from 0 to below `bound`; `casesOf(k)` is the number of cases of the k-th.
 */
export async function weightedInversions(
  values: Float64Array,
  casesOf: (k: number) => number,
  bound: number,
  checkpoint: Checkpoint,
): Promise<number> {
  const sums = new Float64Array(bound + 1)
  let [inversions, before] = [0, 0]
  for (const [k, value] of values.entries()) {
    let upTo = 0
    for (let at = value + 1; at > 0; at -= at & -at) upTo += sums[at] as number
    const cases = casesOf(k)
    inversions += cases * (before - upTo)
    before += cases
    for (let at = value + 1; at <= bound; at += at & -at) sums[at] = (sums[at] as number) + cases
    if (k % portion === portion - 1) await checkpoint()
  }
  return inversions
}
