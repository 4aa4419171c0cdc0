import type { OptionsOf } from '../../kit/analysis.ts'
import type { EffectScale } from '../../kit/models/effect-figure.ts'
import type { definition } from './definition.ts'

/** The requested intervals; Firth's method has a question of its own with the profile as its default. */
export function intervalsOf({ method, interval, penalisedInterval }: OptionsOf<typeof definition>): 'wald' | 'profile' {
  return method === 'firth' ? penalisedInterval : interval
}

/** The scale of the figures of effects. */
export function effectScaleOf({ effectScale }: Pick<OptionsOf<typeof definition>, 'effectScale'>): EffectScale {
  return effectScale === 'ratio' ? 'odds-ratio' : 'probability'
}
