import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFilm, keptFilms, removeFilm, removeWithdrawnFilms } from './kept-films.ts'

/** The part of the Cache API that keeps films. */
class MemoryCache {
  readonly entries = new Map<string, Response>()

  match(asked: string | Request): Promise<Response | undefined> {
    return Promise.resolve(this.entries.get(addressOf(asked))?.clone())
  }
  put(asked: string, response: Response): Promise<void> {
    this.entries.set(addressOf(asked), response)
    return Promise.resolve()
  }
  delete(asked: string): Promise<boolean> {
    return Promise.resolve(this.entries.delete(addressOf(asked)))
  }
  keys(): Promise<readonly Request[]> {
    return Promise.resolve([...this.entries.keys()].map((address) => new Request(address)))
  }
}

const SITE = 'http://site.test'
const addressOf = (asked: string | Request) => new URL(typeof asked === 'string' ? asked : asked.url, SITE).href
const film = (name: string) => ({
  title: `电影 ${name}`,
  video: `/media/${name}.mp4`,
  captions: [{ language: 'en', label: 'English', src: `/media/${name}.vtt` }],
})
const [first, second] = [film('a'), film('b')]

const store = new Map<string, MemoryCache>()
/** The films that the site publishes; undefined without the server. */
let published: readonly { readonly video: string }[] | undefined
let isStored = false
const asked: RequestInit[] = []

function page(init: RequestInit): Response {
  if (!published) throw new TypeError('offline')
  asked.push(init)
  const { page: number, limit } = JSON.parse(init.body as string) as { page: number; limit: number }
  const data = published.slice((number - 1) * limit, number * limit)
  const reply = { status: 200, msg: '', data: { data, total: published.length, page: number, limit }, request_id: 'r' }
  return Response.json(reply, { headers: isStored ? { 'x-stored': '1' } : {} })
}

beforeEach(() => {
  store.clear()
  asked.length = 0
  isStored = false
  const open = (name: string) => {
    const cache = store.get(name) ?? new MemoryCache()
    store.set(name, cache)
    return Promise.resolve(cache)
  }
  vi.stubGlobal('caches', { open, has: (name: string) => Promise.resolve(store.has(name)) })
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (address.startsWith('/api/')) return page(init)
    const [type, content] = address.endsWith('.vtt') ? ['text/vtt', 'WEBVTT'] : ['video/mp4', '0123456789']
    return new Response(content, { headers: { 'content-type': type ?? '' } })
  })
})
afterEach(() => vi.unstubAllGlobals())

test('films are listed with their titles and the size of video and captions, and removed whole', async () => {
  expect(await keptFilms()).toEqual([])
  expect(store.size).toBe(0)
  await keepFilm(first)
  await keepFilm(second)
  expect(await keptFilms()).toEqual([
    { ...first, bytes: 16 },
    { ...second, bytes: 16 },
  ])
  await removeFilm(first)
  expect(await keptFilms()).toEqual([{ ...second, bytes: 16 }])
  expect(store.get('films')?.entries.size).toBe(2)
})

test('a film that the site withdrew is removed; one on a later page of the list stays', async () => {
  published = [...Array.from({ length: 50 }, (_, k) => film(`other-${k}`)), second]
  expect(await removeWithdrawnFilms()).toBe(0)
  expect(asked, 'without films nothing is asked').toEqual([])
  await keepFilm(first)
  await keepFilm(second)
  expect(await removeWithdrawnFilms()).toBe(1)
  expect((await keptFilms()).map(({ video }) => video)).toEqual([second.video])
  expect(asked.map(({ cache }) => cache)).toEqual(['no-store', 'no-store'])
})

test('nothing is removed for an answer that this device had kept, nor without the server', async () => {
  await keepFilm(first)
  published = []
  isStored = true
  expect(await removeWithdrawnFilms()).toBe(0)
  published = undefined
  expect(await removeWithdrawnFilms()).toBe(0)
  expect(await keptFilms()).toHaveLength(1)
})
