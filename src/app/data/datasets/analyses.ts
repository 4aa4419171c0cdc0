import { generateKeyBetween } from 'fractional-indexing'
import { loadAnalysis } from '#catalog/index.ts'
import { allOptions } from '#catalog/kit/common-options.ts'
import type { OptionSpecs } from '#catalog/kit/options.ts'
import { carriesRows, type StoredOptions } from '#catalog/kit/stored-options.ts'
import { newId } from '../database/identifiers.ts'
import type { FieldValues } from '../outbox/change.ts'
import { ownData, write } from '../own-data.ts'
import { type AnalysisRecord, analysisOf, type KeptOutcome, listAnalyses } from './analysis.ts'
import { readDataset } from './dataset.ts'

/** Longer ones are computed again when they are opened. */
const MOST_CHARACTERS = 400_000

/** The field under which an option's leaf is stored: below `data.` where it holds values from the rows (SPEC R6). */
function fieldOf(options: OptionSpecs, leaf: string): string {
  return `${carriesRows(options, leaf) ? 'data' : 'option'}.${leaf}`
}

export async function createAnalysis(
  dataset: string,
  type: string,
  title: string,
  options: StoredOptions,
): Promise<string> {
  const { database } = ownData()
  const [analysis, found, others] = await Promise.all([
    loadAnalysis(type),
    readDataset(database, dataset),
    listAnalyses(database, dataset),
  ])
  if (!analysis || !found) throw new Error(`${type} cannot be made of ${dataset}`)
  const id = newId()
  const answers: FieldValues = Object.fromEntries(
    Object.entries(options).map(([leaf, value]) => [fieldOf(allOptions(analysis.definition), leaf), value]),
  )
  await write({
    kind: 'analysis',
    record: id,
    fields: {
      project: found.project,
      dataset,
      type,
      version: analysis.definition.version,
      title,
      order: generateKeyBetween(others.at(-1)?.order ?? null, null),
      createdAt: Date.now(),
      deleted: false,
      ...answers,
    },
  })
  return id
}

export async function changeOption(
  analysis: AnalysisRecord,
  options: OptionSpecs,
  leaf: string,
  value: unknown,
): Promise<void> {
  await write({ kind: 'analysis', record: analysis.id, fields: { [fieldOf(options, leaf)]: value } })
}

export async function renameAnalysis(id: string, title: string): Promise<void> {
  await write({ kind: 'analysis', record: id, fields: { title } })
}

export async function deleteAnalysis(id: string): Promise<void> {
  await write({ kind: 'analysis', record: id, fields: { deleted: true } })
}

export async function readKept(id: string): Promise<KeptOutcome | undefined> {
  const row = await ownData().database.records.get(id)
  return row && analysisOf(row).kept
}

/** Keeps an outcome with what made it (SPEC D4). */
export async function keepOutcome(id: string, kept: KeptOutcome): Promise<void> {
  if (JSON.stringify(kept).length > MOST_CHARACTERS) return
  await write({ kind: 'analysis', record: id, fields: { 'data.outcome': kept } })
}
