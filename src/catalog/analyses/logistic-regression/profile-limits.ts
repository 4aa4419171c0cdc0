import type { Checkpoint } from '#engine/checkpoint.ts'
import { normalUpperQuantile } from '#engine/distributions/normal.ts'
import type { DevianceTest } from '#engine/methods/design/deviance-tests.ts'
import { firthTest } from '#engine/methods/design/firth-tests.ts'
import { profileLimit } from '#engine/methods/profile-limit.ts'
import type { Fitted } from './fit-model.ts'

/** On the scale of the log odds; NaN for the intercept. */
export interface ProfileLimits {
  readonly lower: number
  readonly upper: number
}

/** The tests that belong to profile penalised likelihood intervals; NaN for the intercept. */
export async function coefficientTests(
  { model, estimates }: Fitted,
  checkpoint: Checkpoint,
): Promise<readonly DevianceTest[]> {
  const { data, fit } = model
  const tests: DevianceTest[] = []
  for (const { column, term } of estimates) {
    const others = fit.estimated.filter((k) => k !== column)
    if (term < 0 || others.length === fit.estimated.length) {
      tests.push({ statistic: Number.NaN, df: 0, p: Number.NaN })
      continue
    }
    const columns = [...others, column].map((k) => data.columns[k] ?? new Float64Array())
    tests.push(await firthTest(columns, others.length, { powers: [], rows: data }, checkpoint))
  }
  return tests
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
