import { cacheNames } from 'workbox-core'
import type { OfflineIndex } from '#contract/offline-files.ts'

/** An entry of the file list that the build injects into the service worker. */
export interface BuiltFile {
  readonly url: string
  /** Null if the name itself contains the version. */
  readonly revision: string | null
}

/** Shared by all versions, so that a file common to two versions is downloaded and stored once. */
export const CACHE = cacheNames.precache
const INDEX = /^\/offline\/index-[\w-]+\.json$/

export const keyOf = ({ url, revision }: BuiltFile): string =>
  revision === null ? `/${url}` : `/${url}?__WB_REVISION__=${revision}`

/** Keys of the cache, by path and query. */
export async function keptKeys(cache: Cache): Promise<Set<string>> {
  const requests = await cache.keys()
  return new Set(requests.map(({ url }) => url.slice(location.origin.length)))
}

export const isIndex = (key: string): boolean => INDEX.test(key)

export async function readIndex(cache: Cache, key: string): Promise<OfflineIndex | undefined> {
  const response = await cache.match(key)
  return response && ((await response.json()) as OfflineIndex)
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
}

/**
 * A reply for a generated script. It copies the headers of one of the site's replies, because a worker runs under the policy of its own script
 * (SPEC S1), except those that describe that reply's bytes.
 */
export function siteResponse(url: string, content: BodyInit, like: Response): Response {
  const headers = new Headers(like.headers)
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified', 'date', 'vary'])
    headers.delete(name)
  headers.set('content-type', types[url.slice(url.lastIndexOf('.') + 1)] ?? 'application/octet-stream')
  return new Response(content, { headers })
}

/** Runs `act` for each item, at most six at a time, a browser's usual limit per site. */
export async function forEachSixAtATime<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const turn = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item)
  }
  await Promise.all(Array.from({ length: 6 }, turn))
}
