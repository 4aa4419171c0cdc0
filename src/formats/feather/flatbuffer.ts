/** A structure that does not fit into its bytes. */
export class FlatbufferError extends Error {}

/** A table of a FlatBuffer (FlatBuffers, "Internals"). Nothing is read beyond the bytes, and no length is trusted. */
export class FlatTable {
  readonly #view: DataView
  readonly #at: number
  readonly #fields: number
  readonly #size: number

  constructor(view: DataView, at: number) {
    this.#view = view
    this.#at = at
    this.#fields = at - this.#i32(at)
    this.#size = this.#u16(this.#fields)
  }

  static root(bytes: Uint8Array): FlatTable {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    return new FlatTable(view, inside(view, 0, 4) ? view.getUint32(0, true) : -1)
  }

  #check(at: number, size: number): number {
    if (!inside(this.#view, at, size)) throw new FlatbufferError()
    return at
  }

  #i32(at: number): number {
    return this.#view.getInt32(this.#check(at, 4), true)
  }

  #u16(at: number): number {
    return this.#view.getUint16(this.#check(at, 2), true)
  }

  /** Where a field is; 0 if it has its default. */
  #field(number: number): number {
    const at = 4 + 2 * number
    const offset = at < this.#size ? this.#u16(this.#fields + at) : 0
    return offset === 0 ? 0 : this.#at + offset
  }

  #target(at: number): number {
    return at + this.#view.getUint32(this.#check(at, 4), true)
  }

  byte(number: number, missing = 0): number {
    const at = this.#field(number)
    return at === 0 ? missing : this.#view.getUint8(this.#check(at, 1))
  }

  short(number: number, missing = 0): number {
    const at = this.#field(number)
    return at === 0 ? missing : this.#view.getInt16(this.#check(at, 2), true)
  }

  int(number: number, missing = 0): number {
    const at = this.#field(number)
    return at === 0 ? missing : this.#i32(at)
  }

  long(number: number): number {
    const at = this.#field(number)
    return at === 0 ? 0 : Number(this.#view.getBigInt64(this.#check(at, 8), true))
  }

  table(number: number): FlatTable | undefined {
    const at = this.#field(number)
    return at === 0 ? undefined : new FlatTable(this.#view, this.#target(at))
  }

  text(number: number): string {
    const at = this.#field(number)
    if (at === 0) return ''
    const start = this.#target(at)
    const length = this.#view.getUint32(this.#check(start, 4), true)
    this.#check(start + 4, length)
    return new TextDecoder().decode(new Uint8Array(this.#view.buffer, this.#view.byteOffset + start + 4, length))
  }

  /** Where the items of a list begin. */
  #items(number: number, size: number): readonly number[] {
    const at = this.#field(number)
    if (at === 0) return []
    const start = this.#target(at)
    const length = this.#view.getUint32(this.#check(start, 4), true)
    this.#check(start + 4, length * size)
    return Array.from({ length }, (_, k) => start + 4 + k * size)
  }

  tables(number: number): readonly FlatTable[] {
    return this.#items(number, 4).map((at) => new FlatTable(this.#view, this.#target(at)))
  }

  longs(number: number): readonly number[] {
    return this.#items(number, 8).map((at) => Number(this.#view.getBigInt64(at, true)))
  }

  /** Structures of two long numbers. */
  pairs(number: number): readonly (readonly [number, number])[] {
    return this.#items(number, 16).map((at) => [
      Number(this.#view.getBigInt64(at, true)),
      Number(this.#view.getBigInt64(at + 8, true)),
    ])
  }

  /** Blocks of a file: where a message begins, the length of its head and of its body. */
  blocks(number: number): readonly (readonly [start: number, head: number, body: number])[] {
    return this.#items(number, 24).map((at) => [
      Number(this.#view.getBigInt64(at, true)),
      this.#view.getInt32(at + 8, true),
      Number(this.#view.getBigInt64(at + 16, true)),
    ])
  }
}

const inside = (view: DataView, at: number, size: number) => at >= 0 && size >= 0 && at + size <= view.byteLength
