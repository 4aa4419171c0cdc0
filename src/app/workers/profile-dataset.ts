import type { Checkpoint } from '#engine/checkpoint.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { type CorrelatedPair, correlatedPairs } from '#engine/methods/profile/correlated-pairs.ts'
import { duplicateRows } from '#engine/methods/profile/duplicate-rows.ts'
import { type ColumnProfile, profileColumn } from '#engine/methods/profile/profile-column.ts'
import { readingOf, summaryOf } from './column-summaries.ts'

/** What only all columns together show. */
export interface WholeProfile {
  /** Rows that equal an earlier one in all columns. */
  readonly duplicates: number
  readonly pairs: readonly CorrelatedPair[]
}

/** As for summaries, by the array of cells: after a step only the columns that it changes are looked through again. */
const known = new WeakMap<object, { readonly read: string; readonly profile: ColumnProfile }>()

/** The profile of a column, made on the first request; undefined for an unknown column. */
export function columnProfile(frame: Frame | undefined, id: string, endOfToday: number): ColumnProfile | undefined {
  const column = frame && columnById(frame, id)
  if (column === undefined) return undefined
  const cells = column.type === 'text' ? column.codes : column.values
  const read = `${endOfToday} ${readingOf(column)}`
  const found = known.get(cells)
  if (found?.read === read) return { ...found.profile, id }
  let made: ColumnProfile | undefined
  const summary = summaryOf(column, () => {
    made = profileColumn(column, endOfToday) // which counts the summary on the way
    return made.summary
  })
  const profile = made ?? profileColumn(column, endOfToday, summary)
  known.set(cells, { read, profile })
  return profile
}

export async function wholeProfile(frame: Frame, checkpoint: Checkpoint): Promise<WholeProfile> {
  const duplicates = await duplicateRows(frame, checkpoint)
  return { duplicates, pairs: await correlatedPairs(frame.columns, checkpoint) }
}
