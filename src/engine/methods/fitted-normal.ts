import type { Checkpoint } from '../checkpoint.ts'
import { normalSf } from '../distributions/normal.ts'
import { moments } from './moments.ts'

/** Ordered values on the scale of the normal distribution that has their mean and standard deviation. */
export interface FittedNormal {
  /** Deviations from the mean over the standard deviation, ascending. */
  readonly scores: Float64Array
  /** P(Z > |score|) of each. */
  readonly tails: Float64Array
}

/** Values between two checkpoints. */
export const portion = 1 << 15

/** `sorted` ascends; undefined where the values do not vary. */
export async function fitNormal(sorted: Float64Array, checkpoint: Checkpoint): Promise<FittedNormal | undefined> {
  const origin = sorted[0] ?? 0
  const { centre, sd } = moments(sorted, origin)
  if (!(sd > 0)) return undefined
  const scores = sorted.map((value) => (value - origin - centre) / sd)
  await checkpoint()
  const tails = new Float64Array(scores.length)
  for (let i = 0; i < tails.length; i++) {
    tails[i] = normalSf(Math.abs(scores[i] as number))
    if (i % portion === portion - 1) await checkpoint()
  }
  return { scores, tails }
}
