import type { Checkpoint } from '../checkpoint.ts'

/** Probabilities that U is at most, and at least, the observed value. */
export interface Tails {
  readonly atMost: number
  readonly atLeast: number
}

/**
 * The exact tails of U, the number of pairs in which the first sample is greater (ties counting half), given the ties: over all ways to
 * choose the `m` values of the first sample among ascending `values` (the shift algorithm: Streitberg and Röhmel 1986). Subsets are counted
 * by twice the sum of their midranks, by adding positive numbers only, so that both tails keep their relative accuracy. The distribution is
 * asymmetric if the pattern of ties is. Up to about 1000 values: time grows with the fourth, memory with the third power of their number.
 */
export async function tiedRankSumTails(
  values: Float64Array,
  m: number,
  u: number,
  checkpoint: Checkpoint,
): Promise<Tails> {
  const ranks = doubledMidranks(values)
  const all = ranks.reduce((sum, rank) => sum + rank, 0)
  const first = Math.round(2 * u) + m * (m + 1)
  const isSmaller = 2 * m <= values.length
  const chosen = isSmaller ? m : values.length - m
  const ways = await waysToChoose(ranks, chosen, checkpoint)
  const { atMost, atLeast } = tailsAt(ways, isSmaller ? first : all - first)
  return isSmaller ? { atMost, atLeast } : { atMost: atLeast, atLeast: atMost }
}

/** Twice the midrank of each of the ascending values, an integer. */
function doubledMidranks(values: Float64Array): Int32Array {
  const ranks = new Int32Array(values.length)
  for (let from = 0; from < values.length; ) {
    let to = from
    while (to + 1 < values.length && values[to + 1] === values[from]) to++
    ranks.fill(from + to + 2, from, to + 1)
    from = to + 1
  }
  return ranks
}

/** The number of subsets of size `chosen` of the ascending ranks with each sum. */
async function waysToChoose(ranks: Int32Array, chosen: number, checkpoint: Checkpoint): Promise<Float64Array> {
  // most[j]: the largest sum of j of the ranks so far, which are ascending
  const most = new Int32Array(chosen + 1)
  for (let j = 1; j <= chosen; j++) most[j] = (most[j - 1] as number) + (ranks[ranks.length - j] as number)
  const ways = Array.from({ length: chosen + 1 }, (_, j) => new Float64Array((most[j] as number) + 1))
  if (ways[0]) ways[0][0] = 1
  for (const [i, rank] of ranks.entries()) {
    for (let j = Math.min(i + 1, chosen); j > 0; j--) {
      const [to, from] = [ways[j] as Float64Array, ways[j - 1] as Float64Array]
      const end = Math.min(from.length, to.length - rank)
      for (let sum = 0; sum < end; sum++) to[sum + rank] = (to[sum + rank] as number) + (from[sum] as number)
    }
    await checkpoint()
  }
  return ways[chosen] ?? new Float64Array(1)
}

function tailsAt(ways: Float64Array, sum: number): Tails {
  const total = ways.reduce((before, count) => before + count, 0)
  const share = (part: Float64Array) => part.reduce((before, count) => before + count, 0) / total
  return { atMost: share(ways.subarray(0, sum + 1)), atLeast: share(ways.subarray(sum).toReversed()) }
}
