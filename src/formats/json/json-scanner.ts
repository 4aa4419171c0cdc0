import { FormatError } from '../format-error.ts'
import { damaged } from '../typed/byte-view.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const COLON = 0x3a
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d

/** Deeper nesting is in no table, and would exhaust the stack. */
const DEEPEST = 64
/** As for a cell of a workbook. */
const LONGEST = 16 << 20

export type JsonKind = 'object' | 'list' | 'text' | 'number' | 'boolean' | 'null' | 'end'

/** Words for numbers that Python writes, although JSON has none for them. */
const words: readonly (readonly [string, JsonKind])[] = [
  ['true', 'boolean'],
  ['false', 'boolean'],
  ['null', 'null'],
  ['NaN', 'null'],
  ['Infinity', 'number'],
  ['-Infinity', 'number'],
]

/**
 * Walks over JSON (RFC 8259) in memory value by value, so that a table never becomes a million objects, and a number keeps the digits
 * it has in the file. Throws `damaged-data-file` with the place that is wrong.
 */
export class JsonScanner {
  readonly bytes: Uint8Array
  at = 0
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) this.at = 3
  }

  /** The kind of the next value, after blanks. */
  kind(): JsonKind {
    this.blanks()
    const first = this.bytes[this.at]
    if (first === undefined) return 'end'
    if (first === OPEN_OBJECT) return 'object'
    if (first === OPEN_LIST) return 'list'
    if (first === QUOTE) return 'text'
    return this.#word()?.[1] ?? 'number'
  }

  blanks(): void {
    const { bytes } = this
    for (;;) {
      const byte = bytes[this.at]
      if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) return
      this.at += 1
    }
  }

  /** Calls `take` with the scanner before each value of an object, which it must pass over. */
  members(take: (key: string) => void): void {
    this.#expect(OPEN_OBJECT)
    this.blanks()
    if (this.bytes[this.at] === CLOSE_OBJECT) {
      this.at += 1
      return
    }
    for (;;) {
      this.blanks()
      const key = this.text()
      this.blanks()
      this.#expect(COLON)
      take(key)
      if (!this.nextMember()) return
    }
  }

  /** Steps into a list; `false` if it is empty, and then passed over. */
  enter(): boolean {
    this.#expect(OPEN_LIST)
    this.blanks()
    if (this.bytes[this.at] !== CLOSE_LIST) return true
    this.at += 1
    return false
  }

  /** After a value of a list: whether another one follows. */
  next(): boolean {
    return this.#goesOn(CLOSE_LIST)
  }

  /** After a value of an object: whether another one follows, whose key comes next. */
  nextMember(): boolean {
    return this.#goesOn(CLOSE_OBJECT)
  }

  #goesOn(end: number): boolean {
    this.blanks()
    const byte = this.bytes[this.at]
    if (byte !== COMMA && byte !== end) throw damaged('JSON', this.at)
    this.at += 1
    return byte === COMMA
  }

  text(): string {
    const start = this.at + 1
    const isPlain = this.#passText()
    const end = this.at - 1
    if (end - start > LONGEST) throw new FormatError('cell-too-long', { limit: LONGEST >> 20 })
    if (isPlain && end - start < 24) return this.#ascii(start, end)
    try {
      const text = this.#utf8.decode(this.bytes.subarray(start, end))
      return isPlain || !text.includes('\\') ? text : (JSON.parse(`"${text}"`) as string)
    } catch (error) {
      if (error instanceof TypeError) throw new FormatError('json-not-utf-8', { at: start })
      throw damaged('JSON', start)
    }
  }

  /** @returns whether the text is ASCII without escapes. */
  #passText(): boolean {
    const { bytes } = this
    this.#expect(QUOTE)
    let isPlain = true
    for (;;) {
      const byte = bytes[this.at]
      if (byte === undefined || byte < 0x20) throw damaged('JSON', this.at)
      this.at += 1
      if (byte === QUOTE) return isPlain
      if (byte === BACKSLASH) this.at += 1
      if (byte === BACKSLASH || byte >= 0x80) isPlain = false
    }
  }

  /** A number, `true` or `false` as it is written; '' for null. */
  word(): string {
    const word = this.#word()
    if (word) {
      this.at += word[0].length
      return word[1] === 'null' ? '' : word[0]
    }
    const start = this.at
    this.#passNumber()
    return this.#ascii(start, Math.min(this.at, start + 400))
  }

  /** Faster than a decoder for a few bytes. */
  #ascii(start: number, end: number): string {
    let text = ''
    for (let k = start; k < end; k++) text += String.fromCharCode(this.bytes[k] as number)
    return text
  }

  #passNumber(): void {
    const { bytes } = this
    const digits = () => {
      const from = this.at
      while ((bytes[this.at] ?? 0) >= 0x30 && (bytes[this.at] ?? 0) <= 0x39) this.at += 1
      if (this.at === from) throw damaged('JSON', this.at)
    }
    if (bytes[this.at] === 0x2d) this.at += 1
    digits()
    if (bytes[this.at] === 0x2e) {
      this.at += 1
      digits()
    }
    if (((bytes[this.at] ?? 0) | 0x20) !== 0x65) return
    this.at += 1
    if (bytes[this.at] === 0x2b || bytes[this.at] === 0x2d) this.at += 1
    digits()
  }

  #word(): readonly [string, JsonKind] | undefined {
    const first = this.bytes[this.at] ?? 0
    if (first < 0x41 && !(first === 0x2d && this.bytes[this.at + 1] === 0x49)) return undefined
    const found = words.find(([word]) =>
      Array.from(word).every((sign, k) => this.bytes[this.at + k] === sign.charCodeAt(0)),
    )
    if (found) return found
    const rest = String.fromCharCode(...this.bytes.subarray(this.at, this.at + 12))
    const isCut = this.at + rest.length === this.bytes.length && words.some(([word]) => word.startsWith(rest))
    throw damaged('JSON', isCut ? this.bytes.length : this.at)
  }

  /** Passes over a value of any kind. */
  skip(depth = 0): void {
    const kind = this.kind()
    if (depth > DEEPEST) throw damaged('JSON', this.at)
    if (kind === 'object') this.members(() => this.skip(depth + 1))
    else if (kind === 'text') this.#passText()
    else if (kind !== 'list') this.word()
    else if (this.enter())
      do this.skip(depth + 1)
      while (this.next())
  }

  /** The next value as it is written. */
  source(): string {
    this.blanks()
    const start = this.at
    this.skip()
    if (this.at - start > LONGEST) throw new FormatError('cell-too-long', { limit: LONGEST >> 20 })
    try {
      return this.#utf8.decode(this.bytes.subarray(start, this.at))
    } catch {
      throw new FormatError('json-not-utf-8', { at: start })
    }
  }

  #expect(byte: number): void {
    if (this.bytes[this.at] !== byte) throw damaged('JSON', this.at)
    this.at += 1
  }
}
