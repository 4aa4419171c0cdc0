import type { Tutorial } from '#contract/calls/tutorial.ts'
import { call } from '../api/call.ts'

type Film = Pick<Tutorial, 'video' | 'captions'>

/** Films that readers keep on this device, with their captions, by the address on the site. They are the same for all users of the device. */
const CACHE = 'films'
/** The header of a kept video with its title and its captions, as JSON in URI encoding. */
const ABOUT = 'x-film'
/** The largest page of `Tutorial/index`. */
const PAGE = 50

const addressesOf = ({ video, captions }: Film) => [video, ...captions.map(({ src }) => src)]

/**
 * Keeps a film with its captions on this device: all of them, or none.
 * @throws TypeError if the server cannot be reached; DOMException QuotaExceededError if there is no room; Error if a file is not there
 */
export async function keepFilm(film: Film & Pick<Tutorial, 'title'>): Promise<void> {
  const files = await Promise.all(
    addressesOf(film).map(async (address) => {
      const response = await fetch(address)
      if (!response.ok) throw new Error(`${address}: ${response.status}`)
      const content = await response.blob()
      return { address, content }
    }),
  )
  const cache = await caches.open(CACHE)
  const about = encodeURIComponent(JSON.stringify({ title: film.title, captions: film.captions }))
  try {
    for (const { address, content } of files) {
      const headers = new Headers({ 'content-type': content.type, 'content-length': String(content.size) })
      if (address === film.video) headers.set(ABOUT, about)
      await cache.put(address, new Response(content, { headers }))
    }
  } catch (error) {
    await removeFilm(film)
    throw error
  }
}

/** Removes a kept film. */
export async function removeFilm(film: Film): Promise<void> {
  const cache = await caches.open(CACHE)
  for (const address of addressesOf(film)) await cache.delete(address)
}

/**
 * The contents of a kept film by address; undefined unless all of it is kept. The page plays them itself, so that winding needs no range request.
 */
export async function readKeptFilm(film: Film): Promise<ReadonlyMap<string, Blob> | undefined> {
  if (!('caches' in window)) return undefined
  const cache = await caches.open(CACHE)
  const contents = new Map<string, Blob>()
  for (const address of addressesOf(film)) {
    const response = await cache.match(address)
    if (!response) return undefined
    contents.set(address, await response.blob())
  }
  return contents
}

/** The size of a film on the server, bytes; undefined if the server does not say. */
export async function sizeOnServer({ video }: Film): Promise<number | undefined> {
  const response = await fetch(video, { method: 'HEAD' }).catch(() => undefined)
  const size = Number(response?.ok ? response.headers.get('content-length') : undefined)
  return size > 0 ? size : undefined
}

/** A film on this device. */
export interface KeptFilm extends Film {
  /** In the language in which it was kept; empty if an earlier version kept it. */
  readonly title: string
  /** Size of the video and its captions. */
  readonly bytes: number
}

/** The films on this device, in the order in which they were kept. */
export async function keptFilms(): Promise<readonly KeptFilm[]> {
  // opening it would make it
  if (!('caches' in window) || !(await caches.has(CACHE))) return []
  const cache = await caches.open(CACHE)
  const sizeOf = async (address: string) =>
    Number((await cache.match(address))?.headers.get('content-length') ?? Number.NaN) || 0
  const found = await Promise.all(
    (await cache.keys()).map(async (request): Promise<readonly KeptFilm[]> => {
      const headers = (await cache.match(request))?.headers
      if (headers?.get('content-type')?.startsWith('video/') !== true) return []
      const video = new URL(request.url).pathname
      const { title = '', captions = [] } = aboutOf(headers)
      const sizes = await Promise.all(addressesOf({ video, captions }).map(sizeOf))
      return [{ title, video, captions, bytes: sizes.reduce((sum, size) => sum + size, 0) }]
    }),
  )
  return found.flat()
}

function aboutOf(headers: Headers): Partial<Pick<Tutorial, 'title' | 'captions'>> {
  try {
    return JSON.parse(decodeURIComponent(headers.get(ABOUT) ?? '{}')) as Partial<Pick<Tutorial, 'title' | 'captions'>>
  } catch {
    return {}
  }
}

/**
 * Removes the films that the site has withdrawn: its list of tutorials does not name them any more. Returns how many they were; none if the server
 * cannot be asked, or while nothing is kept.
 */
export async function removeWithdrawnFilms(): Promise<number> {
  const kept = await keptFilms()
  if (kept.length === 0) return 0
  const named = await publishedFilms().catch(() => undefined)
  const withdrawn = named ? kept.filter(({ video }) => !named.has(video)) : []
  for (const film of withdrawn) await removeFilm(film)
  return withdrawn.length
}

/** The addresses of all films that the site publishes now. Throws CallError or NetworkError. */
async function publishedFilms(): Promise<ReadonlySet<string>> {
  const named = new Set<string>()
  for (let page = 1; ; page += 1) {
    const { data, total } = await call('Tutorial/index', { page, limit: PAGE, search: '' }, { isFresh: true })
    for (const { video } of data) named.add(video)
    if (data.length === 0 || page * PAGE >= total) return named
  }
}
