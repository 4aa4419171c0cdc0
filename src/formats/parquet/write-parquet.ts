import type { SchemaElement } from 'hyparquet'
import { ByteWriter, ParquetWriter } from 'hyparquet-writer'
import type { Column, Frame, NumericColumn } from '#engine/frame/frame.ts'
import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import { type Loss, LossList } from '../typed/losses.ts'
import { yieldToMessages } from '../yield-to-messages.ts'
import { dictionaryText, KEY } from './slipstick-dictionary.ts'

/** As other writers: a reader of the first rows needs one group only. */
const GROUP = 100_000
const DAY = 86_400_000

/** How the values of a column are stored. */
type Storage = 'integer' | 'double' | 'day' | 'instant' | 'text'

/**
 * A frame as a Parquet file, compressed by Snappy: whole numbers as INT32 where they fit, days as DATE, instants as TIMESTAMP in milliseconds without a zone.
 * Its dictionary is in the metadata, which only this program reads. The same frame gives the same bytes.
 * @throws FormatError `no-columns`, or the signal's reason
 */
export async function frameToParquet(
  frame: Frame,
  context: ReadContext = {},
): Promise<{ readonly blob: Blob; readonly losses: readonly Loss[] }> {
  const { columns, rows } = frame
  if (columns.length === 0) throw new FormatError('no-columns')
  const names = uniqueNames(columns)
  const storages = columns.map(storageOf)
  const writer = new ByteWriter()
  const parquet = new ParquetWriter({
    writer,
    schema: [
      { name: 'schema', num_children: columns.length },
      ...storages.map((storage, place) => elementOf(names[place] ?? '', storage)),
    ],
    codec: 'SNAPPY',
    kvMetadata: [{ key: KEY, value: dictionaryText(frame) }],
    createdBy: 'Slipstick',
  })
  for (let from = 0; from < rows; from += GROUP) {
    const to = Math.min(rows, from + GROUP)
    const columnData: { name: string; data: (number | bigint | string | null)[] }[] = []
    for (const [place, column] of columns.entries()) {
      columnData.push({ name: names[place] ?? '', data: valuesOf(column, storages[place] ?? 'text', from, to) })
      context.signal?.throwIfAborted()
      await yieldToMessages()
    }
    await parquet.write({ columnData, rowGroupSize: GROUP })
    context.onProgress?.(to / rows)
  }
  await parquet.finish()
  return {
    blob: new Blob([writer.getBuffer()], { type: 'application/vnd.apache.parquet' }),
    losses: lossesOf(frame, names),
  }
}

/** Two columns of a name would be one in most readers. */
function uniqueNames(columns: readonly Column[]): readonly string[] {
  const used = new Set<string>()
  return columns.map(({ name }) => {
    let free = name
    for (let k = 2; used.has(free); k++) free = `${name}_${k}`
    used.add(free)
    return free
  })
}

function storageOf(column: Column): Storage {
  if (column.type === 'text') return 'text'
  if (column.type === 'datetime') return 'instant'
  if (column.type === 'date' && column.values.every((value) => Number.isNaN(value) || value % DAY === 0)) return 'day'
  if (column.type === 'date') return 'instant'
  // the bits of -0 are no whole number's
  const isWhole = (value: number) => Number.isNaN(value) || Object.is(value, value | 0)
  return column.values.every(isWhole) ? 'integer' : 'double'
}

function elementOf(name: string, storage: Storage): SchemaElement {
  const own = { name, repetition_type: 'OPTIONAL' } as const
  if (storage === 'integer') return { ...own, type: 'INT32' }
  if (storage === 'double') return { ...own, type: 'DOUBLE' }
  if (storage === 'text')
    return { ...own, type: 'BYTE_ARRAY', converted_type: 'UTF8', logical_type: { type: 'STRING' } }
  if (storage === 'day') return { ...own, type: 'INT32', converted_type: 'DATE', logical_type: { type: 'DATE' } }
  return { ...own, type: 'INT64', logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: false, unit: 'MILLIS' } }
}

function valuesOf(column: Column, storage: Storage, from: number, to: number): (number | bigint | string | null)[] {
  const length = to - from
  if (column.type === 'text')
    return Array.from({ length }, (_, k) => column.dictionary[column.codes[from + k] ?? -1] ?? null)
  return Array.from({ length }, (_, k) => {
    const value = column.values[from + k] as number
    if (Number.isNaN(value)) return null
    if (storage === 'day') return value / DAY
    return storage === 'instant' ? BigInt(Math.round(value)) : value
  })
}

function lossesOf({ columns, sets = [] }: Frame, names: readonly string[]): readonly Loss[] {
  const losses = new LossList()
  for (const [place, column] of columns.entries()) {
    const { name, label, valueLabels, missingCodes, missingRanges } = column
    if (names[place] !== name) losses.add('names-changed', `${name} → ${names[place]}`)
    if (missingCodes.length > 0 || missingRanges.length > 0) losses.add('codes-as-values', name)
    if (label !== '' || valueLabels.length > 0) losses.add('labels-for-this-program', name)
    if (column.type !== 'text' && hasTags(column)) losses.add('tags-left-out', name)
  }
  for (const { role, name } of sets) if (role === 'dimension') losses.add('sets-left-out', name)
  return losses.all()
}

const hasTags = ({ missingTags }: NumericColumn) => missingTags?.some((tag) => tag > 0) ?? false
