import type { Json } from '#catalog/kit/json.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { displaySettings, type Preset } from '#catalog/kit/present/format.ts'
import { presentReading } from '#catalog/kit/present/reading.ts'
import type { Language } from '#catalog/kit/words.ts'
import type { Provenance, WrittenResult } from '#formats/document/provenance.ts'
import type { ProjectRecord } from '#formats/project/project-contents.ts'
import type { RecordRow, UserDatabase } from '../data/database/user-database.ts'
import { type AnalysisRecord, figuresShown, keeperOf } from '../data/datasets/analysis.ts'
import { askedRecords } from '../data/datasets/asked-questions.ts'
import { readSteps } from '../data/datasets/dataset.ts'
import { readKept } from '../data/datasets/kept-outcome.ts'
import { ownData } from '../data/own-data.ts'
import { ask } from '../workers/bridge.ts'
import { computeOutcome, questionOf } from './asked-question.ts'
import { groupKey, tableKey } from './group-key.ts'
import { loadEntry } from './load-entry.ts'
import { doneParts, writtenFigures, writtenTables } from './written-tables.ts'

/** What a document shows of a question. */
export interface WrittenParts {
  readonly record: AnalysisRecord
  /** Its tables (`tableKey`); all if omitted. */
  readonly tables?: ReadonlySet<string>
  /** True for the whole reading; a set for the readings of some groups of a split (`groupKey`). */
  readonly hasReading: boolean | ReadonlySet<string>
  readonly hasFigures: boolean | ReadonlySet<string>
}

interface Style {
  readonly language: Language
  readonly preset?: Preset
}

/**
 * How the results of a document were computed, from their kept outcomes; one too large to be kept is computed once more. Results of clinical tools
 * bring their entered values along, so they need no open database.
 */
export async function writtenProvenance(
  written: readonly (WrittenParts | WrittenResult)[],
  { language, preset }: Style,
): Promise<Provenance> {
  const datasets = [...new Set(written.flatMap((one) => ('record' in one ? [one.record.dataset] : [])))]
  const [recipes, opened] = await Promise.all([
    Promise.all(datasets.map((dataset) => recipeRecords(ownData().database, dataset))),
    Promise.all(datasets.map((dataset) => ask((engine) => engine.open(ownData().user, dataset)))),
  ])
  const settings = displaySettings(language, preset === undefined ? {} : { preset })
  const results = await Promise.all(
    written.map(async (one): Promise<readonly WrittenResult[]> => {
      if (!('record' in one)) return [one]
      const { record, tables, hasReading, hasFigures } = one
      const entry = await loadEntry(record)
      const recipe = datasets.indexOf(record.dataset)
      const dictionary = opened[recipe]?.dictionary
      if (!entry || !dictionary) return []
      const kept = await readKept(ownData().database, keeperOf(record).id)
      const { outcome, question, dataVersion, engineVersion } =
        kept ?? (await computeOutcome(record, questionOf(record, entry.definition), unwatched()))
      const display = { settings, names: namesOf(dictionary) }
      const groupOf = (part: number) => {
        const level = outcome.status === 'split' ? outcome.parts[part]?.level : undefined
        return level && groupKey(level)
      }
      const has = (groups: boolean | ReadonlySet<string>, part: number) =>
        typeof groups === 'boolean' ? groups : groups.has(groupOf(part) ?? '')
      const read = doneParts(outcome).filter(({ part }) => has(hasReading, part))
      const texts =
        'reading' in entry ? read.flatMap(({ done }) => presentReading(entry, done.facts, display).paragraphs) : []
      const shown = record.kind === 'chart' ? [] : writtenTables(entry.definition, outcome, display)
      const figures = hasFigures ? await writtenFigures(outcome, (all) => figuresShown(record, all)) : []
      return [
        {
          kind: record.source ? 'analysis' : record.kind,
          entry: record.type,
          title: record.title,
          question,
          dataVersion,
          engineVersion,
          recipe,
          tables: shown.filter(({ id, part }) => tables === undefined || tables.has(tableKey(id, groupOf(part)))),
          figures: figures.filter(({ part }) => has(hasFigures, part)),
          texts,
        },
      ]
    }),
  )
  const site = siteAddress(location)
  const about = { language, preset: preset ?? '', software: __BUILD__, site, writtenAt: Date.now() }
  return { ...about, results: results.flat(), recipes }
}

const unwatched = () => ({ signal: new AbortController().signal, onProgress: () => undefined })

/** The address that readers of a document can open: none over plain http, which is this machine or an intranet without certificates. */
function siteAddress({ protocol, origin }: Pick<Location, 'protocol' | 'origin'>): string {
  return protocol === 'https:' ? origin : ''
}

/** Fields that make the data: no names of projects, datasets, files or devices, and no comments. */
const making: Readonly<Record<string, RegExp>> = {
  project: /^convention\./,
  dataset: /^(?:sourceSha256|importSchema|data\.cellRules)$/,
  variable: /^(?:dataset|column|name|label|measure|data\.\w+)$/,
  set: /^(?:dataset|role|name|members|separator|reversed|scale|order|deleted|data\.\w+)$/,
  step: /^(?:dataset|type|version|firstVersion|order|enabled|(?:option|data)\..+)$/,
  analysis: /^(?:dataset|type|version|firstVersion|option\..+|data\.(?!outcome$|picture$|copy$).+)$/,
}

/** The records that make the data of a dataset out of its source, with the fields that do. */
export async function recipeRecords(database: UserDatabase, dataset: string): Promise<readonly ProjectRecord[]> {
  const row = await database.records.get(dataset)
  if (!row) return []
  const [project, below, steps] = await Promise.all([
    database.records.get(row.parent),
    database.records.where('parent').equals(dataset).toArray(),
    readSteps(database, dataset),
  ])
  const parts = below.filter(
    ({ kind, deleted }) => kind === 'variable' || (deleted === 0 && /^(?:set|step)$/.test(kind)),
  )
  const asked = await askedRecords(database, dataset, steps)
  const used = parts.filter((one) => one.kind !== 'step' || steps.some(({ id, enabled }) => id === one.id && enabled))
  return [...(project ? [project] : []), row, ...used, ...asked].map(recipeRecord)
}

function recipeRecord({ id, kind, fields }: RecordRow): ProjectRecord {
  const kept = Object.entries(fields).filter(([name]) => making[kind]?.test(name) === true)
  // in the order in which they were written
  const sorted = kept.toSorted(([, [, a]], [, [, b]]) => (a < b ? -1 : a > b ? 1 : 0))
  return { kind, id, fields: Object.fromEntries(sorted.map(([name, [value]]) => [name, value as Json])) }
}
