import { tagText } from '#engine/frame/missing-tags.ts'
import { bytesOf } from '../source.ts'
import { damaged } from '../typed/byte-view.ts'
import type { OpenTyped, TypedCells, Wanted } from '../typed/typed-file.ts'
import { aligned, type ColumnFileHeader, FORMAT, HEADER_AT, MAGIC } from './column-file.ts'
import { readHeader } from './read-header.ts'

/**
 * Opens what is left of a file without its left-out columns (`write-columns.ts`). A left-out column has blank cells. Throws FormatError
 * `damaged-data-file`.
 */
export const openColumns: OpenTyped = async (blob, _, context) => {
  const start = await bytesOf(blob, 0, HEADER_AT)
  if (start.length < HEADER_AT || new TextDecoder().decode(start.subarray(0, MAGIC.length)) !== MAGIC)
    throw damaged(FORMAT, 0)
  const length = new DataView(start.buffer).getUint32(MAGIC.length, true)
  if (HEADER_AT + length > blob.size) throw damaged(FORMAT, MAGIC.length)
  const header = readHeader(await bytesOf(blob, HEADER_AT, HEADER_AT + length))
  context.signal?.throwIfAborted()
  const { rows, label, notes, sets, weight } = header
  const columns = header.columns.map(({ cells: _cells, ...column }) => column)
  const encoding = { encoding: 'utf-8', by: 'file', alternatives: [] } as const
  return {
    dictionary: { columns, rows, label, notes, sets, weight, encoding, remarks: [] },
    read: async (wanted, reading) => {
      const cells = await readCells(blob, header, aligned(HEADER_AT + length), wanted, reading.signal)
      reading.onProgress?.(1)
      return { rows: Math.min(rows, wanted.rows ?? rows), columns: cells, remarks: [] }
    },
  }
}

async function readCells(
  blob: Blob,
  { rows, columns }: ColumnFileHeader,
  start: number,
  wanted: Wanted,
  signal: AbortSignal | undefined,
): Promise<readonly (TypedCells | null)[]> {
  const most = Math.min(rows, wanted.rows ?? rows)
  const found: (TypedCells | null)[] = []
  let at = start
  /** The next section, of which only the first bytes are read. */
  const section = async (length: number, used: number) => {
    if (at + length > blob.size) throw damaged(FORMAT, blob.size)
    const bytes = await bytesOf(blob, at, at + used)
    at += aligned(length)
    return bytes.buffer
  }
  for (const [place, { cells, type }] of columns.entries()) {
    signal?.throwIfAborted()
    const isWanted = wanted.columns?.has(place) ?? true
    const used = isWanted ? most : 0
    if (cells === null) found.push(isWanted ? blankCells(type, most) : null)
    else if ('texts' in cells) {
      const from = at
      const texts = await section(cells.texts, isWanted ? cells.texts : 0)
      const codes = new Int32Array(await section(4 * rows, 4 * used))
      found.push(isWanted ? { codes, dictionary: textsOf(texts, from, codes) } : null)
    } else {
      const from = at
      const values = new Float64Array(await section(8 * rows, 8 * used))
      const tags = cells.tagged ? new Uint8Array(await section(rows, used)) : undefined
      if (tags?.some((tag) => tag > 0 && tagText(tag) === undefined)) throw damaged(FORMAT, from)
      found.push(isWanted ? { values, ...(tags && { missingTags: tags }) } : null)
    }
  }
  return found
}

function textsOf(bytes: ArrayBuffer, at: number, codes: Int32Array): readonly string[] {
  let texts: unknown
  try {
    texts = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw damaged(FORMAT, at)
  }
  if (!Array.isArray(texts) || !texts.every((text) => typeof text === 'string')) throw damaged(FORMAT, at)
  if (codes.some((code) => code < -1 || code >= texts.length)) throw damaged(FORMAT, at)
  return texts
}

function blankCells(type: string, rows: number): TypedCells {
  if (type === 'text') return { codes: new Int32Array(rows).fill(-1), dictionary: [] }
  return { values: new Float64Array(rows).fill(Number.NaN) }
}
