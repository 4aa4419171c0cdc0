import { openAsBlob } from 'node:fs'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Json } from '#catalog/kit/json.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import type { Column, Frame, Measure, MissingRange, ValueLabel } from '#engine/frame/frame.ts'
import { fillTemplate } from '#formats/fill-template.ts'
import { FormatError } from '#formats/format-error.ts'
import { formatWords } from '#formats/messages.ts'
import type { ImportResult } from '#formats/table/import-table.ts'
import { importFile } from '#formats/table-file.ts'
import { boundAnswers, importAnswers } from './import-answers.ts'
import { isRecord } from './json-argument.ts'
import { reportImport } from './report-import.ts'
import type { Terminal } from './terminal.ts'
import { Refusal, UsageError } from './usage-error.ts'

export interface Table {
  readonly frame: Frame
  readonly dictionary: DataDictionary
}

export interface TableRequest {
  /** Path of the file. */
  readonly data: string
  readonly dictionary: Readonly<Record<string, Json>>
  /** Answers to the import's questions: `below-limit=half`, or for one variable `CRP:below-limit=half`. */
  readonly answers: readonly string[]
}

/**
 * Reads a file as a frame: of CSV, TSV and XLSX with types and measurement levels inferred from the cells, of SPSS, Stata, SAS, R and SQLite as it says. Throws Refusal if it is no table, or if
 * a question is open whose answer would make up a value or a row. `dictionary` overrides the inference by variable name: `{"sex": {"measure":
 * "nominal", "valueLabels": [{"value": 1, "label": "male"}], "missingCodes": [9], "missingRanges": [[97, null]]}}`.
 */
export async function readTable(request: TableRequest, terminal: Terminal): Promise<Table> {
  const { data: path, dictionary } = request
  const entries = new Map(Object.entries(dictionary))
  const { frame, ...answers } = await readData(request, terminal)
  // a dictionary entry that lists missing codes or ranges, even none, answers the question about them
  const ruled = new Set(answers.schema.columns.flatMap(({ id, name }) => (namesMissing(entries.get(name)) ? [id] : [])))
  const questions = answers.questions.filter(({ code, column = '' }) => code !== 'code' || !ruled.has(column))
  reportImport({ ...answers, questions }, terminal)
  const known = new Set(frame.columns.map(({ name }) => name))
  for (const name of Object.keys(dictionary))
    if (!known.has(name)) throw new UsageError(`There is no variable ${name} in ${path}`)
  const described = { ...frame, columns: frame.columns.map((column) => withEntry(column, entries.get(column.name))) }
  return { frame: described, dictionary: describeColumns(described) }
}

const namesMissing = (entry: Json | undefined) =>
  isRecord(entry) && ('missingCodes' in entry || 'missingRanges' in entry)

async function readData({ data: path, answers: given }: TableRequest, terminal: Terminal): Promise<ImportResult> {
  const answers = importAnswers(given)
  let blob: Blob
  try {
    blob = await openAsBlob(path)
  } catch {
    throw new UsageError(`There is no file ${path}`)
  }
  try {
    const read = await importFile(blob, { answers: answers.all })
    if (answers.ofVariables.size === 0) return read
    return await importFile(blob, { answers: boundAnswers(answers, read.schema.columns) })
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
    terminal.complain(fillTemplate(formatWords[error.code][terminal.language], error.params))
    throw new Refusal({ status: 'rejected', code: error.code, params: error.params })
  }
}

const measures: readonly Measure[] = ['continuous', 'ordinal', 'nominal', 'id']

function withEntry(column: Column, entry: Json | undefined): Column {
  if (entry === undefined) return column
  if (!isRecord(entry)) throw new UsageError(`The dictionary's entry of ${column.name} must be an object`)
  const measure = measures.find((known) => known === entry.measure)
  if (entry.measure !== undefined && measure === undefined)
    throw new UsageError(`${column.name}: measure is one of ${measures.join(', ')}`)
  return {
    ...column,
    ...(measure === undefined ? {} : { measure }),
    ...(typeof entry.label === 'string' ? { label: entry.label } : {}),
    ...(Array.isArray(entry.valueLabels) ? { valueLabels: entry.valueLabels.filter(isValueLabel) } : {}),
    ...(Array.isArray(entry.missingCodes) ? { missingCodes: entry.missingCodes.filter(isLevel) } : {}),
    ...(Array.isArray(entry.missingRanges) ? { missingRanges: entry.missingRanges.filter(isRange) } : {}),
  }
}

function isRange(value: unknown): value is MissingRange {
  const isEnd = (end: unknown) => end === null || typeof end === 'number'
  return Array.isArray(value) && value.length === 2 && value.every(isEnd)
}

function isLevel(value: unknown): value is number | string {
  return typeof value === 'number' || typeof value === 'string'
}

function isValueLabel(value: unknown): value is ValueLabel {
  return (
    typeof value === 'object' &&
    value !== null &&
    'value' in value &&
    isLevel(value.value) &&
    'label' in value &&
    typeof value.label === 'string'
  )
}
