import type { ReadContext } from '../read-context.ts'
import type { ByteWriter } from '../typed/byte-writer.ts'
import { rowsPerYield, yieldToMessages } from '../yield-to-messages.ts'
import type { SavNumbers, SavPlan, SavTexts } from './write-plan.ts'
import { slotsOf } from './write-records.ts'

const RAW = 253
const BLANKS = 254
const MISSING = 255
const BIAS = 100
const PIECE = 256 << 10
const SEGMENT = 255

/** Writes slots of 8 bytes as bytecode: eight codes, then those of the eight that are not in a code. */
class SlotWriter {
  readonly #out: ByteWriter
  readonly #bytes = new Uint8Array(PIECE)
  readonly #view = new DataView(this.#bytes.buffer)
  /** The place of the codes of this group. */
  #group = 0
  #code = 0
  #at = 8

  constructor(out: ByteWriter) {
    this.#out = out
  }

  /** The place of the code of the next slot. */
  #next(): number {
    if (this.#code === 8) {
      if (this.#at > PIECE - 128) {
        this.#out.bytes(this.#bytes, 0, this.#at)
        this.#at = 0
      }
      this.#group = this.#at
      this.#at += 8
      this.#code = 0
    }
    this.#code += 1
    return this.#group + this.#code - 1
  }

  /** NaN is the system-missing value. */
  number(value: number): void {
    const place = this.#next()
    const code = value + BIAS
    if (code >= 1 && code <= 251 && Number.isInteger(value) && !Object.is(value, -0)) this.#bytes[place] = code
    else if (Number.isNaN(value)) this.#bytes[place] = MISSING
    else {
      this.#bytes[place] = RAW
      this.#view.setFloat64(this.#at, value, true)
      this.#at += 8
    }
  }

  blanks(): void {
    this.#bytes[this.#next()] = BLANKS
  }

  /** Up to 8 bytes, filled up with blanks. */
  text(bytes: Uint8Array, from: number, to: number): void {
    this.#bytes[this.#next()] = RAW
    for (let k = 0; k < 8; k++) this.#bytes[this.#at + k] = from + k < to ? (bytes[from + k] as number) : 0x20
    this.#at += 8
  }

  finish(): void {
    if (this.#code === 0) return
    this.#bytes.fill(0, this.#group + this.#code, this.#group + 8)
    this.#out.bytes(this.#bytes, 0, this.#at)
  }
}

/** Writes the cases. Hears Stop between blocks. */
export async function writeCases(
  out: ByteWriter,
  rows: number,
  plans: readonly SavPlan[],
  context: ReadContext,
): Promise<void> {
  const slots = new SlotWriter(out)
  const cells = plans.map((plan) =>
    'texts' in plan.cells ? textCell(slots, plan, plan.cells) : numberCell(slots, plan.cells),
  )
  const all = plans.reduce((sum, { segments }) => sum + segments.reduce((own, width) => own + slotsOf(width), 0), 0)
  const step = rowsPerYield(2 * all)
  for (let from = 0; from < rows; from += step) {
    context.signal?.throwIfAborted()
    const to = Math.min(rows, from + step)
    for (let row = from; row < to; row++) for (const cell of cells) cell(row)
    out.flush()
    context.onProgress?.(to / rows)
    await yieldToMessages()
  }
  slots.finish()
}

function numberCell(slots: SlotWriter, { column, stored, tags }: SavNumbers): (row: number) => void {
  const { values, missingTags } = column
  return (row) => {
    const value = values[row] as number
    if (Number.isNaN(value)) slots.number(tags[missingTags?.[row] ?? 0] as number)
    else slots.number(stored(value))
  }
}

function textCell(slots: SlotWriter, { segments }: SavPlan, { column, texts }: SavTexts): (row: number) => void {
  const { codes } = column
  const { starts, bytes } = texts
  return (row) => {
    const code = codes[row] as number
    const first = code < 0 ? 0 : (starts[code] as number)
    const end = code < 0 ? 0 : (starts[code + 1] as number)
    for (let k = 0; k < segments.length; k++) {
      const from = first + k * SEGMENT
      const to = Math.min(end, from + (segments[k] as number))
      for (let slot = 0; slot < slotsOf(segments[k] as number); slot++) {
        const at = from + slot * 8
        if (at < to) slots.text(bytes, at, to)
        else slots.blanks()
      }
    }
  }
}
