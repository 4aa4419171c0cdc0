import { FormatError } from '../format-error.ts'
import { ByteDictionary } from '../table/byte-dictionary.ts'
import type { TypedCells } from './typed-file.ts'

const SPACE = 0x20

/** Numbers of a column while it is read; NaN for a missing value. */
export class NumberCells {
  #values: Float64Array
  #tags: Uint8Array | undefined
  #rows = 0

  /** @param expected rows, of a file that tells them; more may come */
  constructor(expected = 1024) {
    this.#values = new Float64Array(Math.max(16, expected))
  }

  push(value: number): void {
    if (this.#rows === this.#values.length) this.#grow()
    this.#values[this.#rows++] = value
  }

  /** A missing value of a kind (`engine/frame/missing-tags.ts`). */
  pushTag(tag: number): void {
    this.push(Number.NaN)
    if (tag === 0) return
    this.#tags ??= new Uint8Array(this.#values.length)
    this.#tags[this.#rows - 1] = tag
  }

  #grow(): void {
    const values = new Float64Array(this.#values.length * 2)
    values.set(this.#values)
    this.#values = values
    if (!this.#tags) return
    const tags = new Uint8Array(values.length)
    tags.set(this.#tags)
    this.#tags = tags
  }

  finish(): TypedCells {
    const values = exact(this.#values, this.#rows)
    return this.#tags ? { values, missingTags: exact(this.#tags, this.#rows) } : { values }
  }
}

/** Texts of a column while it is read. Each distinct string of bytes is decoded once. */
export class TextCells {
  #codes: Int32Array
  #rows = 0
  readonly #dictionary = new ByteDictionary()

  constructor(expected = 1024) {
    this.#codes = new Int32Array(Math.max(16, expected))
  }

  get textBytes(): number {
    return this.#dictionary.textBytes
  }

  /** Blanks at the end are padding, and nothing else is a missing value. */
  push(bytes: Uint8Array, from = 0, to = bytes.length): void {
    let end = to
    while (end > from && bytes[end - 1] === SPACE) end -= 1
    this.#add(end === from ? -1 : this.#dictionary.codeOf(bytes, from, end))
  }

  #add(code: number): void {
    if (this.#rows === this.#codes.length) {
      const codes = new Int32Array(this.#codes.length * 2)
      codes.set(this.#codes)
      this.#codes = codes
    }
    this.#codes[this.#rows++] = code
  }

  /** @param encoding of the bytes: all texts at once are decoded a few times faster if they are ASCII or valid UTF-8 */
  finish(decode: (bytes: Uint8Array) => string, encoding = ''): TypedCells {
    const whole = this.#textsAtOnce(encoding)
    if (whole) return { codes: exact(this.#codes, this.#rows), dictionary: whole }
    const texts: string[] = []
    const codeOf = new Map<string, number>()
    // two strings of bytes can be one text, if signs of them cannot be decoded
    const merged = Int32Array.from({ length: this.#dictionary.size }, (_, code) => {
      const { bytes, start, end } = this.#dictionary.bytesOf(code)
      const text = decode(bytes.subarray(start, end))
      if (text === '') return -1
      const known = codeOf.get(text)
      if (known !== undefined) return known
      codeOf.set(text, texts.length)
      return texts.push(text) - 1
    })
    const codes = exact(this.#codes, this.#rows)
    for (let row = 0; row < codes.length; row++) {
      const code = codes[row] as number
      if (code >= 0) codes[row] = merged[code] as number
    }
    return { codes, dictionary: texts }
  }

  /** Null if the encoding is another one, or two strings of bytes may be one text. */
  #textsAtOnce(encoding: string): string[] | null {
    if (encoding !== 'utf-8' && (!asciiBased.test(encoding) || !this.#isAscii())) return null
    try {
      return this.#dictionary.texts()
    } catch (error) {
      if (error instanceof FormatError) return null
      throw error
    }
  }

  #isAscii(): boolean {
    const { size, textBytes } = this.#dictionary
    if (size === 0) return true
    const { bytes } = this.#dictionary.bytesOf(0)
    for (let i = 0; i < textBytes; i++) if ((bytes[i] as number) >= 0x80) return false
    return true
  }
}

/** Encodings in which a byte below 0x80 is always the character of ASCII. */
const asciiBased = /^(?:gb18030|gbk|windows-|iso-8859-|koi8-|euc-)/

/** An array of the rows alone: a view would keep the whole in memory. */
const exact = <T extends Float64Array | Int32Array | Uint8Array>(array: T, rows: number): T =>
  (array.length === rows ? array : array.slice(0, rows)) as T
