import { createHash } from 'node:crypto'
import { FORMAT, MANIFEST_NAME, type Manifest, SUMS, sumLine } from './manifest.ts'
import { TAR_END, tarHeader, tarPadding } from './tar.ts'

/** A file of a backup. */
export interface Part {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly content: AsyncIterable<Buffer> | Iterable<Buffer>
}

/** What the parts add up to, known after the last one. */
export type Summary = Omit<Manifest, 'format' | 'sums'>

/** Checksums are written after this many files, so that no list grows with the site. */
const SUMS_TOGETHER = 1000
const SUM_DIGITS = 6

/** The archive of a backup: its parts, checksum files with their SHA-256, and the manifest. */
export async function* pack(parts: AsyncGenerator<Part, Summary>, time: number): AsyncGenerator<Buffer, Manifest> {
  const seconds = Math.floor(time / 1000)
  const allSums = createHash('sha256')
  let lines: string[] = []
  let sumFiles = 0

  async function* entry({ name, size, content }: Part): AsyncGenerator<Buffer> {
    const hash = createHash('sha256')
    let length = 0
    yield tarHeader(name, size, seconds)
    for await (const bytes of content) {
      hash.update(bytes)
      length += bytes.length
      yield bytes
    }
    if (length !== size) throw new Error(`${name} has ${length} bytes where ${size} were announced`)
    yield tarPadding(size)
    lines.push(sumLine(hash.digest('hex'), name))
  }
  function* sums(): Generator<Buffer> {
    const text = Buffer.from(lines.join(''))
    allSums.update(text)
    lines = []
    sumFiles += 1
    yield tarHeader(`${SUMS}${String(sumFiles).padStart(SUM_DIGITS, '0')}.sha256`, text.length, seconds)
    yield text
    yield tarPadding(text.length)
  }

  let next = await parts.next()
  for (; !next.done; next = await parts.next()) {
    yield* entry(next.value)
    if (lines.length === SUMS_TOGETHER) yield* sums()
  }
  if (lines.length > 0) yield* sums()
  const manifest = { format: FORMAT, ...next.value, sums: allSums.digest('hex') }
  const text = Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`)
  yield tarHeader(MANIFEST_NAME, text.length, seconds)
  yield text
  yield tarPadding(text.length)
  yield TAR_END
  return manifest
}
