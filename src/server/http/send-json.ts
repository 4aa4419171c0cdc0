import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGzip, gzip } from 'node:zlib'
import type { LongList } from './route.ts'

const compress = promisify(gzip)
/** Compressing a shorter reply saves no time. */
const SHORTEST = 2048
/** Gives most of the compression at a fraction of the time. */
const LEVEL = 4

/** The JSON text of `{"a": [...], ...}` with the list's items written as they arrive. */
async function* around(before: string, items: LongList['items'], after: string): AsyncGenerator<string> {
  let separator = before
  for await (const item of items) {
    yield separator
    yield* item
    separator = ','
  }
  yield separator === before ? `${before}${after}` : after
}

/**
 * Sends an envelope whose `data` is an object with one list, which may exceed memory: each item is written after the client took the previous
 * one. If an item fails the connection is cut, so that no client takes a partial list for the whole.
 */
export async function sendLongList(
  { headers: { 'accept-encoding': accepted = '' } }: IncomingMessage,
  response: ServerResponse,
  envelope: object,
  { name, items }: LongList,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  const [before = '', after = ''] = JSON.stringify({ ...envelope, data: { [name]: [] } }).split('[]', 2)
  const isPacked = /\bgzip\b/.test(String(accepted))
  response.writeHead(200, {
    ...headers,
    'Content-Type': 'application/json',
    Vary: 'Accept-Encoding',
    ...(isPacked && { 'Content-Encoding': 'gzip' }),
  })
  const text = Readable.from(around(`${before}[`, items, `]${after}`), { objectMode: true, highWaterMark: 1 })
  if (isPacked) await pipeline(text, createGzip({ level: LEVEL }), response)
  else await pipeline(text, response)
}

/** JSON with HTTP status 200, compressed if long: a page of records has megabytes, and a ward's network is slow. */
export async function sendJson(
  { headers: { 'accept-encoding': accepted = '' } }: IncomingMessage,
  response: ServerResponse,
  body: unknown,
  headers: OutgoingHttpHeaders = {},
): Promise<void> {
  const text = JSON.stringify(body)
  const isLong = text.length >= SHORTEST && /\bgzip\b/.test(String(accepted))
  // Node writes a string together with the head, bytes separately
  const written = isLong ? await compress(text, { level: LEVEL }) : text
  response.writeHead(200, {
    ...headers,
    'Content-Type': 'application/json',
    Vary: 'Accept-Encoding',
    ...(isLong && { 'Content-Encoding': 'gzip' }),
    'Content-Length': Buffer.byteLength(written),
  })
  response.end(written)
}
