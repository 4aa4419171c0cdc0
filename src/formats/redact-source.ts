import { columnFile } from './columns/write-columns.ts'
import { csvStream } from './csv/csv-stream.ts'
import type { RecordSink } from './csv/scanner.ts'
import { openBook } from './open-book.ts'
import type { ReadContext } from './read-context.ts'
import { streamOfSheet } from './sheets/read-sheets.ts'
import { type Source, toBlob } from './source.ts'
import { inFileOrder, sourceColumns } from './table/file-order.ts'
import type { RecordStream } from './table/import-table.ts'
import { type CsvLayout, type ImportSchema, isTyped, type SheetLayout, type TypedLayout } from './table/schema.ts'
import { openTyped, wantedOf } from './typed-table.ts'

export interface RedactedSource {
  readonly blob: Blob
  readonly schema: ImportSchema
}

const pieceBytes = 1 << 20
const comma = 0x2c
const quote = 0x22
const newline = 0x0a

/**
 * The source without the cells of the columns that the schema leaves out: UTF-8 CSV with the header, or for a file with types and a dictionary a file of the
 * other columns. Left-out columns stay, empty, so that every other column keeps its id. Rows above the header and below the data are removed too, since titles
 * and notes name hospitals and people. With the returned schema and the same cell rules it gives the same frame.
 */
export async function redactSource(
  source: Source,
  schema: ImportSchema,
  context: ReadContext = {},
): Promise<RedactedSource> {
  const ordered = inFileOrder(schema, {})
  if (ordered) {
    const redacted = await redactSource(source, ordered.schema, context)
    return { ...redacted, schema: { ...redacted.schema, columns: schema.columns } }
  }
  const { layout: given } = schema
  if (isTyped(given)) return redactTyped(await toBlob(source), { ...schema, layout: given }, context)
  const { lastRow = Number.POSITIVE_INFINITY, ...kept } = schema
  const keep = sourceColumns(schema.columns).map((column) => column.include)
  const headerRows = schema.headerRow === null ? 0 : schema.headerRows
  const writer = new RedactingWriter(keep, { skipRows: schema.headerRow ?? 0, headerRows, lastRow })
  const stream = await streamOf(await toBlob(source), given)
  await stream(writer.record, context)
  const layout = { format: 'csv' as const, encoding: 'utf-8', delimiter: ',' }
  return { blob: writer.finish(), schema: { ...kept, layout, headerRow: schema.headerRow === null ? null : 0 } }
}

async function redactTyped(
  blob: Blob,
  schema: ImportSchema & { readonly layout: TypedLayout },
  context: ReadContext,
): Promise<RedactedSource> {
  const { layout, columns } = schema
  const { dictionary, read } = await openTyped(blob, layout.format, layout, context)
  const rows = await read(wantedOf(columns.map(({ include }) => include)), context)
  const without = { ...dictionary, label: '', notes: [] }
  return { blob: columnFile(without, rows), schema: { ...schema, layout: { format: 'columns', encoding: 'utf-8' } } }
}

/** The records of a source as its schema says. */
export async function streamOf(blob: Blob, layout: CsvLayout | SheetLayout): Promise<RecordStream> {
  if (layout.format === 'csv') return csvStream(blob, layout)
  return streamOfSheet(await openBook(blob, layout.format), layout.sheet)
}

interface WrittenRows {
  readonly skipRows: number
  readonly headerRows: number
  readonly lastRow: number
}

class RedactingWriter {
  private readonly pieces: Uint8Array<ArrayBuffer>[] = []
  private piece = new Uint8Array(pieceBytes)
  private used = 0
  private row = 0
  private readonly keep: readonly boolean[]
  private readonly rows: WrittenRows

  constructor(keep: readonly boolean[], rows: WrittenRows) {
    this.keep = keep
    this.rows = rows
  }

  readonly record: RecordSink = (bytes, starts, ends, fields) => {
    const row = this.row++
    const { skipRows, headerRows, lastRow } = this.rows
    if (row < skipRows || row > lastRow) return
    const isHeader = row < skipRows + headerRows
    for (let k = 0; k < fields; k++) {
      if (k > 0) this.byte(comma)
      if (isHeader || this.keep[k] === true) this.cell(bytes, starts[k] as number, ends[k] as number, fields === 1)
      else if (fields === 1) this.cell(bytes, 0, 0, true)
    }
    this.byte(newline)
  }

  /** Quotes whenever a reader might need it, and where a bare blank would make an empty line. */
  private cell(bytes: Uint8Array, start: number, end: number, alone: boolean): void {
    let quoted = alone
    for (let i = start; i < end && !quoted; i++) {
      const b = bytes[i] as number
      quoted = b === comma || b === quote || b < 0x20
    }
    if (!quoted) {
      for (let i = start; i < end; i++) this.byte(bytes[i] as number)
      return
    }
    this.byte(quote)
    for (let i = start; i < end; i++) {
      if (bytes[i] === quote) this.byte(quote)
      this.byte(bytes[i] as number)
    }
    this.byte(quote)
  }

  private byte(b: number): void {
    if (this.used === pieceBytes) {
      this.pieces.push(this.piece)
      this.piece = new Uint8Array(pieceBytes)
      this.used = 0
    }
    this.piece[this.used++] = b
  }

  finish(): Blob {
    return new Blob([...this.pieces, this.piece.subarray(0, this.used)], { type: 'text/csv;charset=utf-8' })
  }
}
