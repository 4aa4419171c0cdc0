import { utf8 } from './content-hash.ts'
import { compress, initialState } from './sha256.ts'

const BLOCK = 64

/** HMAC-SHA-256 (RFC 2104) of many short texts under one key: the blocks of the key are taken in once. */
export class HmacSha256 {
  readonly #inner: Int32Array
  readonly #outer: Int32Array
  readonly #schedule = new Int32Array(64)
  #buffer = new Uint8Array(4 * BLOCK)

  /** @param key at most 64 bytes */
  constructor(key: Uint8Array) {
    if (key.length > BLOCK) throw new RangeError('a key has at most 64 bytes')
    const padded = new Uint8Array(BLOCK)
    padded.set(key)
    this.#inner = this.#after(
      initialState,
      padded.map((byte) => byte ^ 0x36),
    )
    this.#outer = this.#after(
      initialState,
      padded.map((byte) => byte ^ 0x5c),
    )
  }

  /** The eight words of the code of a text, which is encoded as UTF-8. */
  of(text: string): Int32Array {
    const digest = this.#after(this.#inner, this.#padded(text))
    const second = new Uint8Array(BLOCK)
    const view = new DataView(second.buffer)
    for (let k = 0; k < 8; k++) view.setInt32(4 * k, digest[k] as number)
    second[32] = 0x80
    view.setUint32(60, (BLOCK + 32) * 8)
    return this.#after(this.#outer, second)
  }

  /** The text with its end and its length, which counts the block of the key. */
  #padded(text: string): Uint8Array {
    const bytes = utf8(text)
    const written = bytes.length
    const length = Math.ceil((written + 9) / BLOCK) * BLOCK
    if (this.#buffer.length < length) this.#buffer = new Uint8Array(2 * length)
    this.#buffer.set(bytes)
    const padded = this.#buffer.subarray(0, length)
    padded.fill(0, written)
    padded[written] = 0x80
    const view = new DataView(padded.buffer, 0, length)
    view.setUint32(length - 8, Math.floor((written + BLOCK) / 2 ** 29))
    view.setUint32(length - 4, ((written + BLOCK) * 8) >>> 0)
    return padded
  }

  #after(before: Int32Array, blocks: Uint8Array): Int32Array {
    const state = before.slice()
    const view = new DataView(blocks.buffer, blocks.byteOffset, blocks.length)
    for (let offset = 0; offset < blocks.length; offset += BLOCK) {
      for (let t = 0; t < 16; t++) this.#schedule[t] = view.getInt32(offset + 4 * t)
      compress(state, this.#schedule)
    }
    return state
  }
}

/** The first words in lower-case hexadecimal, eight digits each. */
export function hexOfWords(words: Int32Array, count: number): string {
  let hex = ''
  for (let k = 0; k < count; k++) hex += ((words[k] as number) >>> 0).toString(16).padStart(8, '0')
  return hex
}

/** The bytes that pairs of hexadecimal digits stand for. */
export function bytesOfHex(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, k) => Number.parseInt(hex.slice(2 * k, 2 * k + 2), 16))
}
