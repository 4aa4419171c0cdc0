import { FormatError } from '../format-error.ts'

/**
 * Receives one record: field k is in `bytes` from `starts[k]` to `ends[k]`, unquoted. All arguments are valid only during the call, and the
 * sink may read one byte beyond each end.
 */
export type RecordSink = (bytes: Uint8Array, starts: Int32Array, ends: Int32Array, fields: number) => void

export interface ScanLimits {
  readonly maxFields: number
  readonly maxRecordBytes: number
}

const quote = 0x22
const lf = 0x0a
const cr = 0x0d
const incomplete = -1

/** How a field was written: bare; quoted with doubled quotes in it; quoted with text after the closing quote. */
const asIs = 0
const doubled = 1
const malformed = 2

/**
 * Splits UTF-8 bytes into records by RFC 4180, in chunks of any size. A quoted field may contain separators, line ends and doubled quotes; a
 * quote within an unquoted field is an ordinary character. LF, CRLF and CR end a record. Empty lines are skipped and counted.
 */
export class CsvScanner {
  private readonly delimiter: number
  private readonly sink: RecordSink
  private readonly limits: ScanLimits
  private readonly starts: Int32Array
  private readonly ends: Int32Array
  private readonly written: Uint8Array
  /** Pushed bytes that the sink has not yet got: the first `held` bytes, followed by a line end as a sentinel. */
  private buffer = new Uint8Array(1)
  private held = 0
  private skipLf = false
  private last = false
  /** Number of records passed to the sink. */
  records = 0
  blankLines = 0
  /** Quoted fields with text after the closing quote. */
  malformedQuotes = 0

  constructor(delimiter: string, sink: RecordSink, limits: ScanLimits) {
    this.delimiter = delimiter.charCodeAt(0)
    this.sink = sink
    this.limits = limits
    this.starts = new Int32Array(limits.maxFields)
    this.ends = new Int32Array(limits.maxFields)
    this.written = new Uint8Array(limits.maxFields)
  }

  push(chunk: Uint8Array): void {
    const length = this.held + chunk.length
    if (length >= this.buffer.length) {
      const held = this.buffer.subarray(0, this.held)
      this.buffer = new Uint8Array(length + 1)
      this.buffer.set(held)
    }
    const bytes = this.buffer
    bytes.set(chunk, this.held)
    bytes[length] = lf
    const used = this.scan(bytes, length)
    if (length - used > this.limits.maxRecordBytes) this.refuseLongRecord(bytes, used, length)
    bytes.copyWithin(0, used, length)
    this.held = length - used
  }

  /** Ends the source. Throws `unclosed-quote` if the last record is within quotes. */
  end(): void {
    this.last = true
    this.push(new Uint8Array(0))
  }

  /** Passes the complete records in `bytes` to the sink and returns the start of the first incomplete one. `bytes[length]` is a line end. */
  private scan(bytes: Uint8Array, length: number): number {
    const { delimiter, starts, ends, written, last } = this
    const common = Math.max(delimiter, cr)
    let i = this.skipLf && length > 0 && bytes[0] === lf ? 1 : 0
    if (length > 0) this.skipLf = false
    let recordStart = i
    let fields = 0
    let plain = true
    while (i < length) {
      this.checkFields(fields)
      starts[fields] = i
      written[fields] = asIs
      let close = incomplete
      if (bytes[i] === quote) {
        close = this.closingQuote(bytes, i + 1, length, fields)
        if (close === incomplete) return recordStart
        starts[fields] = i + 1
        i = close + 1
      }
      let b = bytes[i] as number
      // Most bytes are above a comma, a tab and a line end: one comparison each.
      while (b > common || (b !== delimiter && b !== lf && b !== cr)) b = bytes[++i] as number
      if (i >= length && !last) return recordStart
      ends[fields] = i
      if (close !== incomplete) {
        if (i > close + 1) written[fields] = malformed
        else ends[fields] = close
        if (written[fields] !== asIs) plain = false
      }
      fields++
      if (i < length && b === delimiter) {
        i++
        if (i < length || !last) continue
        // A separator as the very last byte is followed by one more, empty field.
        this.checkFields(fields)
        starts[fields] = i
        ends[fields] = i
        written[fields++] = asIs
      }
      if (fields === 1 && close === incomplete && starts[0] === ends[0]) this.blankLines++
      else {
        if (!plain) this.unescape(bytes, fields)
        this.records++
        this.sink(bytes, starts, ends, fields)
      }
      fields = 0
      plain = true
      i++
      if (b === cr && i < length && bytes[i] === lf) i++
      else if (b === cr && i === length) this.skipLf = true
      recordStart = Math.min(i, length)
    }
    return recordStart
  }

  private checkFields(fields: number): void {
    const limit = this.limits.maxFields
    if (fields === limit) throw new FormatError('too-many-columns', { columns: fields + 1, limit })
  }

  /** End of the quoted field that begins at `from`, or `incomplete` if the next chunk decides. */
  private closingQuote(bytes: Uint8Array, from: number, length: number, field: number): number {
    let i = from
    for (;;) {
      while (i < length && bytes[i] !== quote) i++
      if (i >= length) {
        if (this.last) throw new FormatError('unclosed-quote', { row: this.row })
        return incomplete
      }
      if (i + 1 >= length) return this.last ? i : incomplete
      if (bytes[i + 1] !== quote) return i
      this.written[field] = doubled
      i += 2
    }
  }

  /** In place: the record is complete, so these bytes are not scanned again. */
  private unescape(bytes: Uint8Array, fields: number): void {
    for (let k = 0; k < fields; k++) {
      if (this.written[k] === asIs) continue
      if (this.written[k] === malformed) this.malformedQuotes++
      const end = this.ends[k] as number
      let to = this.starts[k] as number
      let open = true
      for (let i = to; i < end; i++) {
        if (open && bytes[i] === quote) {
          if (bytes[i + 1] === quote && i + 1 < end) i++
          else {
            open = false
            continue
          }
        }
        bytes[to++] = bytes[i] as number
      }
      this.ends[k] = to
    }
  }

  private get row(): number {
    return this.records + this.blankLines + 1
  }

  private refuseLongRecord(bytes: Uint8Array, from: number, length: number): never {
    let quotes = 0
    for (let i = from; i < length; i++) if (bytes[i] === quote) quotes++
    if (quotes % 2 === 1) throw new FormatError('unclosed-quote', { row: this.row })
    throw new FormatError('row-too-long', { row: this.row, limit: Math.round(this.limits.maxRecordBytes / 2 ** 20) })
  }
}
