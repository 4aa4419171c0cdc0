import type { LevelValue } from '../data-dictionary.ts'
import type { LevelRef } from './outcome.ts'

/** The levels of a grouping variable as named in an outcome; a single null without a grouping. */
export function levelRefs(
  variable: string | null,
  levels: readonly ({ readonly value: LevelValue } | null)[],
): readonly (LevelRef | null)[] {
  return levels.map((level) => (variable === null || level === null ? null : { variable, level: level.value }))
}
