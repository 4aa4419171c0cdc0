import { deflateSync } from 'fflate'
import { crc32 } from './crc32.ts'

/** An entry whose header fields can be false; an omitted field is computed from the content. */
export interface RawEntry {
  readonly name: string
  readonly data: Uint8Array<ArrayBuffer> | string
  readonly size?: number
  readonly compressedSize?: number
  readonly crc?: number
  readonly method?: number
  readonly flags?: number
  readonly offset?: number
  /** Extra fields after the name, in the directory. */
  readonly extra?: Uint8Array<ArrayBuffer>
  /** Extra bytes after the name, before the content. */
  readonly localExtra?: Uint8Array<ArrayBuffer>
  /** Length of a comment in the directory. */
  readonly comment?: number
}

export interface RawEnd {
  readonly count?: number
  readonly size?: number
  readonly offset?: number
  readonly comment?: Uint8Array<ArrayBuffer>
  /** Bytes after the directory, where zip64 has its own end record. */
  readonly before?: Uint8Array<ArrayBuffer>
}

export const little = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, k) => Math.floor(value / 2 ** (8 * k)) % 256)

/** Writes a zip archive of these entries, without checking that their headers are true. */
export function rawZip(entries: readonly RawEntry[], end: RawEnd = {}): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let at = 0
  for (const entry of entries) {
    const data = typeof entry.data === 'string' ? new TextEncoder().encode(entry.data) : entry.data
    const method = entry.method ?? 8
    const packed = method === 8 ? deflateSync(data, { level: 6 }) : data
    const name = new TextEncoder().encode(entry.name)
    const about = [
      ...little(entry.flags ?? 0, 2),
      ...little(method, 2),
      ...little(0, 4),
      ...little(entry.crc ?? crc32(data), 4),
      ...little(entry.compressedSize ?? packed.length, 4),
      ...little(entry.size ?? data.length, 4),
      ...little(name.length, 2),
    ]
    const extra = entry.extra ?? new Uint8Array()
    const comment = new Uint8Array(entry.comment ?? 0)
    const lengths = [...little(extra.length, 2), ...little(comment.length, 2)]
    const head = [0x50, 0x4b, 1, 2, 20, 0, 20, 0, ...about, ...lengths, ...little(0, 8)]
    directory.push(Uint8Array.from([...head, ...little(entry.offset ?? at, 4)]), name, extra, comment)
    const behind = entry.localExtra ?? new Uint8Array()
    const local = Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, ...about, ...little(behind.length, 2)])
    parts.push(local, name, behind, packed)
    at += local.length + name.length + behind.length + packed.length
  }
  const list = joined(directory)
  const comment = end.comment ?? new Uint8Array()
  const before = end.before ?? new Uint8Array()
  const count = end.count ?? entries.length
  const tail = [0x50, 0x4b, 5, 6, 0, 0, 0, 0, ...little(count, 2), ...little(count, 2)]
  const place = [...little(end.size ?? list.length, 4), ...little(end.offset ?? at, 4), ...little(comment.length, 2)]
  return joined([...parts, list, before, Uint8Array.from([...tail, ...place]), comment])
}

export function joined(parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
