import type { SavColumn } from './sav-layout.ts'

/** Longest part of a very long string that is text; it is padded to 256. */
const SEGMENT = 255

/** Finds the bytes of a text in a case. */
export class TextField {
  readonly #column: SavColumn
  readonly #whole: Uint8Array
  /** The bytes found last: `from` to `to` of `bytes`. */
  bytes = new Uint8Array()
  from = 0
  to = 0

  constructor(column: SavColumn) {
    this.#column = column
    this.#whole = new Uint8Array(column.segments.length > 1 ? column.segments.length * SEGMENT : 0)
  }

  /** @param at offset of the case. The padding, blanks or NULs, is left out. */
  find(cases: Uint8Array, at: number): void {
    const { segments, width } = this.#column
    const [first] = segments
    if (!first) return
    if (segments.length === 1) {
      this.bytes = cases as Uint8Array<ArrayBuffer>
      this.from = at + first.from
      this.to = this.from + first.bytes
    } else {
      this.bytes = this.#whole as Uint8Array<ArrayBuffer>
      let length = 0
      for (const { from, bytes } of segments) {
        for (let k = 0; k < bytes; k++) this.bytes[length + k] = cases[at + from + k] as number
        length += bytes
      }
      this.from = 0
      this.to = Math.min(length, width)
    }
    while (this.to > this.from && isPadding(this.bytes[this.to - 1] as number)) this.to -= 1
  }
}

const isPadding = (byte: number) => byte === 0x20 || byte === 0
