import { loadChart } from '#catalog/charts.ts'
import { loadAnalysis } from '#catalog/index.ts'
import type { NamedColumns } from '#catalog/kit/data-dictionary.ts'
import { type AnalysisRecord, keeperOf } from '../../data/datasets/analysis.ts'
import { readDataset } from '../../data/datasets/dataset.ts'
import { knownNames } from '../../data/datasets/kept-names.ts'
import { type KeptOutcome, readKept } from '../../data/datasets/kept-outcome.ts'
import { listAnalyses } from '../../data/datasets/list-analyses.ts'
import { lastDataset, lastQuestion } from '../../data/last-opened.ts'
import { ownData } from '../../data/own-data.ts'
import { currentLocale } from '../../i18n/locale.ts'
import { ask } from '../../workers/bridge.ts'
import type { OpenedDataset } from '../../workers/open-dataset.ts'
import type { Offer } from '../attached/offer.ts'
import { attachableQuestion } from './attachable-question.ts'
import { attachableResult } from './attachable-result.ts'

/** The address of the page that is open. */
export interface Place {
  readonly path: string
  readonly search: Readonly<Record<string, unknown>>
}

const KINDS = { '/dataAnalysis/show': 'analysis', '/statistical/detail': 'chart' } as const

/** What the open page could attach: of its dataset, otherwise of the one opened last. Undefined without any. */
export async function makeOffer({ path, search }: Place): Promise<Offer | undefined> {
  const { database } = ownData()
  const id = typeof search.dataset === 'string' ? search.dataset : await lastDataset(database)
  const dataset = id === undefined ? undefined : await readDataset(database, id)
  if (!dataset) return undefined
  const [opened, record] = await Promise.all([openedOf(dataset.id), questionOf(dataset.id, path, search)])
  const kept = record && (await readKept(database, keeperOf(record).id))
  const names: NamedColumns = opened?.dictionary ?? (await knownNames(database, dataset.id, kept))
  const { project, name } = dataset
  return {
    project,
    dataset: dataset.id,
    name,
    ...(opened && { rows: opened.rows }),
    variables: (opened?.dictionary.columns ?? []).map((column) => ({
      id: column.id,
      name: column.name,
      label: column.label,
      measure: column.measure,
      type: column.type,
    })),
    names: Object.fromEntries(names.columns.map((column) => [column.id, column.name])),
    page: path,
    ...(record && (await questionAndResult(record, kept, names))),
  }
}

/** Undefined where the rows are not, or cannot be read. */
async function openedOf(dataset: string): Promise<OpenedDataset | undefined> {
  return ask((engine) => engine.open(ownData().user, dataset)).catch(() => undefined)
}

/** The analysis or chart that the page shows. */
async function questionOf(dataset: string, path: string, search: Place['search']): Promise<AnalysisRecord | undefined> {
  const kind = Object.hasOwn(KINDS, path) ? KINDS[path as keyof typeof KINDS] : undefined
  if (kind === undefined) return undefined
  const { database } = ownData()
  const last = await lastQuestion(database, kind)
  const id = search[kind] ?? (last?.dataset === dataset ? last.id : undefined)
  return (await listAnalyses(database, dataset, kind)).find((one) => one.id === id)
}

async function questionAndResult(
  record: AnalysisRecord,
  kept: KeptOutcome | undefined,
  names: NamedColumns,
): Promise<Pick<Offer, 'question' | 'result'>> {
  const isChart = record.kind === 'chart' && !record.source
  const entry = await (isChart ? loadChart(record.type) : loadAnalysis(record.type))
  if (!entry) return {}
  const columns = new Set(names.columns.map(({ id }) => id))
  const question = attachableQuestion(record.kind, entry.definition, record.options, columns)
  if (!kept || !('reading' in entry)) return { question }
  const make = (hidesSmallCounts: boolean) =>
    attachableResult(entry, kept.outcome, names, { language: currentLocale(), hidesSmallCounts })
  try {
    const [hidden, shown] = [make(true), make(false)]
    if (!hidden || !shown) return { question }
    return { question, result: { smallCounts: shown.smallCounts, hidden: hidden.result, shown: shown.result } }
  } catch {
    return { question } // another version has computed it, and it cannot be shown
  }
}
