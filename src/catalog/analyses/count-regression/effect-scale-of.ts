import type { OptionsOf } from '../../kit/analysis.ts'
import type { EffectScale } from '../../kit/models/effect-figure.ts'
import type { definition } from './definition.ts'

/** The scale of the figures of effects: with an exposure, rates for one unit of it. */
export function effectScaleOf({
  effectScale,
  exposure,
}: Pick<OptionsOf<typeof definition>, 'effectScale' | 'exposure'>): EffectScale {
  if (effectScale === 'ratio') return 'rate-ratio'
  return exposure === null ? 'count' : 'rate'
}
