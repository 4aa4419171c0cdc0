import { ByteWriter } from '../typed/byte-writer.ts'
import { encodedText } from '../typed/encoded-texts.ts'

/** A text, or null for NA. */
type Text = string | null
const OBJECT = 0x100
const ATTRIBUTES = 0x200
const TAG = 0x400
const [SYMBOL, PAIRLIST, CHARACTER, INTEGER, DOUBLE, STRING, LIST] = [1, 2, 9, 13, 14, 16, 19]
const [REFERENCE, END] = [255, 254]
const UTF8 = 8 << 12
const ASCII = 64 << 12
/** The upper halves of NA are those of an infinity, with a letter in the third byte if it has a kind (`tagged_na` of haven). */
const NA_UPPER = 0x7ff00000
const NA_LOWER = 1954

/** Version 2 of R's serialisation (R Internals, 1.8), big-endian: R 1.4 and later read it. */
export class RWriter {
  readonly out = new ByteWriter(false)
  readonly #symbols = new Map<string, number>()

  constructor() {
    // version 2, written by R 4.2.2, readable from R 2.3.0
    this.out.ascii('X\n').i32(2).i32(0x00040202).i32(0x00020300)
  }

  #flags(type: number, { isObject = false, hasAttributes = false } = {}): void {
    this.out.i32(type | (isObject ? OBJECT : 0) | (hasAttributes ? ATTRIBUTES : 0))
  }

  /** The head of a list; its elements follow. */
  list(length: number, isObject: boolean): void {
    this.#flags(LIST, { isObject, hasAttributes: true })
    this.out.i32(length)
  }

  /** The head of a vector; its cells follow. */
  vector(type: 'integer' | 'double' | 'string', length: number, attributes: readonly Attribute[]): void {
    const hasAttributes = attributes.length > 0
    const isObject = attributes.some(([name]) => name === 'class')
    this.#flags(type === 'integer' ? INTEGER : type === 'double' ? DOUBLE : STRING, { isObject, hasAttributes })
    this.out.i32(length)
  }

  /** NaN is NA, of a kind if it has a tag of 2 to 27. */
  double(value: number, tag = 0): void {
    if (!Number.isNaN(value)) this.out.f64(value)
    else this.out.i32(NA_UPPER | (tag > 1 ? 95 + tag : 0)).i32(NA_LOWER)
  }

  /** Bytes of UTF-8. */
  characters(bytes: Uint8Array): void {
    let isAscii = true
    for (const byte of bytes) if (byte >= 0x80) isAscii = false
    this.out
      .i32(CHARACTER | (isAscii ? ASCII : UTF8))
      .i32(bytes.length)
      .bytes(bytes)
  }

  na(): void {
    this.out.i32(CHARACTER).i32(-1)
  }

  strings(texts: readonly Text[], attributes: readonly Attribute[] = []): void {
    this.vector('string', texts.length, attributes)
    for (const text of texts) {
      if (text === null) this.na()
      else this.characters(encodedText(text, Number.POSITIVE_INFINITY))
    }
    this.attributes(attributes)
  }

  integers(values: readonly number[]): void {
    this.vector('integer', values.length, [])
    for (const value of values) this.out.i32(value)
  }

  doubles(
    values: readonly { readonly value: number; readonly tag?: number }[],
    attributes: readonly Attribute[] = [],
  ): void {
    this.vector('double', values.length, attributes)
    for (const { value, tag } of values) this.double(value, tag)
    this.attributes(attributes)
  }

  /** Follow the cells of their vector; nothing if there are none. */
  attributes(attributes: readonly Attribute[]): void {
    if (attributes.length === 0) return
    for (const [name, write] of attributes) {
      this.out.i32(PAIRLIST | TAG)
      this.#symbol(name)
      write(this)
    }
    this.out.i32(END)
  }

  /** A symbol is written once; later ones refer to it. */
  #symbol(name: string): void {
    const known = this.#symbols.get(name)
    if (known !== undefined) {
      this.out.i32((known << 8) | REFERENCE)
      return
    }
    this.#symbols.set(name, this.#symbols.size + 1)
    this.out.i32(SYMBOL)
    this.characters(encodedText(name, Number.POSITIVE_INFINITY))
  }
}

/** A name, and what writes the value. */
export type Attribute = readonly [name: string, write: (writer: RWriter) => void]

export const textAttribute = (name: string, ...texts: readonly string[]): Attribute => [name, (w) => w.strings(texts)]
