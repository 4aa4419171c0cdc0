import type { ReadContext } from '../read-context.ts'
import { yieldToMessages } from '../yield-to-messages.ts'

const TEXTS_PER_YIELD = 20_000

const encoder = new TextEncoder()

export interface EncodingRules {
  /** Most bytes of a text; it is cut before the sign that exceeds them. */
  readonly limit: number
  /** Whether blanks at the end are left out, which a fixed width does not tell from its filling. */
  readonly trimEnd: boolean
}

/** UTF-8 of many texts in one array, without NUL, which ends a text in most programs. */
export class EncodedTexts {
  #bytes = new Uint8Array(1 << 10)
  #filled = 0
  readonly starts: Float64Array
  longest = 0
  cut = 0
  trimmed = 0

  private constructor(count: number) {
    this.starts = new Float64Array(count + 1)
  }

  static async of(texts: readonly string[], rules: EncodingRules, { signal }: ReadContext): Promise<EncodedTexts> {
    const made = new EncodedTexts(texts.length)
    for (const [code, text] of texts.entries()) {
      if (code % TEXTS_PER_YIELD === TEXTS_PER_YIELD - 1) {
        await yieldToMessages()
        signal?.throwIfAborted()
      }
      made.#add(code, text, rules)
    }
    return made
  }

  get bytes(): Uint8Array {
    return this.#bytes
  }

  of(code: number): Uint8Array {
    return this.#bytes.subarray(this.starts[code], this.starts[code + 1])
  }

  #add(code: number, given: string, { limit, trimEnd }: EncodingRules): void {
    const text = given.includes('\0') ? given.replaceAll('\0', '') : given
    if (text.length < given.length) this.cut += 1
    const from = this.#filled
    if (from + text.length * 3 > this.#bytes.length) {
      const bytes = new Uint8Array(Math.max(this.#bytes.length * 2, from + text.length * 3))
      bytes.set(this.#bytes.subarray(0, from))
      this.#bytes = bytes
    }
    let to = from + encoder.encodeInto(text, this.#bytes.subarray(from)).written
    if (to - from > limit) {
      to = from + wholeSigns(this.#bytes.subarray(from, to), limit)
      this.cut += 1
    }
    if (trimEnd && this.#bytes[to - 1] === 0x20 && to > from) {
      while (to > from && this.#bytes[to - 1] === 0x20) to -= 1
      this.trimmed += 1
    }
    this.#filled = to
    this.starts[code + 1] = to
    this.longest = Math.max(this.longest, to - from)
  }
}

/** At most so many bytes of UTF-8, without a part of a sign. */
export function wholeSigns(bytes: Uint8Array, limit: number): number {
  if (bytes.length <= limit) return bytes.length
  let to = limit
  while (to > 0 && ((bytes[to] as number) & 0xc0) === 0x80) to -= 1
  return to
}

/** A short text such as a label as UTF-8, without NUL, and at most so many bytes. */
export function encodedText(text: string, limit: number): Uint8Array {
  const bytes = encoder.encode(text.replaceAll('\0', ''))
  return bytes.subarray(0, wholeSigns(bytes, limit))
}
