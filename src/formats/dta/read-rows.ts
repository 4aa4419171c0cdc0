import type { ReadContext } from '../read-context.ts'
import { chunksOf } from '../source.ts'
import { TextsDecoder } from '../typed/text-encoding.ts'
import type { TypedCells, TypedRemark, TypedRows, Wanted } from '../typed/typed-file.ts'
import { yieldToMessages } from '../yield-to-messages.ts'
import { type CellReader, cellReader, type RowBytes } from './column-cells.ts'
import { type DtaLayout, hasTags, type Storage } from './layout.ts'
import { LongTextCells, type LongTexts } from './long-texts.ts'
import { type LongTextTable, referenceSplit, scanLongTexts } from './scan-long-texts.ts'
import { msOfTime, type TimeUnit } from './time.ts'

/** What is kept of the head of an open file. */
export interface RowPlan {
  readonly layout: DtaLayout
  readonly isLittle: boolean
  readonly rows: number
  readonly rowBytes: number
  readonly dataAt: number
  readonly columns: readonly PlannedColumn[]
  readonly encoding: string
  /** Null before version 117. */
  readonly longTexts: LongTextTable | null
}

export interface PlannedColumn {
  readonly storage: Storage
  readonly at: number
  readonly unit: TimeUnit | null
}

const sliceBytes = 4 << 20
/** Some ten milliseconds of work. */
const cellsPerYield = 250_000

type Reader = { readonly place: number; readonly column: PlannedColumn } & (
  | { readonly cells: CellReader; readonly long?: undefined }
  | { readonly long: LongTextCells }
)

/**
 * Reads the wanted columns of the first rows. Each cell takes a byte of the file at least, and long texts are in memory once, so the table is in
 * proportion to its file.
 * @throws FormatError, or the signal's reason
 */
export async function readRows(blob: Blob, plan: RowPlan, wanted: Wanted, context: ReadContext): Promise<TypedRows> {
  const rows = Math.min(plan.rows, Math.max(0, wanted.rows ?? plan.rows))
  const readers = plan.columns.flatMap((column, place): Reader[] => {
    if (wanted.columns && !wanted.columns.has(place)) return []
    const isLong = column.storage.kind === 'long-text'
    return [{ place, column, ...(isLong ? { long: new LongTextCells(rows) } : { cells: cellReader(column, rows) }) }]
  })
  const longTexts = readers.some(({ long }) => long) ? plan.longTexts : null
  await takeRows(blob, plan, rows, readers, longTexts, shareOfRows(plan, rows, longTexts, context))
  const longDecoder = new TextsDecoder(plan.encoding)
  const texts = await readLongTexts(blob, readers, longTexts, longDecoder, context)
  const columns: (TypedCells | null)[] = plan.columns.map(() => null)
  const remarks: TypedRemark[] = []
  // columns share these texts
  if (longDecoder.undecodable > 0) remarks.push({ code: 'texts-undecodable', count: longDecoder.undecodable })
  for (const reader of readers) {
    if (rows > cellsPerYield / 10) await yieldToMessages()
    context.signal?.throwIfAborted()
    const decoder = new TextsDecoder(plan.encoding)
    const [cells, remark] = finished(reader, texts, decoder, plan.encoding)
    columns[reader.place] = cells
    const { place: column } = reader
    if (remark) remarks.push({ ...remark, column })
    if (decoder.undecodable > 0) remarks.push({ code: 'texts-undecodable', column, count: decoder.undecodable })
  }
  context.onProgress?.(1)
  return { rows, columns, remarks }
}

/** The rows are a part of the work if long texts follow. */
function shareOfRows(
  { rowBytes }: RowPlan,
  rows: number,
  longTexts: LongTextTable | null,
  context: ReadContext,
): ReadContext {
  const { onProgress } = context
  if (!longTexts || !onProgress) return context
  const share = (rows * rowBytes) / (rows * rowBytes + longTexts.to - longTexts.from + 1)
  return { ...context, onProgress: (fraction) => onProgress(fraction * share) }
}

async function takeRows(
  blob: Blob,
  plan: RowPlan,
  rows: number,
  readers: readonly Reader[],
  longTexts: LongTextTable | null,
  context: ReadContext,
): Promise<void> {
  const { layout, isLittle, rowBytes: width, dataAt } = plan
  const split = longTexts ? await referenceSplit(blob, longTexts, (column, row) => cellAt(plan, column, row)) : 16
  const perSlice = Math.max(1, Math.floor(sliceBytes / Math.max(1, width)))
  const tagged = hasTags(layout)
  let offset = dataAt
  for await (const bytes of chunksOf(blob.slice(dataAt, dataAt + rows * width), context, perSlice * width)) {
    const view = new DataView(bytes.buffer)
    const piece: RowBytes = { bytes, view, rows: Math.floor(bytes.length / width), width, isLittle, tagged }
    let cells = 0
    for (const reader of readers) {
      if (reader.long) reader.long.take(piece, reader.column.at, split, offset)
      else reader.cells.take(piece)
      cells += piece.rows
      if (cells < cellsPerYield) continue
      cells = 0
      await yieldToMessages()
      context.signal?.throwIfAborted()
    }
    offset += bytes.length
    await yieldToMessages()
  }
}

/** Columns and rows from 1; null if that is not a cell with a reference. */
function cellAt({ columns, rows, rowBytes, dataAt }: RowPlan, column: number, row: number): number | null {
  const found = columns[column - 1]
  if (found?.storage.kind !== 'long-text' || row < 1 || row > rows) return null
  return dataAt + (row - 1) * rowBytes + found.at
}

async function readLongTexts(
  blob: Blob,
  readers: readonly Reader[],
  table: LongTextTable | null,
  { decode }: TextsDecoder,
  context: ReadContext,
): Promise<LongTexts> {
  if (!table) return new Map()
  const wanted = new Set<number>()
  for (const { long } of readers) long?.addTo(wanted)
  return scanLongTexts(blob, table, wanted, decode, context)
}

function finished(
  reader: Reader,
  texts: LongTexts,
  { decode }: TextsDecoder,
  encoding: string,
): readonly [cells: TypedCells, remark: Omit<TypedRemark, 'column'> | null] {
  if (reader.long) {
    const { cells, binary } = reader.long.finish(texts)
    return [cells, binary > 0 ? { code: 'binary-left-out', count: binary } : null]
  }
  const cells = reader.cells.finish(decode, encoding)
  const { unit } = reader.column
  const lost = unit && 'values' in cells ? convertTimes(cells.values, unit) : 0
  return [cells, lost > 0 ? { code: 'dates-out-of-range', count: lost } : null]
}

/** Converts to ms since 1970 in place. @returns the number of those out of range, which become missing */
function convertTimes(values: Float64Array, unit: TimeUnit): number {
  let lost = 0
  for (let row = 0; row < values.length; row++) {
    const value = values[row] as number
    if (Number.isNaN(value)) continue
    const ms = msOfTime(unit, value)
    if (Number.isNaN(ms)) lost += 1
    values[row] = ms
  }
  return lost
}
