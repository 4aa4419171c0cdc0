import type { ReadContext } from '../read-context.ts'
import type { ByteWriter } from '../typed/byte-writer.ts'
import { rowsPerYield, yieldToMessages } from '../yield-to-messages.ts'
import { largestValue, MISSING_F64 } from './missing.ts'
import type { DtaNumbers, DtaPlan, DtaTexts } from './write-plan.ts'

const BLOCK_BYTES = 1 << 20
const GSO = 'GSO'
const TEXT = 130

interface Block {
  readonly view: DataView
  readonly bytes: Uint8Array
  readonly from: number
  readonly to: number
  /** Width of a row. */
  readonly width: number
}

type Put = (block: Block) => void

/** For each long text the row, from 0, of the first cell with it, by the code of the text; -1 if no cell has it. */
function firstRows({ column, texts }: DtaTexts): Int32Array {
  const first = new Int32Array(texts.starts.length - 1).fill(-1)
  const { codes } = column
  for (let row = codes.length - 1; row >= 0; row--) if ((codes[row] as number) >= 0) first[codes[row] as number] = row
  return first
}

/** Writes `<data>` and `<strls>`, and tells where the second begins. Hears Stop between blocks. */
export async function writeRows(
  out: ByteWriter,
  rows: number,
  plans: readonly DtaPlan[],
  context: ReadContext,
): Promise<{ readonly longAt: number }> {
  const long = plans.map(({ cells }) => ('texts' in cells && cells.isLong ? firstRows(cells) : null))
  const width = plans.reduce((sum, { bytes }) => sum + bytes, 0)
  let at = 0
  const puts = plans.map(({ bytes, cells }, place): Put => {
    const own = at
    at += bytes
    if (!('texts' in cells)) return putNumbers(cells, own)
    const first = long[place]
    return first ? putReferences(cells, own, place + 1, first) : putTexts(cells, own, bytes)
  })
  const step = Math.max(1, Math.min(rowsPerYield(plans.length), Math.floor(BLOCK_BYTES / width)))
  const bytes = new Uint8Array(Math.min(step, rows) * width)
  const view = new DataView(bytes.buffer)
  out.ascii('<data>')
  for (let from = 0; from < rows; from += step) {
    context.signal?.throwIfAborted()
    const to = Math.min(rows, from + step)
    bytes.fill(0)
    for (const put of puts) put({ view, bytes, from, to, width })
    out.bytes(bytes, 0, (to - from) * width)
    out.flush()
    context.onProgress?.(to / rows)
    await yieldToMessages()
  }
  out.ascii('</data>')
  const longAt = out.length
  out.ascii('<strls>')
  if (long.some((first) => first !== null)) await writeLongTexts(out, rows, plans, long, context)
  out.ascii('</strls>')
  return { longAt }
}

function putNumbers({ column, kind, stored, letters }: DtaNumbers, at: number): Put {
  const { values, missingTags } = column
  const { orders, isMissing } = letters
  const set = setterOf(kind)
  return ({ view, from, to, width }) => {
    for (let row = from, place = at; row < to; row++, place += width) {
      const value = values[row] as number
      if (Number.isNaN(value)) set(view, place, Number.NaN, Math.max(0, (missingTags?.[row] ?? 0) - 1))
      else if (isMissing(value)) set(view, place, Number.NaN, orders.get(value) ?? 0)
      else set(view, place, stored(value), 0)
    }
  }
}

/** Writes a value, or for NaN the missing value of an order. */
function setterOf(kind: DtaNumbers['kind']): (view: DataView, at: number, value: number, order: number) => void {
  if (kind === 'f64')
    return (view, at, value, order) =>
      view.setFloat64(at, Math.abs(value) < MISSING_F64 ? value : MISSING_F64 * (1 + order / 4096), true)
  if (kind === 'f32')
    return (view, at, value, order) => {
      if (Number.isNaN(value)) view.setUint32(at, 0x7f000000 + order * 0x800, true)
      else if (Math.abs(value) < 2 ** 127) view.setFloat32(at, value, true)
      else view.setUint32(at, 0x7f000000, true)
    }
  const first = largestValue(kind, true) + 1
  const own = (value: number, order: number) => (Math.abs(value) < MISSING_F64 ? value : first + order)
  if (kind === 'i8') return (view, at, value, order) => view.setInt8(at, own(value, order))
  if (kind === 'i16') return (view, at, value, order) => view.setInt16(at, own(value, order), true)
  return (view, at, value, order) => view.setInt32(at, own(value, order), true)
}

/** Filled up with zeros, which the block has already. */
function putTexts({ column, texts }: DtaTexts, at: number, most: number): Put {
  const { codes } = column
  const { starts, bytes: source } = texts
  return ({ bytes, from, to, width }) => {
    for (let row = from, place = at; row < to; row++, place += width) {
      const code = codes[row] as number
      if (code < 0) continue
      const first = starts[code] as number
      const end = Math.min(first + most, starts[code + 1] as number)
      for (let k = first, target = place; k < end; k++, target++) bytes[target] = source[k] as number
    }
  }
}

/** The column in 16 bits and the row in 48 of the first cell with the text; zeros for an empty text. */
function putReferences({ column, texts }: DtaTexts, at: number, place: number, first: Int32Array): Put {
  const { codes } = column
  const { starts } = texts
  return ({ view, from, to, width }) => {
    for (let row = from, target = at; row < to; row++, target += width) {
      const code = codes[row] as number
      if (code < 0 || starts[code] === starts[code + 1]) continue
      const owner = (first[code] as number) + 1
      view.setUint16(target, place, true)
      view.setUint32(target + 2, owner, true)
    }
  }
}

/** Each long text once, in the order of the rows. */
async function writeLongTexts(
  out: ByteWriter,
  rows: number,
  plans: readonly DtaPlan[],
  long: readonly (Int32Array | null)[],
  { signal }: ReadContext,
): Promise<void> {
  const step = rowsPerYield(plans.length * 4)
  for (let from = 0; from < rows; from += step) {
    signal?.throwIfAborted()
    for (let row = from; row < Math.min(rows, from + step); row++)
      for (const [place, first] of long.entries()) {
        const cells = plans[place]?.cells
        if (!first || !cells || !('texts' in cells)) continue
        const code = cells.column.codes[row] as number
        if (code < 0 || first[code] !== row) continue
        const text = cells.texts.of(code)
        if (text.length === 0) continue
        out
          .ascii(GSO)
          .i32(place + 1)
          .u64(row + 1)
          .u8(TEXT)
          .i32(text.length + 1)
          .bytes(text)
          .u8(0)
        out.flush()
      }
    await yieldToMessages()
  }
}
