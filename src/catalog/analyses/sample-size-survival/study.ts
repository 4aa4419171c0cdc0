import type { OptionsOf } from '../../kit/analysis.ts'
import type { Known, PlanDesign } from '../../kit/planning/define-plan.ts'
import type { definition } from './definition.ts'

export type Options = OptionsOf<typeof definition>
export type Answers = Known<Options>

/** Options used in the reading of a time-to-event study and of event rates. */
export const optionsInReading = {
  time: ['method', 'sides', 'sd', 'r2', 'events', 'median', 'accrual', 'followUp', 'share'],
  rates: ['sides', 'rate', 'exposure', 'dispersion', 'nullVariance'],
} as const

type Spoken<K extends keyof typeof optionsInReading> = Pick<Options, (typeof optionsInReading)[K][number]>

export type AboutSurvival = Spoken<'time'> & { readonly design: 'log-rank' | 'cox' }
export type AboutRates = Spoken<'rates'> & { readonly design: 'rates' }

export type About = AboutSurvival | AboutRates

export type Design = PlanDesign<Options, About>
