import type { Aim } from '#engine/methods/power/mean-designs.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { Check } from '../../kit/outcome/outcome.ts'
import type { Known, PlanDesign } from '../../kit/planning/define-plan.ts'
import { ruleCheck } from '../../kit/planning/plan-checks.ts'
import type { definition } from './definition.ts'

export type Options = OptionsOf<typeof definition>
export type Answers = Known<Options>

export type TDesign = 'one-sample' | 'paired' | 'two-sample'

/** Facts of a t test for the reading. */
export interface AboutT {
  readonly design: TDesign
  readonly aim: Aim
  readonly sides: Options['sides']
  readonly difference: number | null
  readonly sd: number | null
}

export interface AboutRanks {
  readonly design: 'rank-sum'
  readonly sides: Options['sides']
}

/** For an analysis of variance; `means` has a row for each level of a first factor or each group, one row if there is one factor, and none if the effect is solved for. */
export interface AboutAnova {
  readonly design: 'anova' | 'factorial' | 'mixed' | 'repeated'
  readonly means: readonly (readonly number[])[]
  readonly sd: number | null
  /** How many levels each factor has. */
  readonly levels: readonly number[]
  readonly tested: Options['tested']
  readonly correlation: number
  readonly epsilon: number
}

export type About = AboutT | AboutRanks | AboutAnova

export type Design = PlanDesign<Options, About>

/** From so many on a test of means hardly minds the shape of the outcome. */
const robustFrom = 30

export function normalCheck(sizes: readonly number[]): readonly Check[] {
  return [ruleCheck('normal', Math.min(...sizes) >= robustFrom, { least: robustFrom }, 'doubtful')]
}
