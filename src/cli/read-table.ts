import { openAsBlob } from 'node:fs'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Json } from '#catalog/kit/json.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import type { Column, Frame, Measure, MissingRange, ValueLabel } from '#engine/frame/frame.ts'
import { FormatError } from '#formats/format-error.ts'
import { importFile } from '#formats/table-file.ts'
import { isRecord } from './json-argument.ts'
import { Refusal, UsageError } from './usage-error.ts'

export interface Table {
  readonly frame: Frame
  readonly dictionary: DataDictionary
}

/**
 * A CSV, TSV or XLSX file as a frame, types and measurement levels inferred from its cells. `dictionary` says otherwise, by name of
 * the variable: `{"sex": {"measure": "nominal", "valueLabels": [{"value": 1, "label": "male"}], "missingCodes": [9],
 * "missingRanges": [[97, null]]}}`.
 */
export async function readTable(path: string, dictionary: Readonly<Record<string, Json>> = {}): Promise<Table> {
  const frame = await readFrame(path)
  const entries = new Map(Object.entries(dictionary))
  const known = new Set(frame.columns.map(({ name }) => name))
  for (const name of Object.keys(dictionary))
    if (!known.has(name)) throw new UsageError(`There is no variable ${name} in ${path}`)
  const described = { ...frame, columns: frame.columns.map((column) => withEntry(column, entries.get(column.name))) }
  return { frame: described, dictionary: describeColumns(described) }
}

async function readFrame(path: string): Promise<Frame> {
  let blob: Blob
  try {
    blob = await openAsBlob(path)
  } catch {
    throw new UsageError(`There is no file ${path}`)
  }
  try {
    return (await importFile(blob)).frame
  } catch (error) {
    if (error instanceof FormatError) throw new Refusal({ status: 'rejected', code: error.code, params: error.params })
    throw error
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
