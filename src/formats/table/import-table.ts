import type { Frame } from '#engine/frame/frame.ts'
import { makeFrame, ordinals } from '#engine/frame/make-columns.ts'
import type { RecordSink } from '../csv/scanner.ts'
import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import { buildColumns } from './build-columns.ts'
import type { FinishedCells } from './column-cells.ts'
import { columnFindings } from './column-findings.ts'
import { columnQuestions, markedLimits } from './column-questions.ts'
import { fileId, sourceColumns } from './file-order.ts'
import type { Finding } from './findings.ts'
import { askFooter } from './footer.ts'
import { headerNames, type MergedCells } from './header.ts'
import { type Inference, inferColumn } from './infer-column.ts'
import { profileOf } from './profile.ts'
import { proposeRules } from './propose-rules.ts'
import type { GivenAnswers, Question } from './questions.ts'
import {
  type CellRules,
  type ColumnRules,
  type ImportColumn,
  type ImportSchema,
  neededReader,
  readerVersion,
} from './schema.ts'
import { knownTable } from './table-bound.ts'
import { TableReader } from './table-reader.ts'

/** Passes every record of a source to the sink; can be called again. */
export type RecordStream = (sink: RecordSink, context: ReadContext) => Promise<StreamEnd>

interface StreamEnd {
  readonly findings: readonly Finding[]
  /** The source ends within its last row. */
  readonly endsMidRow: boolean
  /** Merged areas of a sheet. */
  readonly merged?: readonly MergedCells[]
}

/** The user's decisions about a column before the import; all others are proposed from its cells. */
export type ColumnChoice = Partial<Omit<ImportColumn, 'id'>> & { readonly rules?: ColumnRules }
export type ColumnChoices = Readonly<Record<string, ColumnChoice>>

export interface TableChoices {
  /** By column id. */
  readonly columns?: ColumnChoices
  readonly answers?: GivenAnswers
}

export type TableSettings = Pick<ImportSchema, 'layout' | 'headerRow' | 'headerRows' | 'decimal' | 'lastRow'>

export interface ImportResult {
  readonly frame: Frame
  readonly schema: ImportSchema
  readonly cellRules: CellRules
  readonly findings: readonly Finding[]
  /** Until each is answered, the import makes no value up. */
  readonly questions: readonly Question[]
}

/**
 * Imports a source: types are proposed from every cell. Reading the same source with the result's `schema` and `cellRules` gives the same
 * frame again (`readTable`).
 */
export async function importTable(
  stream: RecordStream,
  settings: TableSettings,
  choices: TableChoices,
  context: ReadContext,
): Promise<ImportResult> {
  const columns = choices.columns ?? {}
  const first = new TableReader({
    ...settings,
    form: (index) => {
      const choice = columns[fileId(index)]
      // a left-out column may still be what shows that the last rows are sums or notes
      if (choice?.include === false && settings.lastRow !== undefined) return 'skip'
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
  const read = { cells: first.columns.map((column) => column?.finish() ?? null) }
  const footer = settings.lastRow === undefined ? askFooter(read.cells, first.rows, choices.answers) : null
  if (footer?.taken === 'leave-out') {
    read.cells = [] // otherwise the table would be in memory twice
    const lastRow = bodyStart(settings) + first.rows - footer.cells.length - 1
    const { onProgress: _, ...quiet } = context
    const result = await importTable(stream, { ...settings, lastRow }, choices, quiet)
    progress?.(1)
    return { ...result, questions: [footer, ...result.questions] }
  }
  const header = headerNames(
    settings.headerRow === null ? [] : first.header,
    first.columns.length,
    headerMerges(settings, end),
  )
  const drafts = read.cells.map((cells, k) => {
    const name = header.names[k] as string
    return cells === null || columns[fileId(k)]?.include === false
      ? leftOut(k, name, columns)
      : draft(k, name, cells, settings.decimal, choices)
  })
  read.cells = []
  await readTextsAgain(stream, settings, drafts, choices, context)
  context.signal?.throwIfAborted()
  const rowIds = ordinals(first.rows)
  const { schema, cellRules } = frozen(settings, drafts)
  const take = (k: number) => {
    const { cells } = drafts[k] as Draft
    ;(drafts[k] as Draft).cells = null // otherwise the table would be in memory twice
    return cells
  }
  const frame = makeFrame(buildColumns(schema.columns, take, cellRules, settings.decimal), rowIds)
  progress?.(1)
  return {
    frame,
    schema,
    cellRules,
    findings: [
      ...end.findings,
      ...header.findings,
      ...rowFindings(first, end, settings),
      ...drafts.flatMap((d) => d.findings),
    ],
    questions: [...(footer === null ? [] : [footer]), ...drafts.flatMap((d) => d.questions)],
  }
}

/** Everything needed to reproduce the frame; the columns that mark limits follow those of the source. */
function frozen(settings: TableSettings, drafts: readonly Draft[]): Pick<ImportResult, 'schema' | 'cellRules'> {
  const columns = drafts.map(({ column }) => column)
  const rules = new Map(drafts.filter((d) => isRuled(d.rules)).map((d) => [d.column.id, d.rules]))
  for (const limitsOf of markedLimits(drafts.flatMap(({ questions }) => questions))) {
    const of = columns.find(({ id }) => id === limitsOf)
    if (!of?.include) continue
    const id = fileId(columns.length)
    const [name = id] = headerNames(
      [[...columns.map((column) => column.name), `${of.name}_limit`]],
      columns.length + 1,
    ).names.slice(-1)
    columns.push({ id, name, type: 'text', measure: 'nominal', include: true, limitsOf })
    // its cells depend on the rules of that column
    rules.set(id, rules.get(limitsOf) ?? noRules)
  }
  const cellRules = Object.fromEntries(rules)
  const needed = neededReader({ ...settings, columns }, cellRules)
  return { schema: { readerVersion: needed, ...settings, columns }, cellRules }
}

/** Reads an imported source again. Throws `schema-mismatch` if its columns are not those of the schema. */
export async function readTable(
  stream: RecordStream,
  schema: ImportSchema,
  cellRules: CellRules,
  context: ReadContext,
): Promise<Frame> {
  if (schema.readerVersion > readerVersion) throw new FormatError('newer-reader')
  const known = sourceColumns(schema.columns)
  const reader = new TableReader({
    ...schema,
    free: knownTable,
    form: (index) => {
      const column = known[index]
      if (column === undefined || !column.include) return 'skip'
      return column.type === 'number' ? 'numbers' : 'texts'
    },
  })
  await stream(reader.record, { ...context, onUnpacked: reader.bound.took })
  reader.checkNotEmpty()
  const { columns } = reader
  if (columns.length !== known.length)
    throw new FormatError('schema-mismatch', { found: columns.length, expected: known.length })
  const take = (k: number) => columns[k]?.finish() ?? null
  return makeFrame(buildColumns(schema.columns, take, cellRules, schema.decimal), ordinals(reader.rows))
}

interface Draft {
  column: ImportColumn
  cells: FinishedCells | null
  rules: ColumnRules
  findings: readonly Finding[]
  questions: readonly Question[]
}

const noRules: ColumnRules = { rules: [] }
const isRuled = (rules: ColumnRules) =>
  rules.rules.length > 0 || rules.levels !== undefined || rules.missingCodes !== undefined

function leftOut(index: number, name: string, choices: ColumnChoices): Draft {
  const { rules = noRules, ...choice } = choices[fileId(index)] ?? {}
  const column: ImportColumn = {
    id: fileId(index),
    name,
    type: 'text',
    measure: 'nominal',
    include: false,
    ...givenHeader(name, choice),
    ...choice,
  }
  return { column, cells: null, rules, findings: [], questions: [] }
}

function draft(
  index: number,
  name: string,
  cells: FinishedCells,
  decimal: '.' | ',',
  { columns = {}, answers }: TableChoices,
): Draft {
  const { rules: chosenRules, ...choice } = columns[fileId(index)] ?? {}
  const profile = profileOf(cells, decimal)
  const inference = inferColumn(name, cells, profile)
  const typed = chosen(fileId(index), name, inference, choice)
  const questions = chosenRules === undefined ? columnQuestions(typed, cells, profile, decimal, answers) : []
  const column = withUnit(typed, questions)
  const rules = chosenRules ?? proposeRules(column, profile, questions)
  const findings = columnFindings(column, inference, cells, profile, rules, questions)
  return { column, cells, rules, findings, questions }
}

/** For `12%` read as 12: adds the sign to the label, unless the name already has it. */
function withUnit(column: ImportColumn, questions: readonly Question[]): ImportColumn {
  const isPercent = questions.some(({ code, taken }) => code === 'percent' && taken === 'number')
  return isPercent && !/[%％]/.test(column.name) ? { ...column, label: `${column.name} (%)` } : column
}

/** A chosen type has its own defaults: those inferred for another type do not apply. */
function chosen(id: string, name: string, inference: Inference, choice: ColumnChoice): ImportColumn {
  const { keptBecause: _, ambiguousOrder: __, ...inferred } = inference
  const base = { id, name, include: true, ...givenHeader(name, choice) }
  if (choice.type === undefined || choice.type === inferred.type) return { ...base, ...inferred, ...choice }
  const measure = choice.type === 'text' ? 'nominal' : 'continuous'
  return { ...base, measure, ...choice, type: choice.type }
}

/** The name in the file, where the user has chosen another one. */
export function givenHeader(name: string, choice: ColumnChoice): Pick<ImportColumn, 'header'> {
  return choice.name === undefined || choice.name === name ? {} : { header: name }
}

/** Columns that were stored as numbers, and turned out to be text, have lost their spelling. */
async function readTextsAgain(
  stream: RecordStream,
  settings: TableSettings,
  drafts: Draft[],
  choices: TableChoices,
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
    const columns = { ...choices.columns, [column.id]: { ...choices.columns?.[column.id], type: column.type } }
    if (cells !== undefined) drafts[k] = draft(k, column.name, cells, settings.decimal, { ...choices, columns })
  }
}

const bodyStart = ({ headerRow, headerRows }: TableSettings) => (headerRow === null ? 0 : headerRow + headerRows)

/** Merged areas within the header, with rows relative to it; undefined if the source does not list any. */
function headerMerges(settings: TableSettings, end: StreamEnd): readonly MergedCells[] | undefined {
  const from = settings.headerRow ?? 0
  return end.merged
    ?.filter(({ row }) => row >= from && row < bodyStart(settings))
    .map((area) => ({ ...area, row: area.row - from }))
}

function rowFindings(reader: TableReader, end: StreamEnd, settings: TableSettings): Finding[] {
  const findings: Finding[] = []
  // Sheets do not store the blank cells at the end of a row.
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
