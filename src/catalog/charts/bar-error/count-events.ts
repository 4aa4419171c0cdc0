import type { CrossedGroups } from '#engine/frame/crossed-groups.ts'
import type { Column } from '#engine/frame/frame.ts'
import { levelCodes } from '#engine/frame/level-codes.ts'
import type { EventCount } from '#engine/methods/proportions/compare-proportions.ts'
import type { LevelValue } from '../../kit/data-dictionary.ts'

export interface CountedEvents {
  readonly counts: readonly EventCount[]
  /** Number of cases in a cell with a missing value. */
  readonly missing: number
}

/** Counts a value among the non-missing ones of each cell. `weights`: how many cases each row represents. */
export function countEvents(
  column: Column,
  event: LevelValue,
  { codes, cells }: CrossedGroups,
  weights?: Float64Array,
): CountedEvents {
  const seen = levelCodes(column, [event])
  const [events, known] = [new Float64Array(cells), new Float64Array(cells)]
  let missing = 0
  for (const [i, cell] of codes.entries()) {
    if (cell < 0) continue
    const cases = weights === undefined ? 1 : (weights[i] as number)
    if (seen[i] === -1) {
      missing += cases
      continue
    }
    known[cell] = (known[cell] ?? 0) + cases
    if (seen[i] === 0) events[cell] = (events[cell] ?? 0) + cases
  }
  return { counts: Array.from(known, (n, k) => ({ events: events[k] ?? 0, n })), missing }
}
