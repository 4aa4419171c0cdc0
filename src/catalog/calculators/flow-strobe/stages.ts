import { leaving, type Reason, reasonsOf } from '../../kit/present/reason-lines.ts'

/** The stages of a cohort in the order of STROBE item 13, each with the condition for reaching it. */
export const stages = {
  examined: { label: { en: 'Examined for eligibility', zh: '接受筛选' } },
  eligible: { label: { en: 'Eligible', zh: '符合条件' }, left: { en: 'Not eligible', zh: '不符合条件' } },
  included: { label: { en: 'Included in the study', zh: '纳入研究' }, left: { en: 'Not included', zh: '未纳入' } },
  followed: { label: { en: 'Completed follow-up', zh: '完成随访' }, left: { en: 'Lost to follow-up', zh: '失访' } },
  analysed: { label: { en: 'Analysed', zh: '纳入分析' }, left: { en: 'Not analysed', zh: '未纳入分析' } },
} as const

export type Stage = keyof typeof stages

export interface CohortCounts extends Readonly<Record<Exclude<Stage, 'examined'>, number>> {
  readonly examined: number | null
  readonly notEligible: string | null
  readonly notIncluded: string | null
  readonly lost: string | null
  readonly notAnalysed: string | null
}

/** The step from one stage to the next. */
export interface Step {
  readonly to: Exclude<Stage, 'examined'>
  readonly before: number
  readonly after: number
  readonly reasons: readonly Reason[]
  /** The number who left: the total of the reasons if there are any, otherwise the difference. */
  readonly left: number
  /** Positive if persons are missing, negative if there are too many. */
  readonly unaccounted: number
}

export function stepsOf(counts: CohortCounts): readonly Step[] {
  const { examined, eligible, included, followed, analysed } = counts
  return [
    ...(examined === null ? [] : [step('eligible', examined, eligible, counts.notEligible)]),
    step('included', eligible, included, counts.notIncluded),
    step('followed', included, followed, counts.lost),
    step('analysed', followed, analysed, counts.notAnalysed),
  ]
}

function step(to: Step['to'], before: number, after: number, written: string | null): Step {
  const reasons = reasonsOf(written)
  const left = reasons.length === 0 ? Math.max(0, before - after) : leaving(reasons)
  return { to, before, after, reasons, left, unaccounted: before - after - left }
}
