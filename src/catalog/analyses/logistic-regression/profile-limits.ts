import type { Checkpoint } from '#engine/checkpoint.ts'
import { normalUpperQuantile } from '#engine/distributions/normal.ts'
import { profileLimit } from '#engine/methods/profile-limit.ts'
import type { Fitted } from './fit-model.ts'

/** On the scale of the log odds; NaN for the intercept. */
export interface ProfileLimits {
  readonly lower: number
  readonly upper: number
}

export async function profileLimits(
  { model, estimates }: Fitted,
  confidence: number,
  checkpoint: Checkpoint,
): Promise<readonly ProfileLimits[]> {
  const reach = normalUpperQuantile((1 - confidence) / 2)
  const limits: ProfileLimits[] = []
  for (const { column, term } of estimates) {
    if (term < 0) limits.push({ lower: Number.NaN, upper: Number.NaN })
    else
      limits.push({
        lower: await profileLimit(model, column, -reach, checkpoint),
        upper: await profileLimit(model, column, reach, checkpoint),
      })
  }
  return limits
}
