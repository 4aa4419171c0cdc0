import type { ReadContext } from '../read-context.ts'
import { bytesOf } from '../source.ts'
import { RECORD } from './xpt-head.ts'

/** A multiple of the records' length, so that none is divided. */
const slice = RECORD * 52_000

const start = Uint8Array.from('HEADER RECORD*******MEMB', (character) => character.charCodeAt(0))
export const MARK = start.length

/** The first place, in steps of a record, at which a table's header begins; -1 if there is none. */
export function nextMember(bytes: Uint8Array, from: number): number {
  for (let at = from; at + MARK <= bytes.length; at += RECORD) {
    if (bytes[at] !== start[0]) continue
    let same = 1
    while (same < MARK && bytes[at + same] === start[same]) same += 1
    if (same === MARK) return at
  }
  return -1
}

/** Where the tables of a transport file begin. Reads all of it: nothing in it lists them. */
export async function memberOffsets(blob: Blob, context: ReadContext): Promise<readonly number[]> {
  const offsets: number[] = []
  for (let from = 0; from < blob.size; from += slice) {
    context.signal?.throwIfAborted()
    const bytes = await bytesOf(blob, from, Math.min(blob.size, from + slice))
    context.onUnpacked?.(bytes.length)
    for (let at = nextMember(bytes, 0); at >= 0; at = nextMember(bytes, at + RECORD)) offsets.push(from + at)
  }
  return offsets
}
