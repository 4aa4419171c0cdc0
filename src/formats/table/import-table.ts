import type { Frame } from '#engine/frame/frame.ts'
import { makeFrame, ordinals } from '#engine/frame/make-columns.ts'
import type { RecordSink } from '../csv/scanner.ts'
import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import { buildColumn } from './build-column.ts'
import type { FinishedCells } from './column-cells.ts'
import { columnFindings } from './column-findings.ts'
import type { Finding } from './findings.ts'
import { headerNames, type MergedCells } from './header.ts'
import { type Inference, inferColumn } from './infer-column.ts'
import { profileOf } from './profile.ts'
import { proposeRules } from './propose-rules.ts'
import { type CellRules, type ColumnRules, type ImportColumn, type ImportSchema, readerVersion } from './schema.ts'
import { knownTable } from './table-bound.ts'
import { TableReader } from './table-reader.ts'

/** Gives every record of a source to the sink; can be called again. */
export type RecordStream = (sink: RecordSink, context: ReadContext) => Promise<StreamEnd>

interface StreamEnd {
  readonly findings: readonly Finding[]
  /** The source ends within its last row. */
  readonly endsMidRow: boolean
  /** Merged areas of a sheet. */
  readonly merged?: readonly MergedCells[]
}

/** What the user has decided about a column before the import; the rest is proposed from its cells. */
export type ColumnChoice = Partial<Omit<ImportColumn, 'id'>> & { readonly rules?: ColumnRules }
export type ColumnChoices = Readonly<Record<string, ColumnChoice>>

export type TableSettings = Pick<ImportSchema, 'layout' | 'headerRow' | 'headerRows' | 'decimal'>

export interface ImportResult {
  readonly frame: Frame
  readonly schema: ImportSchema
  readonly cellRules: CellRules
  readonly findings: readonly Finding[]
}

const columnId = (index: number) => `c${index + 1}`

/**
 * Reads a source for the first time: every cell takes part in the proposal of types. What the result names as `schema` and
 * `cellRules` reads the same source into the same frame again (`readTable`).
 */
export async function importTable(
  stream: RecordStream,
  settings: TableSettings,
  choices: ColumnChoices,
  context: ReadContext,
): Promise<ImportResult> {
  const first = new TableReader({
    ...settings,
    form: (index) => {
      const choice = choices[columnId(index)]
      if (choice?.include === false) return 'skip'
      return choice?.type === undefined || choice.type === 'number' ? 'auto' : 'texts'
    },
  })
  const progress = context.onProgress
  const end = await stream(first.record, {
    ...context,
    onProgress: (fraction) => progress?.(0.9 * fraction),
    onUnpacked: first.bound.took,
  })
  first.checkNotEmpty()
  const header = headerNames(
    settings.headerRow === null ? [] : first.header,
    first.columns.length,
    headerMerges(settings, end),
  )
  const drafts = first.columns.map((column, k) => {
    const name = header.names[k] as string
    return column === null ? leftOut(k, name, choices) : draft(k, name, column.finish(), settings.decimal, choices)
  })
  await readTextsAgain(stream, settings, drafts, choices, context)
  context.signal?.throwIfAborted()
  const rowIds = ordinals(first.rows)
  const columns = drafts.flatMap((d) => {
    const { column, cells, rules } = d
    d.cells = null // else the table would be in memory twice
    return cells === null || !column.include ? [] : [buildColumn(cells, column, rules, settings.decimal)]
  })
  progress?.(1)
  return {
    frame: makeFrame(columns, rowIds),
    schema: { readerVersion, ...settings, columns: drafts.map((d) => d.column) },
    cellRules: Object.fromEntries(drafts.flatMap((d) => (isRuled(d.rules) ? [[d.column.id, d.rules] as const] : []))),
    findings: [
      ...end.findings,
      ...header.findings,
      ...rowFindings(first, end, settings),
      ...drafts.flatMap((d) => d.findings),
    ],
  }
}

/** Reads a source as it was read before. Throws `schema-mismatch` where its columns are not those of the schema. */
export async function readTable(
  stream: RecordStream,
  schema: ImportSchema,
  cellRules: CellRules,
  context: ReadContext,
): Promise<Frame> {
  if (schema.readerVersion > readerVersion) throw new FormatError('newer-reader')
  const reader = new TableReader({
    ...schema,
    free: knownTable,
    form: (index) => {
      const column = schema.columns[index]
      if (column === undefined || !column.include) return 'skip'
      return column.type === 'number' ? 'numbers' : 'texts'
    },
  })
  await stream(reader.record, { ...context, onUnpacked: reader.bound.took })
  reader.checkNotEmpty()
  if (reader.columns.length !== schema.columns.length) {
    throw new FormatError('schema-mismatch', { found: reader.columns.length, expected: schema.columns.length })
  }
  const columns = reader.columns.flatMap((cells, k) => {
    const column = schema.columns[k] as ImportColumn
    return cells === null ? [] : [buildColumn(cells.finish(), column, cellRules[column.id] ?? noRules, schema.decimal)]
  })
  return makeFrame(columns, ordinals(reader.rows))
}

interface Draft {
  column: ImportColumn
  cells: FinishedCells | null
  rules: ColumnRules
  findings: readonly Finding[]
}

const noRules: ColumnRules = { rules: [] }
const isRuled = (rules: ColumnRules) => rules.rules.length > 0 || rules.levels !== undefined

function leftOut(index: number, name: string, choices: ColumnChoices): Draft {
  const { rules = noRules, ...choice } = choices[columnId(index)] ?? {}
  const column: ImportColumn = {
    id: columnId(index),
    name,
    type: 'text',
    measure: 'nominal',
    include: false,
    ...choice,
  }
  return { column, cells: null, rules, findings: [] }
}

function draft(index: number, name: string, cells: FinishedCells, decimal: '.' | ',', choices: ColumnChoices): Draft {
  const { rules: chosenRules, ...choice } = choices[columnId(index)] ?? {}
  const profile = profileOf(cells, decimal)
  const inference = inferColumn(name, cells, profile)
  const column = chosen(columnId(index), name, inference, choice)
  const rules = chosenRules ?? proposeRules(column, profile)
  return { column, cells, rules, findings: columnFindings(column, inference, cells, profile, rules) }
}

/** A chosen type brings its own defaults: what was inferred for another type does not apply. */
function chosen(id: string, name: string, inference: Inference, choice: ColumnChoice): ImportColumn {
  const { keptBecause: _, ambiguousOrder: __, ...inferred } = inference
  const base = { id, name, include: true }
  if (choice.type === undefined || choice.type === inferred.type) return { ...base, ...inferred, ...choice }
  const measure = choice.type === 'text' ? 'nominal' : 'continuous'
  return { ...base, measure, ...choice, type: choice.type }
}

/** Columns that were taken for numbers and turned out to be something else have lost how they were written. */
async function readTextsAgain(
  stream: RecordStream,
  settings: TableSettings,
  drafts: Draft[],
  choices: ColumnChoices,
  context: ReadContext,
): Promise<void> {
  const again = new Set(
    drafts.flatMap((d, k) => (d.cells?.form === 'numbers' && d.column.type !== 'number' ? [k] : [])),
  )
  if (again.size === 0) return
  const reader = new TableReader({ ...settings, form: (index) => (again.has(index) ? 'texts' : 'skip') })
  await stream(reader.record, {
    ...(context.signal && { signal: context.signal }),
    onUnpacked: reader.bound.took,
  })
  for (const k of again) {
    const cells = reader.columns[k]?.finish()
    const { column } = drafts[k] as Draft
    const decided = { ...choices, [column.id]: { ...choices[column.id], type: column.type } }
    if (cells !== undefined) drafts[k] = draft(k, column.name, cells, settings.decimal, decided)
  }
}

const bodyStart = ({ headerRow, headerRows }: TableSettings) => (headerRow === null ? 0 : headerRow + headerRows)

/** Merged areas within the header, by the row of the header; undefined where the source does not tell. */
function headerMerges(settings: TableSettings, end: StreamEnd): readonly MergedCells[] | undefined {
  const from = settings.headerRow ?? 0
  return end.merged
    ?.filter(({ row }) => row >= from && row < bodyStart(settings))
    .map((area) => ({ ...area, row: area.row - from }))
}

function rowFindings(reader: TableReader, end: StreamEnd, settings: TableSettings): Finding[] {
  const findings: Finding[] = []
  // A sheet does not store the blank cells at the end of a row.
  if (reader.shortRows > 0 && settings.layout.format === 'csv') {
    findings.push({ code: 'short-rows', params: { count: reader.shortRows, first: reader.firstShortRow } })
  }
  if (reader.longRows > 0) {
    findings.push({ code: 'long-rows', params: { count: reader.longRows, first: reader.firstLongRow } })
  }
  if (end.endsMidRow && reader.lastRowShort) findings.push({ code: 'maybe-truncated', params: {} })
  const below = end.merged?.filter(({ row }) => row < 0 || row >= bodyStart(settings)).length ?? 0
  if (below > 0) findings.push({ code: 'merged-cells', params: { count: below } })
  return findings
}
