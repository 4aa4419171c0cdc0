import { BadStream, OtherStream, Output, type Unpacking } from './output.ts'

const BLOCK = 0x314159265359
const END = 0x177245385090
/** Codes of a table, before it may be another's turn. */
const GROUP = 50
const LONGEST_CODE = 20

/** The checksum of bzip2: CRC-32 with the highest bit first. */
const crcTable = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n << 24
  for (let k = 0; k < 8; k++) c = c < 0 ? (c << 1) ^ 0x04c11db7 : c << 1
  return c
})

/**
 * Unpacks a file of bzip2. The format has no document of its author's; it is that of the "BZIP2 Format Specification" (Joe Tsai 2016): runs, Burrows and
 * Wheeler's transform, move-to-front, and up to six Huffman codes that take turns. Checksums are verified. Throws BadStream, OtherStream.
 */
export async function unpackBzip2(bytes: Uint8Array, unpacking: Unpacking): Promise<Uint8Array<ArrayBuffer>> {
  const out = new Output(unpacking.check)
  const bits = new Bits(bytes)
  do {
    if (bits.take(16) !== 0x425a || bits.take(8) !== 0x68) throw new BadStream(bits.at)
    const level = bits.take(8) - 0x30
    if (level < 1 || level > 9) throw new BadStream(bits.at)
    const block = new Block(bits, level * 100_000, out)
    let whole = 0
    for (;;) {
      const kind = bits.take(24) * 2 ** 24 + bits.take(24)
      const crc = ((bits.take(16) << 16) | bits.take(16)) >>> 0
      if (kind === END) {
        if (crc !== whole >>> 0) throw new BadStream(bits.at)
        break
      }
      if (kind !== BLOCK || block.read() !== crc) throw new BadStream(bits.at)
      whole = ((whole << 1) | (whole >>> 31)) ^ crc
      if (out.size >= (unpacking.most ?? Number.POSITIVE_INFINITY)) return out.finish()
      await unpacking.pause()
    }
    bits.align()
  } while (!bits.isAtEnd)
  return out.finish()
}

/** The highest bit of a byte comes first. */
class Bits {
  readonly #bytes: Uint8Array
  #next = 0
  #held = 0
  #count = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get at(): number {
    return this.#next
  }

  get isAtEnd(): boolean {
    return this.#next >= this.#bytes.length
  }

  /** Up to 24 bits. */
  take(count: number): number {
    while (this.#count < count) {
      const byte = this.#bytes[this.#next]
      if (byte === undefined) throw new BadStream(this.#next)
      this.#next += 1
      this.#held = ((this.#held << 8) | byte) >>> 0
      this.#count += 8
    }
    this.#count -= count
    const value = this.#held >>> this.#count
    this.#held = this.#count === 0 ? 0 : this.#held & ((1 << this.#count) - 1)
    return value
  }

  align(): void {
    this.#count = 0
    this.#held = 0
  }
}

interface Code {
  /** By the length of a code: what to subtract from it, and the largest code of this length, -1 if there are none. */
  readonly bases: Int32Array
  readonly limits: Int32Array
  readonly symbols: Uint16Array
}

class Block {
  readonly #bits: Bits
  readonly #out: Output
  /** First the bytes of the block in sorted order, then with the place of each one's successor in the upper bits. */
  readonly #cells: Uint32Array
  #crc = 0

  constructor(bits: Bits, most: number, out: Output) {
    this.#bits = bits
    this.#out = out
    this.#cells = new Uint32Array(most)
  }

  /** @returns the checksum of the bytes, which were added to the output. */
  read(): number {
    const bits = this.#bits
    if (bits.take(1) !== 0) throw new OtherStream('bzip2 0.9.0')
    const first = bits.take(24)
    const size = this.#symbols()
    if (first >= size) throw new BadStream(bits.at)
    this.#link(size)
    this.#crc = -1
    this.#unrun(size, first)
    return ~this.#crc >>> 0
  }

  /** The bytes that occur, in the order of their values. */
  #used(): Uint8Array {
    const groups = this.#bits.take(16)
    const used: number[] = []
    for (let k = 0; k < 16; k++) {
      if ((groups & (0x8000 >> k)) === 0) continue
      const bytes = this.#bits.take(16)
      for (let n = 0; n < 16; n++) if (bytes & (0x8000 >> n)) used.push(16 * k + n)
    }
    if (used.length === 0) throw new BadStream(this.#bits.at)
    return Uint8Array.from(used)
  }

  #selectors(tables: number): Uint8Array {
    const count = this.#bits.take(15)
    if (count === 0) throw new BadStream(this.#bits.at)
    const order = Array.from({ length: tables }, (_, k) => k)
    return Uint8Array.from({ length: count }, () => {
      let place = 0
      while (this.#bits.take(1) === 1) if (++place === tables) throw new BadStream(this.#bits.at)
      const [table = 0] = order.splice(place, 1)
      order.unshift(table)
      return table
    })
  }

  #code(symbols: number): Code {
    let length = this.#bits.take(5)
    const lengths = Uint8Array.from({ length: symbols }, () => {
      for (;;) {
        if (length < 1 || length > LONGEST_CODE) throw new BadStream(this.#bits.at)
        if (this.#bits.take(1) === 0) return length
        length += this.#bits.take(1) === 0 ? 1 : -1
      }
    })
    return codeOf(lengths)
  }

  #next(code: Code): number {
    let value = 0
    for (let length = 1; length <= LONGEST_CODE; length++) {
      value = value * 2 + this.#bits.take(1)
      if (value > (code.limits[length] as number)) continue
      const symbol = code.symbols[value - (code.bases[length] as number)]
      if (symbol !== undefined) return symbol
    }
    throw new BadStream(this.#bits.at)
  }

  /** Fills the cells with the bytes of the sorted block, whose number it returns. */
  #symbols(): number {
    const bits = this.#bits
    const front = this.#used()
    const end = front.length + 1
    const tables = bits.take(3)
    if (tables < 2 || tables > 6) throw new BadStream(bits.at)
    const selectors = this.#selectors(tables)
    const codes = Array.from({ length: tables }, () => this.#code(end + 1))
    const cells = this.#cells
    let size = 0
    let run = 0
    let weight = 1
    const endRun = () => {
      if (size + run > cells.length) throw new BadStream(bits.at)
      cells.fill(front[0] as number, size, size + run)
      size += run
      run = 0
      weight = 1
    }
    for (const selector of selectors)
      for (let k = 0; k < GROUP; k++) {
        const symbol = this.#next(codes[selector] as Code)
        if (symbol < 2) {
          run += weight << symbol
          weight *= 2
          if (run > cells.length) throw new BadStream(bits.at)
          continue
        }
        if (run > 0) endRun()
        if (symbol === end) return size
        if (size === cells.length) throw new BadStream(bits.at)
        const byte = front[symbol - 1] as number
        front.copyWithin(1, 0, symbol - 1)
        front[0] = byte
        cells[size++] = byte
      }
    throw new BadStream(bits.at)
  }

  /** Burrows and Wheeler's transform back: the k-th byte of a value is followed by the k-th row that begins with it. */
  #link(size: number): void {
    const cells = this.#cells
    const places = new Uint32Array(257)
    for (let k = 0; k < size; k++)
      places[((cells[k] as number) & 255) + 1] = (places[((cells[k] as number) & 255) + 1] as number) + 1
    for (let byte = 0; byte < 256; byte++) places[byte + 1] = (places[byte + 1] as number) + (places[byte] as number)
    for (let k = 0; k < size; k++) {
      const byte = (cells[k] as number) & 255
      const place = places[byte] as number
      places[byte] = place + 1
      cells[place] = ((cells[place] as number) & 255) | (k << 8)
    }
  }

  /** Writes the bytes; after four of the same, one tells how often it is repeated. */
  #unrun(size: number, first: number): void {
    const cells = this.#cells
    let cell = cells[(cells[first] as number) >>> 8] as number
    let same = 0
    let last = -1
    for (let k = 0; k < size; k++) {
      const byte = cell & 255
      cell = cells[cell >>> 8] as number
      if (same === 4) {
        this.#write(last, byte)
        same = 0
        last = -1
        continue
      }
      same = byte === last ? same + 1 : 1
      last = byte
      this.#write(byte, 1)
    }
  }

  #write(byte: number, times: number): void {
    const out = this.#out
    if (out.size + times > out.bytes.length || times > 1) out.reserve(Math.max(times, 1))
    let crc = this.#crc
    for (let k = 0; k < times; k++) {
      crc = (crc << 8) ^ (crcTable[(crc >>> 24) ^ byte] as number)
      out.bytes[out.size++] = byte
    }
    this.#crc = crc
  }
}

/** Canonical codes: of one length they follow each other in the order of their symbols. */
function codeOf(lengths: Uint8Array): Code {
  const bases = new Int32Array(LONGEST_CODE + 1)
  const limits = new Int32Array(LONGEST_CODE + 1).fill(-1)
  const symbols: number[] = []
  let code = 0
  for (let length = 1; length <= LONGEST_CODE; length++) {
    code *= 2
    bases[length] = code - symbols.length
    for (const [symbol, own] of lengths.entries()) if (own === length) symbols.push(symbol)
    const next = (bases[length] as number) + symbols.length
    if (next > code) limits[length] = next - 1
    code = next
  }
  return { bases, limits, symbols: Uint16Array.from(symbols) }
}
