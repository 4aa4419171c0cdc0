import type { Checkpoint } from '#engine/checkpoint.ts'
import type { Moments } from '#engine/methods/description/moments.ts'

/** Scores in the complete rows: the sum of the standardised variables times `coefficients`. */
export async function scoresOf(
  coefficients: Float64Array,
  columns: readonly Float64Array[],
  described: readonly Moments[],
  checkpoint: Checkpoint,
): Promise<Float64Array> {
  const scores = new Float64Array(columns[0]?.length ?? 0)
  for (const [j, column] of columns.entries()) {
    const { mean, sd } = described[j] as Moments
    const factor = (coefficients[j] ?? Number.NaN) / sd
    for (let i = 0; i < scores.length; i++) scores[i] = (scores[i] as number) + factor * ((column[i] as number) - mean)
    await checkpoint()
  }
  return scores
}
