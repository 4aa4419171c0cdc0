import type { GroupedFollowUp } from '#engine/frame/grouped-follow-up.ts'
import type { SurvivalLosses } from '#engine/frame/survival-rows.ts'
import type { SurvivalOutcome } from '../options/options.ts'
import { exclusion } from '../outcome/exclusion.ts'
import type { Exclusion, Sample } from '../outcome/outcome.ts'

/** Why rows are excluded from a survival analysis. */
export function survivalExclusions(
  { form, time, start, status }: Pick<SurvivalOutcome, 'form' | 'time' | 'start' | 'status'>,
  split: { readonly group?: string | null; readonly stratum?: string | null },
  lost: SurvivalLosses,
): readonly Exclusion[] {
  return [
    ...exclusion(start, 'missing', lost.start),
    ...exclusion(time, 'missing', lost.time),
    ...exclusion(time, 'invalid', lost.badTimes),
    ...exclusion(time, form === 'dates' ? 'before-start' : 'not-after-start', lost.reversed),
    ...exclusion(status, 'missing', lost.status),
    ...exclusion(split.group ?? null, 'missing', lost.group),
    ...exclusion(split.stratum ?? null, 'missing', lost.stratum),
  ]
}

/** The account of the rows of a figure of follow-up. */
export function followUpSample(
  outcome: Pick<SurvivalOutcome, 'form' | 'time' | 'start' | 'status'>,
  group: string | null,
  { total, count, lost }: Pick<GroupedFollowUp, 'total' | 'count' | 'lost'>,
): Sample {
  return { total, used: count, excluded: survivalExclusions(outcome, { group }, lost) }
}
