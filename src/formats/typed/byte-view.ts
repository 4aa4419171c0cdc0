import { FormatError } from '../format-error.ts'
import { bytesOf } from '../source.ts'

/** The bytes of a file end before what is read from them. */
class TooShort extends Error {}

/** Reads numbers and strings of bytes one after the other. Nothing is read beyond the end, and no length is trusted. */
export class ByteView {
  readonly bytes: Uint8Array
  readonly #view: DataView
  isLittle: boolean
  at = 0

  constructor(bytes: Uint8Array, isLittle = true) {
    this.bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.isLittle = isLittle
  }

  get left(): number {
    return this.bytes.length - this.at
  }

  /** The place of the next `count` bytes, which are passed over. */
  #step(count: number): number {
    if (!(count >= 0 && count <= this.left)) throw new TooShort()
    const { at } = this
    this.at += count
    return at
  }

  seek(at: number): void {
    if (!(at >= 0 && at <= this.bytes.length)) throw new TooShort()
    this.at = at
  }

  skip(count: number): void {
    this.#step(count)
  }

  u8(): number {
    return this.#view.getUint8(this.#step(1))
  }

  u16(): number {
    return this.#view.getUint16(this.#step(2), this.isLittle)
  }

  u32(): number {
    return this.#view.getUint32(this.#step(4), this.isLittle)
  }

  i32(): number {
    return this.#view.getInt32(this.#step(4), this.isLittle)
  }

  /** Beyond 2^53 it is not exact: as a length or an offset it is then too large for any file. */
  u64(): number {
    return Number(this.#view.getBigUint64(this.#step(8), this.isLittle))
  }

  i64(): number {
    return Number(this.#view.getBigInt64(this.#step(8), this.isLittle))
  }

  f64(): number {
    return this.#view.getFloat64(this.#step(8), this.isLittle)
  }

  take(count: number): Uint8Array {
    const at = this.#step(count)
    return this.bytes.subarray(at, at + count)
  }

  /** One character per byte. */
  latin1(count: number): string {
    let text = ''
    for (const byte of this.take(count)) text += String.fromCharCode(byte)
    return text
  }
}

/** The head of most files. */
const FIRST = 256 << 10

/**
 * Parses the beginning of a file, of which as much is read as it needs.
 * @param format its name, for the error
 * @throws FormatError `damaged-data-file` with the byte at which it ends too early
 */
export async function parseHead<T>(
  blob: Blob,
  format: string,
  parse: (view: ByteView) => T,
  first = FIRST,
): Promise<T> {
  for (let size = first; ; size *= 8) {
    const view = new ByteView(await bytesOf(blob, 0, Math.min(size, blob.size)))
    try {
      return parse(view)
    } catch (error) {
      if (!(error instanceof TooShort)) throw error
      if (size >= blob.size) throw damaged(format, view.at)
    }
  }
}

/** Parses bytes that are all there. @param offset of the first in the file */
export function parseWhole<T>(bytes: Uint8Array, format: string, offset: number, parse: (view: ByteView) => T): T {
  const view = new ByteView(bytes)
  try {
    return parse(view)
  } catch (error) {
    if (error instanceof TooShort) throw damaged(format, offset + view.at)
    throw error
  }
}

export const damaged = (format: string, at: number) => new FormatError('damaged-data-file', { format, at })
