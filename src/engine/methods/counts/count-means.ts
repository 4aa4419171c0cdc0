import type { Checkpoint } from '../../checkpoint.ts'

/** Means by row under the log link: exp of the linear predictor. */
export async function meansOf(eta: Float64Array, checkpoint: Checkpoint): Promise<Float64Array> {
  const mean = new Float64Array(eta.length)
  for (let i = 0; i < eta.length; i++) {
    mean[i] = Math.exp(eta[i] as number)
    if (i % 100_000 === 99_999) await checkpoint()
  }
  return mean
}
