import { generateKeyBetween } from 'fractional-indexing'
import { loadAnalysis } from '#catalog/index.ts'
import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import type { OptionSpecs } from '#catalog/kit/options/options.ts'
import { carriesRows } from '#catalog/kit/options/plain-leaves.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { StoredVersion } from '#catalog/kit/options/upgrade-options.ts'
import { newId } from '../database/identifiers.ts'
import { edit, stampOf } from '../history/own-edits.ts'
import type { FieldValues } from '../outbox/change.ts'
import { ownData } from '../own-data.ts'
import type { AnalysisRecord, QuestionKind } from './analysis.ts'
import { ANALYSIS_FIGURE, figureFields, renewedCopies } from './analysis-figure.ts'
import { readDataset } from './dataset.ts'
import { listAnalyses } from './list-analyses.ts'

/** The fields that upgrade a record to this version of its entry: an older program then stops computing it. */
export function raised(stored: StoredVersion, { version }: { readonly version: number }): FieldValues {
  return stored.version >= version ? {} : { version, firstVersion: stored.firstVersion ?? stored.version }
}

/** The field in which an option's leaf is stored: below `data.` if it holds values from the rows (SPEC R6). */
export function fieldOf(options: OptionSpecs, leaf: string): string {
  return `${carriesRows(options, leaf) ? 'data' : 'option'}.${leaf}`
}

/**
 * The chart of a figure of an analysis: the one that exists, or a new one. Undefined if the analysis is no longer stored.
 * @param figure its id in the outcome
 */
export async function figureChart(
  { id, dataset, project }: Pick<AnalysisRecord, 'id' | 'dataset' | 'project'>,
  figure: string,
  title: string,
): Promise<string | undefined> {
  const { database } = ownData()
  const [charts, analysis] = await Promise.all([listAnalyses(database, dataset, 'chart'), database.records.get(id)])
  const known = charts.find(({ source }) => source?.analysis === id && source.figure === figure)
  if (known || !analysis) return known?.id
  const chart = newId()
  const order = generateKeyBetween(charts.at(-1)?.order ?? null, null)
  const fields = {
    project,
    dataset,
    type: ANALYSIS_FIGURE,
    version: 1,
    title,
    order,
    createdAt: Date.now(),
    deleted: false,
  }
  await edit([{ kind: 'chart', record: chart, fields: { ...fields, ...figureFields(analysis, figure) } }])
  return chart
}

/** The parts of an entry that a new record needs. */
interface Asked {
  readonly kind: QuestionKind
  readonly type: string
  readonly version: number
  readonly title: string
  readonly asks: OptionSpecs
  readonly options: StoredOptions
}

export async function createQuestion(dataset: string, asked: Asked): Promise<string> {
  const { database } = ownData()
  const { kind, type, version, title, asks, options } = asked
  const [found, others] = await Promise.all([readDataset(database, dataset), listAnalyses(database, dataset, kind)])
  if (!found) throw new Error(`${type} cannot be made of ${dataset}`)
  const id = newId()
  const answers: FieldValues = Object.fromEntries(
    Object.entries(options).map(([leaf, value]) => [fieldOf(asks, leaf), value]),
  )
  const order = generateKeyBetween(others.at(-1)?.order ?? null, null)
  const fields = { project: found.project, dataset, type, version, title, order, createdAt: Date.now(), deleted: false }
  await edit([{ kind, record: id, fields: { ...fields, ...answers } }])
  return id
}

export async function createAnalysis(
  dataset: string,
  type: string,
  title: string,
  options: StoredOptions,
): Promise<string> {
  const analysis = await loadAnalysis(type)
  if (!analysis) throw new Error(`There is no analysis ${type}`)
  const { version } = analysis.definition
  return createQuestion(dataset, {
    kind: 'analysis',
    type,
    version,
    title,
    asks: allOptions(analysis.definition),
    options,
  })
}

type Of = Pick<AnalysisRecord, 'id' | 'kind'>

/**
 * Changes one option, and upgrades a record of an older version; its older options are still upgraded on each read.
 * @param before what undo restores: the option's value as this version reads it
 * @returns the stamp of the record's last change
 */
export async function changeOption(
  { kind, id, source, ...stored }: Pick<AnalysisRecord, 'id' | 'kind' | 'version' | 'firstVersion' | 'source'>,
  { definition, asks }: { readonly definition: Pick<AnalysisDefinition, 'version'>; readonly asks: OptionSpecs },
  leaf: string,
  { before, after }: { readonly before: unknown; readonly after: unknown },
): Promise<string> {
  const field = fieldOf(asks, leaf)
  const fields = { [field]: after, ...(source ? {} : raised(stored, definition)) }
  if (kind === 'chart' && 'version' in fields) {
    const { keepBeforeUpgrade } = await import('./chart-versions.ts')
    await keepBeforeUpgrade(ownData().database, id)
  }
  await edit([{ kind, record: id, fields, before: { [field]: before } }], { joins: true })
  return stampOf(id)
}

export async function renameAnalysis(of: Of, title: string): Promise<void> {
  await edit([{ kind: of.kind, record: of.id, fields: { title } }])
}

/** Returns the key of the edit. */
export async function deleteAnalysis({ kind, id }: Of): Promise<number | undefined> {
  const copies = kind === 'analysis' ? await renewedCopies(ownData().database, id) : []
  return edit([
    ...copies.map((copy) => ({ kind: 'chart' as const, ...copy })),
    { kind, record: id, fields: { deleted: true } },
  ])
}
