import type { SurvivalLosses } from '#engine/frame/survival-rows.ts'
import type { SurvivalOutcome } from '../options/options.ts'
import { excluded } from '../outcome/excluded.ts'
import type { Exclusion } from '../outcome/outcome.ts'

/** Why rows are not among those of a survival analysis. */
export function survivalExclusions(
  { form, time, start, status }: Pick<SurvivalOutcome, 'form' | 'time' | 'start' | 'status'>,
  split: { readonly group?: string | null; readonly stratum?: string | null },
  lost: SurvivalLosses,
): readonly Exclusion[] {
  return [
    ...excluded(start, 'missing', lost.start),
    ...excluded(time, 'missing', lost.time),
    ...excluded(time, 'invalid', lost.badTimes),
    ...excluded(time, form === 'dates' ? 'before-start' : 'not-after-start', lost.reversed),
    ...excluded(status, 'missing', lost.status),
    ...excluded(split.group ?? null, 'missing', lost.group),
    ...excluded(split.stratum ?? null, 'missing', lost.stratum),
  ]
}
