import { generateKeyBetween } from 'fractional-indexing'
import { newId } from '../database/identifiers.ts'
import { fieldValue } from '../database/records.ts'
import { edit } from '../history/own-edits.ts'
import type { FieldValues } from '../outbox/change.ts'
import { ownData } from '../own-data.ts'
import { type AnalysisRecord, PICTURE } from './analysis.ts'
import { listAnalyses } from './list-analyses.ts'

/** What belongs to the original alone: its result, which the copy computes itself. */
const left: readonly string[] = ['data.outcome', PICTURE]

/**
 * Makes a copy of an analysis or a chart with the same answers, at the end of the list of its dataset; undo removes it. Returns the id of the copy.
 * Throws an Error if the original is no longer stored.
 */
export async function duplicateQuestion(
  { id, kind, dataset }: Pick<AnalysisRecord, 'id' | 'kind' | 'dataset'>,
  title: string,
): Promise<string> {
  const { database } = ownData()
  const [row, others] = await Promise.all([database.records.get(id), listAnalyses(database, dataset, kind)])
  if (!row || row.deleted === 1) throw new Error(`${kind} ${id} is no longer stored`)
  // in the order of their stamps, as upgrades of old options need them
  const names = Object.entries(row.fields)
    .filter(([name]) => !left.includes(name))
    .sort(([, [, a]], [, [, b]]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([name]) => name)
  const copied: FieldValues = Object.fromEntries(names.map((name) => [name, fieldValue(row, name)]))
  const order = generateKeyBetween(others.at(-1)?.order ?? null, null)
  const copy = newId()
  await edit([{ kind, record: copy, fields: { ...copied, title, order, createdAt: Date.now(), deleted: false } }])
  return copy
}
