import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGzip, gzip } from 'node:zlib'
import type { LongList } from './route.ts'

const compress = promisify(gzip)
/** Below this a compressed reply is no faster. */
const SHORTEST = 2048
/** Most of the gain at a fraction of the time. */
const LEVEL = 4

/** A text of `{"a": [...], ...}` around a list whose items are written as they come. */
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
 * An envelope whose `data` is an object with one list, which may be longer than memory: each item is written when the one before was taken. When one
 * cannot be had the connection is cut, and nobody takes what came for the whole.
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

/** JSON with HTTP status 200, compressed where it is long: a page of records is megabytes, and the ward's network is slow. */
export async function sendJson(
  { headers: { 'accept-encoding': accepted = '' } }: IncomingMessage,
  response: ServerResponse,
  body: unknown,
  headers: OutgoingHttpHeaders = {},
): Promise<void> {
  const text = JSON.stringify(body)
  const isLong = text.length >= SHORTEST && /\bgzip\b/.test(String(accepted))
  // a text goes out in one write with its head, bytes in two
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
