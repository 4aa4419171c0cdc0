import type { OptionsOf } from '../../kit/analysis.ts'
import type { definition } from './definition.ts'

/** Which intervals are wanted: with Firth's method there is a question of its own, whose answer begins at the profile. */
export function intervalsOf({ method, interval, penalisedInterval }: OptionsOf<typeof definition>): 'wald' | 'profile' {
  return method === 'firth' ? penalisedInterval : interval
}
