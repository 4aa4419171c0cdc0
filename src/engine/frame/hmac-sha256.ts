import { utf8 } from './content-hash.ts'
import { compress, initialState } from './sha256.ts'

const BLOCK = 64

/** HMAC-SHA-256 (RFC 2104) of many short texts under one key: the blocks of the key are taken in once. */
export class HmacSha256 {
  readonly #inner: Int32Array
  readonly #outer: Int32Array
  readonly #schedule = new Int32Array(64)
  readonly #state = new Int32Array(8)
  #buffer = new Uint8Array(4 * BLOCK)

  /** @param key at most 64 bytes */
  constructor(key: Uint8Array) {
    if (key.length > BLOCK) throw new RangeError('a key has at most 64 bytes')
    const padded = new Uint8Array(BLOCK)
    padded.set(key)
    this.#inner = initialState.slice()
    this.#outer = initialState.slice()
    this.#take(
      this.#inner,
      padded.map((byte) => byte ^ 0x36),
      BLOCK,
    )
    this.#take(
      this.#outer,
      padded.map((byte) => byte ^ 0x5c),
      BLOCK,
    )
  }

  /** The eight words of the code of a text, which is encoded as UTF-8. They are those of this text until the next is asked. */
  of(text: string): Int32Array {
    const length = this.#pad(text)
    this.#state.set(this.#inner)
    this.#take(this.#state, this.#buffer, length)
    for (let k = 0; k < 8; k++) this.#schedule[k] = this.#state[k] as number
    this.#schedule.fill(0, 8, 15)
    this.#schedule[8] = 0x80000000
    this.#schedule[15] = (BLOCK + 32) * 8
    this.#state.set(this.#outer)
    compress(this.#state, this.#schedule)
    return this.#state
  }

  /** Puts the text with its end and its length, which counts the block of the key, into the buffer, and returns the bytes of whole blocks. */
  #pad(text: string): number {
    const bytes = utf8(text)
    const written = bytes.length
    const length = Math.ceil((written + 9) / BLOCK) * BLOCK
    if (this.#buffer.length < length) this.#buffer = new Uint8Array(2 * length)
    const buffer = this.#buffer
    buffer.set(bytes)
    buffer.fill(0, written, length)
    buffer[written] = 0x80
    const bits = (written + BLOCK) * 8
    for (let k = 1; k <= 6; k++) buffer[length - k] = Math.floor(bits / 256 ** (k - 1)) % 256
    return length
  }

  #take(state: Int32Array, bytes: Uint8Array, length: number): void {
    for (let offset = 0; offset < length; offset += BLOCK) {
      for (let t = 0; t < 16; t++) {
        const at = offset + 4 * t
        this.#schedule[t] =
          ((bytes[at] as number) << 24) |
          ((bytes[at + 1] as number) << 16) |
          ((bytes[at + 2] as number) << 8) |
          (bytes[at + 3] as number)
      }
      compress(state, this.#schedule)
    }
  }
}

/** The first words in lower-case hexadecimal, eight digits each. */
export function hexOfWords(words: Int32Array, count: number): string {
  let hex = ''
  for (let k = 0; k < count; k++) hex += ((words[k] as number) >>> 0).toString(16).padStart(8, '0')
  return hex
}

/** The bytes written as pairs of hexadecimal digits. */
export function bytesOfHex(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, k) => Number.parseInt(hex.slice(2 * k, 2 * k + 2), 16))
}
