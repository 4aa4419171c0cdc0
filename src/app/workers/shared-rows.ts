import { loadComputation } from '#catalog/computes.ts'
import { isStyle } from '#catalog/kit/figures/style-leaves.ts'
import type { Json } from '#catalog/kit/json.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import { followedConventions } from '#catalog/kit/options/conventions.ts'
import { carriesRows } from '#catalog/kit/options/plain-leaves.ts'
import { readQuestion } from '#catalog/kit/options/read-question.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import { withoutSavedCells } from '#catalog/kit/outcome/saved-columns.ts'
import { idOf } from '#contract/records/id-of.ts'
import { type Column, columnById, type Frame } from '#engine/frame/frame.ts'
import { textLevels } from '#engine/frame/levels.ts'
import { frameToCsv } from '#formats/csv/write-csv.ts'
import type { ProjectRecord } from '#formats/project/project-contents.ts'
import { type ImportSchema, neededReader } from '#formats/table/schema.ts'
import { newId } from '../data/database/identifiers.ts'
import type { UserDatabase } from '../data/database/user-database.ts'
import { type AnalysisRecord, COPY, withoutStyle } from '../data/datasets/analysis.ts'
import { ANALYSIS_FIGURE } from '../data/datasets/analysis-figure.ts'
import { fileHash } from './file-hash.ts'
import type { JobContext } from './jobs.ts'
import { openDataset } from './open-dataset.ts'
import { recompute } from './recompute.ts'
import { neededOptions, usedColumns } from './used-columns.ts'

/** The rows that a share of a question would give away: those that are left after the steps, of the variables that it uses. */
export interface RowsInside {
  readonly rows: number
  /** Their names, in the order of the dataset. */
  readonly variables: readonly string[]
}

/** A dataset of the used variables alone, with the question: enough to compute it elsewhere. */
export interface SharedRows extends RowsInside {
  readonly kind: 'analysis' | 'chart'
  readonly entry: string
  /** As `questionOf` writes it, to these columns. */
  readonly question: string
  /** The version of these data (SPEC D3). */
  readonly data: string
  /** A project, its dataset, the used variables, and the question. */
  readonly records: readonly ProjectRecord[]
  /** The source of the dataset, CSV. */
  readonly source: string
  /** Computed from these rows, and equal to what was given. */
  readonly outcome: Outcome
}

/** A question that is shown, with the analysis of a chart that is one of its figures as its own. */
export type SharedQuestion = Omit<AnalysisRecord, 'order' | 'createdAt' | 'latest'>

/** What a share with rows would give away; undefined if nothing can be computed from rows alone. */
export async function rowsInside(database: UserDatabase, question: SharedQuestion): Promise<RowsInside | undefined> {
  const reduced = await reduce(database, question)
  return reduced && { rows: reduced.frame.rows, variables: reduced.columns.map(({ name }) => name) }
}

/**
 * The rows of the variables that a question uses, with the question. Nothing is stored. Undefined if the question needs more than them, or if
 * another result is computed from them than the one that is shown.
 * @param shown the outcome on the page
 */
export async function sharedRows(
  database: UserDatabase,
  question: SharedQuestion,
  shown: Outcome,
  context: JobContext,
): Promise<SharedRows | undefined> {
  const reduced = await reduce(database, question)
  if (!reduced) return undefined
  const { columns, frame, options, version, conventions } = reduced
  const blob = await frameToCsv(withBlanks(columns, frame), {}, { signal: context.signal })
  const about = { sha256: await fileHash(blob), size: blob.size }
  const { data, asked } = recordsOf(question, reduced, about)
  const kind = question.source ? 'analysis' : question.kind
  const { type: entry } = question
  const plain = withoutStyle(options)
  const request = { kind, entry, version, options: plain, conventions, recipe: data }
  const computed = await recompute(blob, request, context)
  if (!computed) return undefined
  const outcome = withoutSavedCells(computed.outcome)
  if (JSON.stringify(outcome) !== reduced.renamed(JSON.stringify(withoutSavedCells(shown)))) return undefined
  const answers = Object.entries(plain).sort(([a], [b]) => (a < b ? -1 : 1))
  const followed = Object.keys(conventions).length === 0 ? [] : [conventions]
  return {
    rows: frame.rows,
    variables: columns.map(({ name }) => name),
    kind,
    entry,
    question: JSON.stringify([version, answers, ...followed]),
    data: computed.dataVersion,
    records: [...data, ...asked],
    source: await blob.text(),
    outcome,
  }
}

type Reduced = NonNullable<Awaited<ReturnType<typeof reduce>>>

/** The used columns under ids of a source, and the question to them; undefined if it cannot be asked of rows alone. */
async function reduce(database: UserDatabase, question: SharedQuestion) {
  const { kind, source, type, dataset, conventions } = question
  const [computation, { frame, opened }] = await Promise.all([
    loadComputation(kind === 'chart' && !source ? 'charts' : 'analyses', type),
    openDataset(database, dataset),
  ])
  if (!computation) return undefined
  const { definition } = computation
  const { dictionary } = opened
  const { isNewer, stored, read } = readQuestion(definition, question, dictionary)
  if (isNewer || read.status !== 'ok') return undefined
  const specs = allOptions(definition)
  const used = usedColumns(specs, read.options, dictionary)
  const options = neededOptions(specs, { stored, answers: read.options }, used, dictionary)
  if (!options || used.length === 0 || frame.rows === 0) return undefined
  const ids = sourceIds(used)
  const renamed = (text: string) =>
    text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.\d+/g, (id) => ids.get(id) ?? id)
  return {
    frame,
    columns: used.flatMap((id) => {
      const column = columnById(frame, id)
      return column ? [inOrder({ ...column, id: ids.get(id) ?? id })] : []
    }),
    options: JSON.parse(renamed(JSON.stringify(options))) as StoredOptions,
    isPrivate: (leaf: string) => carriesRows(specs, leaf),
    version: definition.version,
    conventions: followedConventions(definition.options, conventions),
    renamed,
  }
}

/**
 * The column with an order of its levels that does not depend on the rows that were left out: a text that has no label stands where the source
 * has it first.
 */
function inOrder(column: Column): Column {
  if (column.type !== 'text') return column
  const left = new Set<string>()
  for (const code of column.codes) if (code >= 0) left.add(column.dictionary[code] ?? '')
  const valuesOf = (dictionary: readonly string[]) =>
    textLevels({ ...column, dictionary }).filter(({ value }) => left.has(String(value)))
  const [before, after] = [valuesOf(column.dictionary), valuesOf([...left])]
  return before.every(({ value }, k) => value === after[k]?.value) ? column : { ...column, valueLabels: before }
}

/** Columns of the source keep their ids, so that options need not be changed; those that steps made get the next ones. */
function sourceIds(used: readonly string[]): ReadonlyMap<string, string> {
  const own = used.filter((id) => /^c\d+$/.test(id))
  const last = Math.max(0, ...own.map((id) => Number(id.slice(1))))
  const made = used.filter((id) => !own.includes(id))
  return new Map([...own.map((id) => [id, id] as const), ...made.map((id, k) => [id, `c${last + k + 1}`] as const)])
}

const placeOf = (id: string) => Number(id.slice(1))
const inPlace = (columns: readonly Column[]) => columns.toSorted((a, b) => placeOf(a.id) - placeOf(b.id))

/** Each column at its place in the source, with columns of nothing, not even a name, in the places of others. */
function withBlanks(columns: readonly Column[], { rows, rowIds }: Frame): Frame {
  const cells = { type: 'text', codes: new Int32Array(rows).fill(-1), dictionary: [] } as const
  const nothing = { label: '', measure: 'nominal', valueLabels: [], missingCodes: [], missingRanges: [] } as const
  const last = placeOf(inPlace(columns).at(-1)?.id ?? 'c0')
  const all = Array.from({ length: last }, (_, k): Column => {
    const id = `c${k + 1}`
    return columns.find((column) => column.id === id) ?? { id, name: '', ...nothing, ...cells }
  })
  return { rows, rowIds, columns: all }
}

function schemaOf(columns: readonly Column[]): ImportSchema {
  const last = placeOf(inPlace(columns).at(-1)?.id ?? 'c0')
  const all = Array.from({ length: last }, (_, k) => {
    const id = `c${k + 1}`
    const column = columns.find((one) => one.id === id)
    return column
      ? { id, name: column.name, type: column.type, measure: column.measure, include: true }
      : { id, name: '', type: 'text' as const, measure: 'nominal' as const, include: false }
  })
  const layout = { format: 'csv', encoding: 'utf-8', delimiter: ',' } as const
  return {
    readerVersion: neededReader({ layout, columns: all }, {}),
    layout,
    headerRow: 0,
    headerRows: 1,
    decimal: '.',
    columns: all,
  }
}

/** The records that make the data, and those of the question; without names of projects, files and devices. */
function recordsOf(
  { kind, type, title, source }: SharedQuestion,
  { columns, options, isPrivate, version, conventions }: Reduced,
  { sha256, size }: { readonly sha256: string; readonly size: number },
): { readonly data: readonly ProjectRecord[]; readonly asked: readonly ProjectRecord[] } {
  const [project, dataset] = [newId(), newId()]
  const createdAt = Date.now()
  const given = Object.entries(conventions).map(([name, value]) => [`convention.${name}`, value as Json] as const)
  const data: ProjectRecord[] = [
    { kind: 'project', id: project, fields: Object.fromEntries(given) },
    {
      kind: 'dataset',
      id: dataset,
      fields: {
        project,
        name: title,
        sourceName: 'rows.csv',
        sourceSha256: sha256,
        sourceSize: size,
        sourceDevice: '',
        importSchema: schemaOf(columns) as unknown as Json,
        'data.cellRules': {},
        createdAt,
        deleted: false,
      },
    },
    ...columns.map((column) => ({
      kind: 'variable',
      id: idOf('variable', dataset, column.id),
      fields: {
        dataset,
        column: column.id,
        name: column.name,
        label: column.label,
        measure: column.measure,
        'data.valueLabels': column.valueLabels as unknown as Json,
        'data.missingCodes': column.missingCodes as Json,
        'data.missingRanges': column.missingRanges as unknown as Json,
      },
    })),
  ]
  const common = { project, dataset, title, order: 'a0', createdAt, deleted: false }
  const answered = (wanted: (leaf: string) => boolean) =>
    Object.fromEntries(
      Object.entries(options)
        .filter(([leaf]) => wanted(leaf))
        .map(([leaf, value]) => [`${isPrivate(leaf) ? 'data' : 'option'}.${leaf}`, value]),
    )
  if (!source)
    return { data, asked: [{ kind, id: newId(), fields: { ...common, type, version, ...answered(() => true) } }] }
  // a chart that is a figure of an analysis comes with that analysis
  const analysis = newId()
  const asked = { ...common, title: source.title, type, version, ...answered((leaf) => !isStyle(leaf)) }
  const copy = { type, title: source.title, version, options: withoutStyle(options) } as unknown as Json
  const figure = { 'option.analysis': analysis, 'option.figure': source.figure, [COPY]: copy, ...answered(isStyle) }
  const chart = { ...common, type: ANALYSIS_FIGURE, version: 1, ...figure }
  return {
    data,
    asked: [
      { kind: 'analysis', id: analysis, fields: asked },
      { kind: 'chart', id: newId(), fields: chart },
    ],
  }
}
