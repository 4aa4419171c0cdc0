import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { Refusal } from './refusal.ts'

/**
 * How much of an oversized body is still read, so that its sender gets the refusal instead of a broken connection: this many times the limit,
 * or this many bytes.
 */
const DRAIN_FACTOR = 8
const MIN_DRAIN_BYTES = 4 * 1024 * 1024

/** The Content-Length; 0 without one. */
export const lengthOf = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0)

/** Closes the connection if the client sends far more than `limit` bytes. */
export function destroyWhenOversized(incoming: IncomingMessage, limit: number): void {
  let length = 0
  incoming.on('data', (chunk: Buffer) => {
    length += chunk.length
    if (length > Math.max(limit * DRAIN_FACTOR, MIN_DRAIN_BYTES)) incoming.destroy()
  })
}

/**
 * The whole body, at most `limit` bytes. If the client disconnects before the end, the call is refused; a partial body is never returned.
 * @param ms time limit, after which the connection is closed
 */
export async function readBody(incoming: IncomingMessage, limit: number, ms?: number): Promise<Buffer> {
  if (lengthOf(incoming) > limit) throw new Refusal('body-too-large', { limit })
  const chunks: Buffer[] = []
  let length = 0
  destroyWhenOversized(incoming, limit)
  const late = ms === undefined ? undefined : setTimeout(() => incoming.destroy(), ms)
  await new Promise<void>((resolve, reject) => {
    incoming.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length <= limit) chunks.push(chunk)
      else chunks.length = 0
    })
    incoming.on('end', resolve)
    incoming.on('error', () => undefined) // handled by `close`
    incoming.on('close', () => {
      if (!incoming.complete) reject(new Refusal('invalid-request', { fields: [] }))
    })
  }).finally(() => clearTimeout(late))
  if (length > limit) throw new Refusal('body-too-large', { limit })
  return Buffer.concat(chunks)
}

/** No valid request is half as deep, and recursion over a deeper value could overflow the stack. */
const DEEPEST = 256
/** Parsing one object with very many keys takes far longer than many small ones. */
const WIDEST = 10_000
const [QUOTE, ESCAPE, LIST, LIST_END, OBJECT, OBJECT_END, COLON] = Buffer.from('"\\[]{}:')

/** Whether JSON is nested deeper than `DEEPEST`, or has an object with more than `WIDEST` keys. */
function isTooDeepOrWide(json: Buffer): boolean {
  const keys = new Uint32Array(DEEPEST + 1)
  let depth = 0
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]
    if (byte === QUOTE) at = endOfText(json, at)
    else if (byte === LIST || byte === OBJECT) {
      depth += 1
      if (depth > DEEPEST) return true
      keys[depth] = 0
    } else if (byte === LIST_END || byte === OBJECT_END) depth -= 1
    else if (byte === COLON) {
      const count = (keys[depth] ?? 0) + 1
      if (count > WIDEST) return true
      keys[depth] = count
    }
  }
  return false
}

/** Index of the closing quote of the string that begins at `start`. */
function endOfText(json: Buffer, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    if (json[at] === ESCAPE) at += 1
    else if (json[at] === QUOTE) return at
  }
  return json.length
}

/** Refuses compressed bodies, so that a small one cannot expand into a large one. */
export function refuseEncoded({ headers }: IncomingMessage): void {
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding.toLowerCase() !== 'identity') throw new Refusal('unsupported-media')
}

const notJson = () => new Refusal('invalid-request', { fields: [] })

/** A JSON body; an empty one counts as `{}`. */
export async function readJson(
  incoming: IncomingMessage,
  limit: number,
  ms: number,
): Promise<{ value: unknown; bytes: Buffer }> {
  const bytes = await readBody(incoming, limit, ms)
  if (bytes.length === 0) return { value: {}, bytes }
  if (!/^application\/(\S+\+)?json\b/i.test(incoming.headers['content-type'] ?? ''))
    throw new Refusal('unsupported-media')
  if (!isUtf8(bytes) || isTooDeepOrWide(bytes)) throw notJson()
  try {
    return { value: JSON.parse(bytes.toString('utf8')), bytes }
  } catch {
    throw notJson()
  }
}
