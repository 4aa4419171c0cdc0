import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { notFound } from './not-found.ts'

const YEAR = 'public, max-age=31536000, immutable'

/** Files below /assets and /offline carry a hash in their name, those below /packs are in a folder of their version; everything else is asked for again each time, and answered 304 when unchanged. */
function cacheControl(path: string): string {
  return /^\/(assets|offline|packs)\//.test(path) ? YEAR : 'no-cache'
}

/** A person going to a page of the application, rather than a page asking for a file. */
function isNavigation({ method, headers, url = '/' }: IncomingMessage): boolean {
  const path = url.split('?', 1)[0] ?? ''
  const last = path.slice(path.lastIndexOf('/') + 1)
  return method === 'GET' && (headers.accept ?? '').includes('text/html') && !last.includes('.')
}

/**
 * The built application, with the compressed copies that its build made. Every page of it is index.html. The folder is read at the
 * first request for a file of it; until it has been built there is nothing to be found.
 */
export function staticFiles(folder: string): (incoming: IncomingMessage, response: ServerResponse) => void {
  let sender: ReturnType<typeof sirv> | undefined
  const read = () =>
    sirv(folder, {
      etag: true,
      brotli: true,
      gzip: true,
      setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
    })
  return (incoming, response) => {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    if (!sender && existsSync(join(folder, 'index.html'))) sender = read()
    const send = sender
    if (!send) return notFound(response)
    send(incoming, response, () => {
      if (!isNavigation(incoming)) return notFound(response)
      incoming.url = '/'
      send(incoming, response, () => notFound(response))
    })
  }
}
