import type { Checkpoint } from '../../checkpoint.ts'
import { normalSf } from '../../distributions/normal.ts'
import { moments } from '../description/moments.ts'
import { casesOf, countSorted, type SortedCases } from '../samples/sorted-cases.ts'

/** Ordered values standardised by their mean and standard deviation. */
export interface FittedNormal {
  /** Cases. */
  readonly n: number
  /** Deviations from the mean over the standard deviation, ascending. */
  readonly scores: Float64Array
  /** P(Z > |score|) of each. */
  readonly tails: Float64Array
  /** How many cases each score and all before it represent, as in `SortedCases`. */
  readonly upTo: Float64Array | undefined
}

/** Values between two checkpoints. */
export const portion = 1 << 15

/** Standardises ordered values by their mean and standard deviation. Undefined if the values do not vary. */
export async function fitNormal(sorted: SortedCases, checkpoint: Checkpoint): Promise<FittedNormal | undefined> {
  const { values, upTo } = sorted
  const origin = values[0] ?? 0
  const { centre, sd } = moments(values, origin, casesOf(sorted))
  if (!(sd > 0)) return undefined
  const scores = values.map((value) => (value - origin - centre) / sd)
  await checkpoint()
  const tails = new Float64Array(scores.length)
  for (let i = 0; i < tails.length; i++) {
    tails[i] = normalSf(Math.abs(scores[i] as number))
    if (i % portion === portion - 1) await checkpoint()
  }
  return { n: countSorted(sorted), scores, tails, upTo }
}
