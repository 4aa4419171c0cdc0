import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { notFound } from './not-found.ts'

const YEAR = 'public, max-age=31536000, immutable'

/**
 * Files below /assets and /offline have a hash in their name, those below /packs a version in their folder; all others but the page itself are
 * revalidated each time, with 304 if unchanged. `no-store` keeps a page that was left out of the back/forward cache: WebKit suspends it there with
 * its open IndexedDB transactions, which block every other page of the site.
 */
function cacheControl(path: string): string {
  if (/^\/(assets|offline|packs)\//.test(path)) return YEAR
  return path === '/' || path.endsWith('.html') ? 'no-store' : 'no-cache'
}

/** The form of the paths of pages: one or two words, which may have hyphens; the account centre has pages of three. */
const PAGE_PATH = /^(\/personal)?(\/[A-Za-z][\w-]*){0,2}\/?$/

/**
 * A request for a page of the application, not for a file: a navigation, or that of a link preview, a monitor or curl, which accept anything and may
 * ask for the head alone.
 */
function isForPage({ headers, url = '/' }: IncomingMessage): boolean {
  const path = url.split('?', 1)[0] ?? ''
  const last = path.slice(path.lastIndexOf('/') + 1)
  const { accept = '*/*' } = headers
  if (accept.includes('text/html')) return !last.includes('.')
  return accept.includes('*/*') && PAGE_PATH.test(path) && !/^\/(assets|offline|packs|media)(\/|$)/.test(path)
}

/**
 * Serves the built application with its precompressed copies. Every page is index.html. The folder is read at the first request for one of its
 * files; before the first build everything is 404.
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
      if (!isForPage(incoming)) return notFound(response)
      incoming.url = '/'
      send(incoming, response, () => notFound(response))
    })
  }
}
