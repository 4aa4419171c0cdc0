import { sql } from 'kysely'
import type { Fields } from '#contract/records/merge.ts'
import type { Queries } from '../db/database.ts'

/** A record whose long fields stay text: parsing and serialising them would hold several copies in memory. */
export interface LongRecord {
  readonly id: string
  readonly kind: string
  readonly head: Fields
  /** The other fields, `"name":[value,stamp],…`: the JSON between the braces, in UTF-8 pieces, to be read once. */
  readonly body: Iterable<Buffer>
}

/** Most bytes per query, since the driver holds each row in memory. */
const PIECE = 2 ** 20

interface Row {
  readonly kind: string
  readonly head: Fields
  /** One character per byte. */
  readonly piece: string | null
}

/**
 * Reads the body in pieces of bytes, because a piece of a text makes PostgreSQL count characters from its beginning. The materialised query
 * decompresses the stored value once for all pieces. Latin-1 sends one character per byte; the driver's hexadecimal form of `bytea` would send
 * two.
 */
export async function findLongRecord(db: Queries, user: string, id: string): Promise<LongRecord | undefined> {
  const { rows } = await sql<Row>`
    with found as materialized (
      select kind, head, convert_to(body::text, 'UTF8') as body from records where user_id = ${user} and id = ${id}
    )
    select kind, head, convert_from(substring(body from 1 + at * ${PIECE}::int for ${PIECE}::int), 'LATIN1') as piece
    from found, generate_series(0, coalesce(length(body), 0) / ${PIECE}::int) as at order by at`.execute(db)
  const [first] = rows
  return first && { id, kind: first.kind, head: first.head, body: bytesOf(rows) }
}

function* bytesOf(rows: readonly Row[]): Generator<Buffer> {
  const pieces = rows.flatMap(({ piece }) => piece || [])
  for (const [k, piece] of pieces.entries())
    yield Buffer.from(piece.slice(k === 0 ? 1 : 0, k === pieces.length - 1 ? -1 : undefined), 'latin1')
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

const special = /["\\]/g

/** Index of the next quote or backslash; the length if there is none. */
function nextIn(piece: string, from: number): number {
  special.lastIndex = from
  return special.exec(piece)?.index ?? piece.length
}

/**
 * The values of such fields, without their stamps, as JSON in pieces: `{"name":value,…}` for the wanted names. Relies on text written by
 * JSON.stringify, and on names without escapes (SPEC R2).
 */
export function* valuesOf(body: Iterable<Uint8Array>, isWanted: (name: string) => boolean): Generator<string> {
  const decoder = new TextDecoder()
  let [depth, inString, isEscaped] = [0, false, false]
  let name = ''
  let isValue = false
  let separator = '{'
  for (const bytes of body) {
    const piece = decoder.decode(bytes, { stream: true }) // a character may be split over two pieces
    let from = 0
    for (let i = 0; i < piece.length; i += 1) {
      if (inString) {
        if (!isEscaped) i = nextIn(piece, i)
        const c = piece.charCodeAt(i)
        if (!isEscaped && c === QUOTE) {
          inString = false
          if (depth === 0) name += piece.slice(from, i)
        }
        isEscaped = !isEscaped && c === BACKSLASH
        continue
      }
      const c = piece.charCodeAt(i)
      if (c === QUOTE) {
        inString = true
        if (depth === 0) [name, from] = ['', i + 1]
      } else if (c === OPEN_LIST || c === OPEN_OBJECT) {
        depth += 1
        if (depth !== 1 || !isWanted(name)) continue
        yield `${separator}"${name}":`
        ;[separator, isValue, from] = [',', true, i + 1]
      } else if (c === CLOSE_LIST || c === CLOSE_OBJECT) depth -= 1
      else if (c === COMMA && depth === 1 && isValue) {
        yield piece.slice(from, i)
        isValue = false
      }
    }
    if (isValue) yield piece.slice(from)
    else if (inString && depth === 0) name += piece.slice(from)
  }
  yield separator === '{' ? '{}' : '}'
}
