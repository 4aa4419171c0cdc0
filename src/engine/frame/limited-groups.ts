import { columnById, type Frame } from './frame.ts'
import { hasMoreLevels } from './has-more-levels.ts'
import { type RowGroups, rowGroups } from './row-groups.ts'

/** The groups, or the problem. */
export type LimitedGroups = RowGroups | 'too-many-groups' | 'no-groups'

/**
 * Rows grouped by a variable with a limited number of values; all in one group if none is named. `weights`: how many cases each row
 * represents.
 */
export function limitedGroups(
  frame: Frame,
  variable: string | null,
  most: number,
  weights?: Float64Array,
): LimitedGroups {
  if (variable === null) return rowGroups(undefined, frame.rows, weights)
  const by = columnById(frame, variable)
  if (hasMoreLevels(by, most)) return 'too-many-groups'
  const groups = rowGroups(by, frame.rows, weights)
  return groups.values.length === 0 ? 'no-groups' : groups
}
