import { columnById, type Frame } from './frame.ts'
import { hasMoreLevels } from './has-more-levels.ts'
import { type RowGroups, rowGroups } from './row-groups.ts'

/** The groups, or what is wrong with them. */
export type LimitedGroups = RowGroups | 'too-many-groups' | 'no-groups'

/** Rows divided by a variable with at most so many values; all in one group if none is named. `weights`: how many cases each row represents. */
export function limitedGroups(
  frame: Frame,
  variable: string | null,
  most: number,
  weights?: Float64Array,
): LimitedGroups {
  if (variable === null) return rowGroups(undefined, frame.rows, weights)
  const by = columnById(frame, variable)
  if (by !== undefined && hasMoreLevels(by, most)) return 'too-many-groups'
  const groups = rowGroups(by, frame.rows, weights)
  return groups.values.length === 0 ? 'no-groups' : groups
}
