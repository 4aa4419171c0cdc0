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

/**
 * Facts of an analysis of variance. `means` has a row for each group or level of the first factor, a single row if there is one factor, and
 * none if the
 * effect is solved for.
 */
export interface AboutAnova {
  readonly design: 'anova' | 'factorial' | 'mixed' | 'repeated'
  readonly means: readonly (readonly number[])[]
  readonly sd: number | null
  /** Number of levels of each factor. */
  readonly levels: readonly number[]
  readonly tested: Options['tested']
  readonly correlation: number
  readonly epsilon: number
}

export type About = AboutT | AboutRanks | AboutAnova

export type Design = PlanDesign<Options, About>

/** With this many values a test of means is robust against non-normality. */
const robustFrom = 30

export function normalCheck(sizes: readonly number[]): readonly Check[] {
  return [ruleCheck('normal', Math.min(...sizes) >= robustFrom, { least: robustFrom }, 'doubtful')]
}
