const PIECE = 128 << 10
/** Unpacked cases that are passed on together. */
const BATCH = 256 << 10

const END = 252
const RAW = 253
const BLANKS = 254
const MISSING = 255

/** What the codes of compressed cases mean. */
export interface CodeForm {
  /** By slot of 8 bytes: whether it is of a string. */
  readonly isText: Uint8Array
  readonly isLittle: boolean
  readonly bias: number
  readonly systemMissing: number
}

/**
 * Unpacks bytecode: eight codes, each for a slot of 8 bytes, then the slots that are not in a code (PSPP developer's guide, 2023, "System File
 * Format": data record). Passes on whole cases, with numbers in the byte order of the file.
 */
export class CaseUnpacker {
  /** Whole cases. */
  rows = 0
  isEnded = false
  readonly #most: number
  readonly #isText: Uint8Array
  readonly #take: (cases: Uint8Array, rows: number) => void
  readonly #numbers: Uint32Array
  readonly #texts: Uint32Array
  readonly #piece = new Uint8Array(PIECE)
  readonly #words = new Uint32Array(this.#piece.buffer)
  /** Bytes of `#piece` that are not used yet. */
  #pending = 0
  readonly #codes = new Uint8Array(8)
  #nextCode = 8
  readonly #batch: Uint32Array
  readonly #batchBytes: Uint8Array
  /** Slots in the batch. */
  #filled = 0
  #slot = 0

  /** @param most cases after which it ends */
  constructor(form: CodeForm, most: number, take: (cases: Uint8Array, rows: number) => void) {
    this.#most = most
    this.#isText = form.isText
    this.#take = take
    this.#numbers = patterns(form, false)
    this.#texts = patterns(form, true)
    const slots = form.isText.length
    this.#batch = new Uint32Array(Math.max(1, Math.min(most, Math.floor(BATCH / (slots * 8)))) * slots * 2)
    this.#batchBytes = new Uint8Array(this.#batch.buffer)
    if (most === 0) this.isEnded = true
  }

  /** Slots of a case that has begun. */
  get begun(): number {
    return this.#slot
  }

  push(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length && !this.isEnded; ) {
      const part = bytes.subarray(at, at + PIECE - this.#pending)
      this.#piece.set(part, this.#pending)
      at += part.length
      const length = this.#pending + part.length
      const words = length >> 3
      this.#unpack(words)
      this.#piece.copyWithin(0, words << 3, length)
      this.#pending = length & 7
    }
  }

  /** Passes on the last cases. */
  finish(): void {
    const slots = this.#isText.length
    const rows = Math.floor(this.#filled / slots)
    if (rows > 0) this.#take(this.#batchBytes.subarray(0, rows * slots * 8), rows)
    this.#filled = 0
  }

  #unpack(count: number): void {
    const input = this.#words
    const output = this.#batch
    const codes = this.#codes
    const slots = this.#isText.length
    let at = 0
    let code = this.#nextCode
    let slot = this.#slot
    let to = this.#filled * 2
    for (;;) {
      if (code === 8) {
        if (at === count) break
        for (let k = 0; k < 8; k++) codes[k] = this.#piece[at * 8 + k] as number
        at += 1
        code = 0
      }
      const value = codes[code] as number
      if (value === 0) {
        code += 1
        continue
      }
      if (value === END) {
        this.isEnded = true
        break
      }
      if (value === RAW) {
        if (at === count) break
        output[to] = input[at * 2] as number
        output[to + 1] = input[at * 2 + 1] as number
        at += 1
      } else {
        const pattern = this.#isText[slot] === 1 ? this.#texts : this.#numbers
        output[to] = pattern[value * 2] as number
        output[to + 1] = pattern[value * 2 + 1] as number
      }
      code += 1
      to += 2
      slot += 1
      if (slot < slots) continue
      slot = 0
      this.rows += 1
      if (this.rows === this.#most) {
        this.isEnded = true
        break
      }
      if (to === output.length) {
        this.#take(this.#batchBytes, to / 2 / slots)
        to = 0
      }
    }
    this.#nextCode = code
    this.#slot = slot
    this.#filled = to / 2
  }
}

/** The 8 bytes of each code. A number among strings is written by some programs: 0 is eight NULs. */
function patterns({ isLittle, bias, systemMissing }: CodeForm, isText: boolean): Uint32Array {
  const bytes = new Uint8Array(256 * 8)
  const view = new DataView(bytes.buffer)
  for (let code = 1; code < END; code++) view.setFloat64(code * 8, code - bias, isLittle)
  for (const code of [BLANKS, MISSING])
    if (isText) bytes.fill(0x20, code * 8, code * 8 + 8)
    else view.setFloat64(code * 8, systemMissing, isLittle)
  return new Uint32Array(bytes.buffer)
}
