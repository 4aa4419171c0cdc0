import type { Checkpoint } from '../../checkpoint.ts'
import { countMissing } from '../../frame/coded-column.ts'
import { eventAnswers } from '../../frame/count-events.ts'
import { factor } from '../../frame/factor.ts'
import { columnById, type Frame } from '../../frame/frame.ts'
import { hasMoreLevels } from '../../frame/has-more-levels.ts'
import type { Level } from '../../frame/levels.ts'

/** The cases that have the counted value of a variable. */
export interface ReadSet {
  readonly variable: string
  /** The counted value; null if the variable does not have it. */
  readonly counted: Level['value'] | null
  /** No value was recognised as counted or as not counted. */
  readonly unknown: boolean
  /** Number of different values. */
  readonly values: number
  /** By row: 1 for a member, 0 for none, -1 for a missing value. */
  readonly answers: Int8Array
  /** Cases without a value. */
  readonly missing: number
}

/**
 * Reads each variable as a set: the cases with its counted value, whose place among the levels `placeOf` gives. Instead of a set of more than
 * `most` values the id of its variable. Throws an Error for a variable that is not in the frame.
 */
export async function readSets(
  frame: Frame,
  variables: readonly string[],
  placeOf: (levels: readonly Level[]) => number | 'absent' | 'unknown',
  most: number,
  weights: Float64Array | undefined,
  { checkpoint, progress }: { readonly checkpoint: Checkpoint; readonly progress: (fraction: number) => void },
): Promise<readonly ReadSet[] | string> {
  const sets: ReadSet[] = []
  for (const [k, variable] of variables.entries()) {
    const column = columnById(frame, variable)
    if (column === undefined) throw new Error(`There is no column ${variable}`)
    if (hasMoreLevels(column, most)) return variable
    await checkpoint()
    const coded = factor(column, { keep: 'all' })
    await checkpoint()
    const place = placeOf(coded.levels)
    const level = typeof place === 'number' ? coded.levels[place] : undefined
    sets.push({
      variable,
      counted: level?.value ?? null,
      unknown: place === 'unknown',
      values: coded.levels.length,
      answers: eventAnswers(coded, typeof place === 'number' ? place : -1),
      missing: countMissing(coded, weights),
    })
    progress((k + 1) / variables.length)
    await checkpoint()
  }
  return sets
}
