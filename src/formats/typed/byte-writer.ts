/** Beyond it the bytes written so far leave the heap. */
const PART = 4 << 20

/** Writes little-endian or big-endian numbers and texts one after the other; what is finished is kept in blobs, outside the heap. */
export class ByteWriter {
  readonly isLittle: boolean
  readonly #parts: Blob[] = []
  #bytes = new Uint8Array(64 << 10)
  #view = new DataView(this.#bytes.buffer)
  #filled = 0
  #before = 0

  constructor(isLittle = true) {
    this.isLittle = isLittle
  }

  /** Bytes written so far. */
  get length(): number {
    return this.#before + this.#filled
  }

  #room(count: number): number {
    const at = this.#filled
    if (at + count > this.#bytes.length) {
      const bytes = new Uint8Array(Math.max(this.#bytes.length * 2, at + count))
      bytes.set(this.#bytes.subarray(0, at))
      this.#bytes = bytes
      this.#view = new DataView(bytes.buffer)
    }
    this.#filled += count
    return at
  }

  u8(value: number): this {
    const at = this.#room(1)
    this.#bytes[at] = value
    return this
  }

  u16(value: number): this {
    const at = this.#room(2)
    this.#view.setUint16(at, value, this.isLittle)
    return this
  }

  /** Signed or unsigned: the bits are the same. */
  i32(value: number): this {
    const at = this.#room(4)
    this.#view.setInt32(at, value, this.isLittle)
    return this
  }

  u64(value: number): this {
    const at = this.#room(8)
    this.#view.setBigUint64(at, BigInt(value), this.isLittle)
    return this
  }

  f64(value: number): this {
    const at = this.#room(8)
    this.#view.setFloat64(at, value, this.isLittle)
    return this
  }

  bytes(bytes: Uint8Array, from = 0, to = bytes.length): this {
    const at = this.#room(to - from)
    this.#bytes.set(from === 0 && to === bytes.length ? bytes : bytes.subarray(from, to), at)
    return this
  }

  /** Signs of ASCII. */
  ascii(text: string): this {
    const at = this.#room(text.length)
    for (let k = 0; k < text.length; k++) this.#bytes[at + k] = text.charCodeAt(k)
    return this
  }

  /** Bytes in a field of a width, which is filled up; it must not be narrower. */
  field(bytes: Uint8Array, width: number, filling: number): this {
    if (bytes.length > width) throw new RangeError(`${bytes.length} bytes do not go into ${width}`)
    const at = this.#room(width)
    this.#bytes.set(bytes, at)
    this.#bytes.fill(filling, at + bytes.length, at + width)
    return this
  }

  /** Appends what has been written to another one; of few bytes. */
  copyTo(other: ByteWriter): void {
    other.bytes(this.#bytes, 0, this.#filled)
  }

  /** To be called between blocks of rows. */
  flush(): void {
    if (this.#filled >= PART) this.#store()
  }

  #store(): void {
    if (this.#filled === 0) return
    this.#parts.push(new Blob([this.#bytes.slice(0, this.#filled)]))
    this.#before += this.#filled
    this.#filled = 0
  }

  blob(type = ''): Blob {
    this.#store()
    return new Blob(this.#parts, { type })
  }
}
