import type { OptionsOf } from '../../kit/analysis.ts'
import type { Known, PlanDesign } from '../../kit/planning/define-plan.ts'
import type { definition } from './definition.ts'

export type Options = OptionsOf<typeof definition>
export type Answers = Known<Options>

/** What the reading says of a study of the time until an event. */
export type AboutSurvival = Pick<
  Options,
  'method' | 'sides' | 'sd' | 'r2' | 'events' | 'median' | 'accrual' | 'followUp' | 'share'
> & { readonly design: 'log-rank' | 'cox' }

/** Of a study of event rates. */
export type AboutRates = Pick<Options, 'sides' | 'rate' | 'exposure' | 'dispersion' | 'nullVariance'> & {
  readonly design: 'rates'
}

export type About = AboutSurvival | AboutRates

export type Design = PlanDesign<Options, About>
