import type { Checkpoint } from '../checkpoint.ts'
import { allCases, exactWeights } from './case-weights.ts'
import { columnById, type Frame } from './frame.ts'
import { hasMoreLevels } from './has-more-levels.ts'
import { type SurvivalColumns, type SurvivalRows, type SurvivalSample, survivalRows } from './survival-rows.ts'

/** Why there is no curve: too many groups for one figure, no row with a time and a status, no event of any kind. */
export type NoFollowUp = 'too-many-groups' | 'no-usable-rows' | 'no-events'

/** The follow-up of each group in the unit of the data, and the number of cases in all rows of the frame. */
export interface GroupedFollowUp extends SurvivalRows {
  readonly total: number
}

/**
 * Time, status and group of the rows of a figure with a curve for each of at most `most` groups, or the reason why there is none. `group`: a
 * column, null for one curve of all; `weight`: the column of a frequency weight. Throws like `survivalRows` and `numericColumn`.
 */
export async function groupedFollowUp(
  frame: Frame,
  outcome: SurvivalColumns,
  by: {
    readonly group: string | null
    readonly most: number
    readonly weight: { readonly variable: string } | undefined
  },
  checkpoint: Checkpoint,
): Promise<GroupedFollowUp | NoFollowUp> {
  const group = by.group === null ? undefined : columnById(frame, by.group)
  if (hasMoreLevels(group, by.most)) return 'too-many-groups'
  const weights = exactWeights(frame, by.weight)
  const rows = await survivalRows(frame, outcome, { group }, checkpoint, weights)
  if (rows.count === 0) return 'no-usable-rows'
  if (!rows.groups.some(({ sample }) => sample.event.some((kind) => kind > 0))) return 'no-events'
  return { ...rows, total: allCases(frame.rows, weights) }
}

/** A sample with its times in another unit: `divisor` units of the data make one. */
export function inUnit({ time, start, ...rest }: SurvivalSample, divisor: number): SurvivalSample {
  const divided = (times: Float64Array) => (divisor === 1 ? times : times.map((one) => one / divisor))
  return { ...rest, time: divided(time), ...(start === undefined ? {} : { start: divided(start) }) }
}
