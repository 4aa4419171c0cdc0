import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { notFound } from '../http/not-found.ts'
import { parseRange } from '../http/range.ts'
import type { ObjectStore } from './object-store.ts'
import { contentTypes } from './sniff.ts'

const PATH = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpg|mp4|webm|vtt|zip))$/

/** Of what is served; a ZIP file is what the operator published, and is saved, never opened in the page. */
const types: Readonly<Record<string, string>> = { ...contentTypes, zip: 'application/zip' }

/** Pictures, videos, captions and portable servers: names are never reused, so copies are cached for ever. Ranges allow seeking in a video. */
export async function serveMedia(
  objects: ObjectStore,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = (incoming.url ?? '').split('?', 1)[0] ?? ''
  const [, name, type] = PATH.exec(path) ?? []
  const isRead = incoming.method === 'GET' || incoming.method === 'HEAD'
  const size = name && isRead ? await objects.size(`media/${name}`) : undefined
  if (size === undefined) return notFound(response)
  const range = parseRange(incoming.headers.range, size)
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end()
    return
  }
  const { start, end } = range ?? { start: 0, end: size }
  response.writeHead(range ? 206 : 200, {
    'Content-Type': types[type ?? ''] ?? 'application/octet-stream',
    'Content-Length': end - start,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'public, max-age=31536000, immutable',
    ...(range && { 'Content-Range': `bytes ${start}-${end - 1}/${size}` }),
  })
  if (incoming.method === 'HEAD') response.end()
  else await pipeline(objects.read(`media/${name}`, start, end), response).catch(() => response.destroy()) // the client disconnected
}
