import { normalUpperQuantile } from '#engine/distributions/normal.ts'
import type { DevianceTest } from '#engine/methods/design/deviance-tests.ts'
import { firthTest } from '#engine/methods/logistic/firth-tests.ts'
import { profileLimit } from '#engine/methods/logistic/profile-limit.ts'
import type { Watch } from '../../kit/analysis.ts'
import type { Fitted } from './fit-model.ts'

/** On the log odds scale, in the units of the estimates; NaN for the intercept. */
export interface ProfileLimits {
  readonly lower: number
  readonly upper: number
}

/** The tests that match penalised profile likelihood intervals; NaN for the intercept. */
export async function coefficientTests(
  { model, estimates }: Fitted,
  { checkpoint, progress }: Watch,
): Promise<readonly DevianceTest[]> {
  const { data, fit } = model
  const tests: DevianceTest[] = []
  for (const [k, { column, term }] of estimates.entries()) {
    progress(k / estimates.length)
    const others = fit.estimated.filter((k) => k !== column)
    if (term < 0 || others.length === fit.estimated.length) {
      tests.push({ statistic: Number.NaN, df: 0, pValue: Number.NaN })
      continue
    }
    const columns = [...others, column].map((k) => data.columns[k] ?? new Float64Array())
    tests.push(await firthTest(columns, others.length, { powers: [], rows: data, whole: fit.firth }, checkpoint))
  }
  return tests
}

export async function profileLimits(
  { model, estimates }: Fitted,
  confidence: number,
  { checkpoint, progress }: Watch,
): Promise<readonly ProfileLimits[]> {
  const reach = normalUpperQuantile((1 - confidence) / 2)
  const limits: ProfileLimits[] = []
  for (const [k, { column, term, per }] of estimates.entries()) {
    const limit = async (side: 0 | 1) => {
      const found = term < 0 ? Number.NaN : await profileLimit(model, column, side === 0 ? -reach : reach, checkpoint)
      progress((2 * k + side + 1) / (2 * estimates.length))
      return found
    }
    limits.push({ lower: per * (await limit(0)), upper: per * (await limit(1)) })
  }
  return limits
}
