import type { Checkpoint } from '../checkpoint.ts'
import { allCases, caseWeights } from './case-weights.ts'
import { type CrossedGroups, crossGroups } from './crossed-groups.ts'
import { columnById, type Frame } from './frame.ts'
import { type GroupValues, groupValues } from './group-values.ts'
import { hasMoreLevels } from './has-more-levels.ts'
import { usable } from './usable.ts'

/** The values of a measurement in the cells of one or two grouping variables. */
export interface CellValues extends GroupValues {
  readonly crossed: CrossedGroups
  /** Cases of each cell. */
  readonly sizes: readonly number[]
  /** Cases of the frame. */
  readonly total: number
}

/**
 * Splits a measurement by up to two grouping variables; or lists those that have more than `max` levels. `weights`: the column of
 * frequency weights. Throws an Error if the measurement is not numeric.
 */
export async function cellValues(
  frame: Frame | undefined,
  ids: { readonly variable: string; readonly group: string | null; readonly colour: string | null },
  max: number,
  {
    checkpoint,
    weights: weight,
  }: { readonly checkpoint: Checkpoint; readonly weights?: { readonly variable: string } },
): Promise<CellValues | readonly string[]> {
  const column = frame && columnById(frame, ids.variable)
  const seen = column && usable(column)
  if (frame === undefined || seen === undefined || seen.type === 'text') throw new Error('A distribution needs numbers')
  const groupings = [ids.group, ids.colour].map((id) => (id === null ? undefined : columnById(frame, id)))
  const many = groupings.flatMap((by) => (by !== undefined && hasMoreLevels(by, max) ? [by.id] : []))
  if (many.length > 0) return many
  const weights = caseWeights(frame, weight)
  const crossed = crossGroups(frame.rows, groupings[0], groupings[1], weights)
  await checkpoint()
  const split = groupValues(seen, crossed.codes, crossed.cells, undefined, weights)
  const sizes = split.values.map((values, k) => allCases(values.length, split.weights?.[k]))
  return { ...split, crossed, sizes, total: allCases(frame.rows, weights) }
}
