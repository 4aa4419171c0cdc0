import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import { bytesOf } from '../source.ts'
import { damaged } from '../typed/byte-view.ts'
import { CheckedCells } from '../typed/checked-cells.ts'
import { partOfRows } from '../typed/part-of-rows.ts'
import { encodingOfTexts } from '../typed/text-encoding.ts'
import { TextSample } from '../typed/text-sample.ts'
import type { OpenTyped, TypedColumn } from '../typed/typed-file.ts'
import { yieldToMessages } from '../yield-to-messages.ts'
import { fieldOf, hasCells, isId, isYesNo, type RecField, readingOf } from './rec-fields.ts'

const FORMAT = 'EpiData'
const MOST = 512 << 20
const MOST_COLUMNS = 32_767
/** Data of a record in a line, before its mark. */
const LINE = 78
const DELETED = 0x3f
const END_OF_FILE = 0x1a
const ROWS_PER_PAUSE = 2000

/**
 * Opens a data file of EpiData or Epi Info 6 (.rec): a line of text for each field, then records of fixed widths, divided into lines that end with a mark.
 * Records that are marked as deleted are left out. Labels of values are in another file (.chk), which is not read. Throws FormatError.
 */
export const openRec: OpenTyped = async (blob, { encoding: chosen }, context) => {
  if (blob.size > MOST) throw new FormatError('too-large-inflated', { entry: FORMAT, limit: MOST >> 20 })
  const bytes = await bytesOf(blob)
  context.onUnpacked?.(bytes.length)
  const lines = new Lines(bytes)
  const fields = readFields(lines)
  const stored = fields.filter(hasCells)
  if (stored.length === 0) throw new FormatError('no-columns')
  const sample = new TextSample()
  const records = await readRecords(lines, fields, sample, context)
  for (const { name, question } of stored) {
    sample.add(name)
    sample.add(question)
  }
  const encoding = encodingOfTexts('', chosen, sample.bytes())
  const decoder = new TextDecoder(encoding.encoding)
  const decode = (text: Uint8Array) => decoder.decode(text).trim()
  const cells = stored.map((field) => new CheckedCells(readingOf(field)))
  for (const [row, record] of records.kept.entries()) {
    let at = 0
    for (const [place, { width }] of stored.entries()) {
      cells[place]?.push(decode(record.subarray(at, at + width)))
      at += width
    }
    if (row % ROWS_PER_PAUSE !== 0) continue
    context.signal?.throwIfAborted()
    await yieldToMessages()
  }
  const made = cells.map((one) => one.finish())
  const all = { rows: records.kept.length, columns: made.map((one) => one.cells), remarks: [] }
  return {
    dictionary: {
      columns: stored.map((field, place) => columnOf(field, made[place]?.type ?? 'text', decode)),
      rows: all.rows,
      label: '',
      notes: [],
      sets: [],
      weight: null,
      encoding,
      remarks: records.deleted > 0 ? [{ code: 'deleted-rows-left-out', count: records.deleted }] : [],
    },
    read: (wanted, { signal }) => {
      signal?.throwIfAborted()
      return Promise.resolve(partOfRows(all, wanted))
    },
  }
}

/** Lines ended by LF or CRLF; the file by 0x1A, as those of DOS. */
class Lines {
  readonly #bytes: Uint8Array
  readonly #end: number
  at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    const end = bytes.lastIndexOf(END_OF_FILE)
    this.#end = end < 0 ? bytes.length : end
  }

  next(): Uint8Array | null {
    if (this.at >= this.#end) return null
    const found = this.#bytes.indexOf(0x0a, this.at)
    const stop = found < 0 || found > this.#end ? this.#end : found
    const line = this.#bytes.subarray(this.at, this.#bytes[stop - 1] === 0x0d ? stop - 1 : stop)
    this.at = stop + 1
    return line
  }
}

function readFields(lines: Lines): readonly RecField[] {
  const head = lines.next()
  const count = Number(/^\s*(\d+)/.exec(String.fromCharCode(...(head ?? []).slice(0, 20)))?.[1] ?? 0)
  if (count === 0) throw damaged(FORMAT, 0)
  if (count > MOST_COLUMNS) throw new FormatError('too-many-columns', { columns: count, limit: MOST_COLUMNS })
  const fields: RecField[] = []
  for (let k = 0; k < count; k++) {
    const at = lines.at
    const field = fieldOf(lines.next() ?? new Uint8Array())
    if (!field) throw damaged(FORMAT, at)
    fields.push(field)
  }
  return fields
}

/** The bytes of each record, end to end; blanks at the end of a line may be missing. */
async function readRecords(
  lines: Lines,
  fields: readonly RecField[],
  sample: TextSample,
  { signal }: ReadContext,
): Promise<{ readonly kept: readonly Uint8Array[]; readonly deleted: number }> {
  const width = fields.filter(hasCells).reduce((sum, field) => sum + field.width, 0)
  const perRecord = Math.ceil(width / LINE)
  const kept: Uint8Array[] = []
  let deleted = 0
  for (;;) {
    const start = lines.at
    const first = nextFilled(lines)
    if (!first) return { kept, deleted }
    const record = new Uint8Array(width).fill(0x20)
    let mark = 0
    for (let k = 0; k < perRecord; k++) {
      const line = k === 0 ? first : lines.next()
      mark = line?.at(-1) ?? 0
      const own = Math.min(LINE, width - k * LINE)
      // a cut file, or one of other widths
      if (!line || !isMark(mark) || line.length - 1 > own) throw damaged(FORMAT, start)
      record.set(line.subarray(0, -1), k * LINE)
    }
    if (mark === DELETED) deleted += 1
    else kept.push(record)
    if (!sample.isFull) sample.add(record)
    if (kept.length % ROWS_PER_PAUSE !== 0) continue
    signal?.throwIfAborted()
    await yieldToMessages()
  }
}

function nextFilled(lines: Lines): Uint8Array | null {
  for (;;) {
    const line = lines.next()
    if (!line || line.length > 0) return line
  }
}

/** `!`: entered; `^`: verified; `?`: deleted. */
const isMark = (byte: number) => byte === 0x21 || byte === 0x5e || byte === DELETED

function columnOf(field: RecField, type: TypedColumn['type'], decode: (text: Uint8Array) => string): TypedColumn {
  const isLabelled = isYesNo(field) && type === 'number'
  return {
    name: decode(field.name),
    label: decode(field.question),
    type,
    measure: isId(field) ? 'id' : isLabelled ? 'nominal' : null,
    valueLabels: isLabelled
      ? [
          { value: 1, label: 'Yes' },
          { value: 0, label: 'No' },
        ]
      : [],
    missingCodes: [],
    missingRanges: [],
  }
}
