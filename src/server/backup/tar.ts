import { DamagedBackup } from './damaged-backup.ts'

/**
 * The ustar interchange format of POSIX.1 (IEEE Std 1003.1, `pax`), for regular files only: a header of 512 bytes, the content, zeros up to
 * the next multiple of 512; two blocks of zeros end the archive. Written by ourselves because tar-stream accepts an archive without its end,
 * an empty file and a second archive after the first (docs/decisions/libraries.md), and an incomplete backup must be refused (SPEC S4).
 */
const BLOCK = 512
const LARGEST = 8 ** 11 - 1
const REGULAR = '0'
const REGULAR_BEFORE_USTAR = '\0'

export const TAR_END = Buffer.alloc(2 * BLOCK)

/** The zeros that pad a content of this size. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)
}

/** Splits a name of more than 100 bytes at a slash. */
function partName(name: string): { prefix: string; rest: string } {
  if (Buffer.byteLength(name) <= 100) return { prefix: '', rest: name }
  const slash = name.lastIndexOf('/', 155)
  const [prefix, rest] = [name.slice(0, Math.max(slash, 0)), name.slice(slash + 1)]
  if (slash < 1 || Buffer.byteLength(prefix) > 155 || Buffer.byteLength(rest) > 100) {
    throw new RangeError(`${name} is too long a name for an archive`)
  }
  return { prefix, rest }
}

const isZero = (block: Buffer) => block.every((byte) => byte === 0)

function checksumOf(header: Buffer): number {
  const spaces = Buffer.from(header)
  spaces.fill(' ', 148, 156)
  return spaces.reduce((sum, byte) => sum + byte, 0)
}

/** @param size of the content, bytes; @param time seconds since 1970 */
export function tarHeader(name: string, size: number, time: number): Buffer {
  if (size > LARGEST) throw new RangeError(`${name} is too large for an archive`)
  const header = Buffer.alloc(BLOCK)
  const octal = (value: number, at: number, digits: number) =>
    header.write(value.toString(8).padStart(digits, '0'), at, 'latin1')
  const { prefix, rest } = partName(name)
  header.write(rest, 0)
  octal(0o600, 100, 7)
  octal(0, 108, 7) // owner
  octal(0, 116, 7) // group
  octal(size, 124, 11)
  octal(time, 136, 11)
  header.write(REGULAR, 156)
  header.write('ustar\u000000', 257, 'latin1')
  header.write(prefix, 345)
  octal(checksumOf(header), 148, 6)
  header.write('\0 ', 154, 'latin1')
  return header
}

export interface TarEntry {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Must be read to its end before the next entry. */
  readonly content: AsyncIterable<Buffer>
}

/** Re-chunks a byte stream into reads of the requested size. */
class Bytes {
  readonly #source: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** The next bytes, at least one and at most `most`. */
  async some(most: number): Promise<Buffer> {
    while (this.#rest.length === 0) {
      const { done, value } = await this.#source.next()
      if (done) throw new DamagedBackup('it is cut short')
      this.#rest = value
    }
    const taken = this.#rest.subarray(0, most)
    this.#rest = this.#rest.subarray(taken.length)
    return taken
  }

  async exactly(length: number): Promise<Buffer> {
    const pieces: Buffer[] = []
    for (let missing = length; missing > 0; ) {
      const piece = await this.some(missing)
      pieces.push(piece)
      missing -= piece.length
    }
    return Buffer.concat(pieces)
  }

  async *content(size: number): AsyncGenerator<Buffer> {
    for (let missing = size; missing > 0; ) {
      const piece = await this.some(missing)
      missing -= piece.length
      yield piece
    }
  }

  /** The second block of zeros, with nothing after it: we never write anything there. */
  async end(): Promise<void> {
    const second = await this.exactly(BLOCK)
    let follows = !isZero(second) || this.#rest.length > 0
    for (let next = await this.#source.next(); !next.done; next = await this.#source.next()) {
      follows ||= next.value.length > 0
    }
    if (follows) throw new DamagedBackup('something follows its end')
  }
}

function readHeader(header: Buffer): { name: string; size: number } {
  const field = (at: number, length: number) => header.toString('utf8', at, at + length).split('\0', 1)[0] ?? ''
  const octal = (at: number, length: number) => {
    const digits = field(at, length)
    // sizes of 8 GiB and more, which we never write, are encoded in binary
    if (!/^ *[0-7]+ *$/.test(digits)) throw new DamagedBackup('a header of its archive does not hold')
    return Number.parseInt(digits, 8)
  }
  if (octal(148, 8) !== checksumOf(header)) throw new DamagedBackup('a header of its archive does not hold')
  const type = header.toString('latin1', 156, 157)
  if (type !== REGULAR && type !== REGULAR_BEFORE_USTAR) throw new DamagedBackup('it holds something other than files')
  const [prefix, rest] = [field(345, 155), field(0, 100)]
  return { name: prefix === '' ? rest : `${prefix}/${rest}`, size: octal(124, 12) }
}

/** The entries of an archive. Throws a DamagedBackup if it is truncated or has trailing data. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const bytes = new Bytes(source)
  for (;;) {
    const header = await bytes.exactly(BLOCK)
    if (isZero(header)) return bytes.end()
    const { name, size } = readHeader(header)
    yield { name, size, content: bytes.content(size) }
    await bytes.exactly(tarPadding(size).length)
  }
}
