import type { OptionsOf } from '../../kit/analysis.ts'
import type { Check } from '../../kit/outcome/outcome.ts'
import type { Known, PlanDesign } from '../../kit/planning/define-plan.ts'
import { ruleCheck } from '../../kit/planning/plan-checks.ts'
import type { definition } from './definition.ts'

export type Options = OptionsOf<typeof definition>
export type Answers = Known<Options>

/** Options used in the reading of one or two proportions, or of a table; `p2` is null if it is solved for. */
export const optionsInReading = ['aim', 'sides', 'method', 'continuity', 'p1', 'p2', 'discordant', 'df'] as const

export type AboutProportions = Pick<Options, (typeof optionsInReading)[number]> & {
  readonly design: Exclude<Options['design'], 'trend'>
}

/** Facts of a trend across ordered groups. */
export interface AboutTrend {
  readonly design: 'trend'
  readonly sides: Options['sides']
  readonly continuity: boolean
  readonly scores: readonly number[]
  readonly p1: number
  /** The distance of each proportion from `p1` per unit of the planned slope. */
  readonly steps: readonly number[]
}

export type About = AboutProportions | AboutTrend

export type Design = PlanDesign<Options, About>

/** The textbook rule: at least 5 events and 5 non-events in each group. */
export function countCheck(
  sizes: readonly number[],
  proportions: readonly number[],
  code: 'normal' | 'trend' = 'normal',
): Check {
  return leastCheck(code, Math.min(...proportions.map((p, i) => (sizes[i] ?? 0) * Math.min(p, 1 - p))), 5)
}

export function leastCheck(code: 'normal' | 'pairs' | 'trend', least: number, enough: number): Check {
  return ruleCheck(code, least >= enough, { least: { estimate: least } })
}
