// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'

const ORIGIN = 'https://slipstick.example'
const PRECACHE = `workbox-precache-v2-${ORIGIN}/`
const scriptOf = (name: string) => `assets/${name}-12345678.js`

/** The part of the Cache API that the worker uses, by path and query. */
class MemoryCache {
  readonly texts = new Map<string, string>()
  readonly #pathOf = (key: string | { url: string }) => (typeof key === 'string' ? key : key.url).replace(ORIGIN, '')

  match(key: string | { url: string }) {
    const text = this.texts.get(this.#pathOf(key))
    return Promise.resolve(text === undefined ? undefined : new Response(text))
  }
  async put(key: string | { url: string }, response: Response) {
    this.texts.set(this.#pathOf(key), await response.text())
  }
}

const lifecycle = {
  install: vi.fn(),
  activate: vi.fn(),
  downloadMissing: vi.fn(),
  statesOf: vi.fn(),
  abortDownload: vi.fn(),
}
const answered = vi.fn()
vi.mock('./offline-files.ts', () => lifecycle)
vi.mock('./answer-call.ts', async (original) => ({
  ...(await original<typeof import('./answer-call.ts')>()),
  answerCall: answered,
}))

let stores: Map<string, MemoryCache>
let listeners: Map<string, ((event: object) => void)[]>
let scope: Record<string, unknown>
let posted: unknown[]
const fetched = vi.fn<(asked: string | { url: string }) => Promise<Response>>()
const imported = vi.fn<(script: string) => void>()
const storeOf = (name: string) => {
  const store = stores.get(name) ?? new MemoryCache()
  stores.set(name, store)
  return store
}

beforeEach(async () => {
  vi.resetAllMocks()
  vi.resetModules()
  stores = new Map()
  listeners = new Map()
  posted = []
  scope = {
    __WB_MANIFEST: [
      { url: 'index.html', revision: 'r1' },
      { url: 'icon.svg', revision: 'r1' },
      { url: scriptOf('start'), revision: null },
      { url: scriptOf('tool.bmi'), revision: null },
      { url: scriptOf('replay-outbox'), revision: null },
    ],
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    clients: {
      claim: vi.fn(),
      matchAll: () => Promise.resolve([{ postMessage: (message: unknown) => posted.push(message) }]),
    },
    registration: { active: null },
    skipWaiting: vi.fn(),
  }
  vi.stubGlobal('self', scope)
  vi.stubGlobal('location', new URL(ORIGIN))
  vi.stubGlobal('registration', { scope: `${ORIGIN}/` })
  vi.stubGlobal('caches', { open: (name: string) => Promise.resolve(storeOf(name)) })
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('importScripts', imported)
  fetched.mockImplementation((asked) =>
    Promise.resolve(new Response(`network ${typeof asked === 'string' ? asked : asked.url.replace(ORIGIN, '')}`)),
  )
  answered.mockResolvedValue(new Response('a call'))
  await import('./sw.ts')
})

const dispatch = (type: string, event: object) => {
  for (const listener of listeners.get(type) ?? []) listener(event)
}

/** The reply to a request; undefined if the worker leaves it to the browser. */
async function ask(url: string, { method = 'GET', mode = 'cors' } = {}): Promise<Response | undefined> {
  let reply: Promise<Response> | undefined
  const request = { url: new URL(url, ORIGIN).href, method, mode }
  dispatch('fetch', { request, respondWith: (response: Promise<Response>) => (reply = response) })
  return reply
}
const textOf = async (url: string, init?: { method?: string; mode?: string }) => (await ask(url, init))?.text()
const page = { mode: 'navigate' }

/** An event whose `waitUntil` can be awaited. */
function lasting(more: object = {}) {
  const work: Promise<unknown>[] = []
  return { event: { ...more, waitUntil: (one: Promise<unknown>) => work.push(one) }, ended: () => Promise.all(work) }
}

test('every page is the cached document', async () => {
  storeOf(PRECACHE).texts.set('/index.html?__WB_REVISION__=r1', 'the document')
  for (const address of ['/', '/tool/index', '/project/list?page=2', '/apiary', '/robots.txt/page'])
    expect(await textOf(address, page), address).toBe('the document')
  expect(fetched).not.toHaveBeenCalled()
})

test('a document that is not cached comes from the network', async () => {
  expect(await textOf('/tool/index', page)).toBe('network /index.html')
})

test('the page of a tool links its script in a header of the reply, and no other page does', async () => {
  storeOf(PRECACHE).texts.set('/index.html?__WB_REVISION__=r1', 'the document')
  const reply = await ask('/tool/detail?id=bmi', page)
  expect(reply?.headers.get('link')).toBe(`</${scriptOf('tool.bmi')}>; rel=modulepreload`)
  expect(await reply?.text()).toBe('the document')
  expect((await ask('/tool/index', page))?.headers.get('link')).toBeNull()
})

test.each([
  '/api/Base/config',
  '/media/picture.webp',
  '/inbox',
  '/wechat/callback?code=1',
  '/healthz',
  '/readyz',
  '/metrics',
  '/robots.txt',
  '/manual.md',
])('%s is no page, and is the server’s', async (address) => {
  expect(await ask(address, page)).toBeUndefined()
})

test('requests to other sites, and those that neither read nor call, are left to the browser', async () => {
  expect(await ask('https://elsewhere.example/assets/a.js')).toBeUndefined()
  for (const method of ['HEAD', 'PUT', 'DELETE']) expect(await ask('/icon.svg', { method }), method).toBeUndefined()
  expect(await ask('/unknown.bin')).toBeUndefined()
})

test('read calls are answered here, others by the server', async () => {
  expect(await textOf('/api/Base/config', { method: 'POST' })).toBe('a call')
  expect(await ask('/api/Sync/push', { method: 'POST' })).toBeUndefined()
  expect(answered).toHaveBeenCalledTimes(1)
})

test('a script comes from the cache, or from the network if it is missing there', async () => {
  storeOf(PRECACHE).texts.set('/assets/kept.js', 'kept')
  expect(await textOf('/assets/kept.js')).toBe('kept')
  expect(await textOf('/assets/other.js')).toBe('network /assets/other.js')
  expect(storeOf(PRECACHE).texts.has('/assets/other.js')).toBe(false)
})

test('a file of the shell is found by its address, and requested without its revision', async () => {
  expect(await textOf('/icon.svg')).toBe('network /icon.svg')
  storeOf(PRECACHE).texts.set('/icon.svg?__WB_REVISION__=r1', 'kept icon')
  expect(await textOf('/icon.svg')).toBe('kept icon')
  expect(await ask('/icon.svg?v=2')).toBeUndefined()
})

test('a font is fetched once and cached, but not an error of the server', async () => {
  fetched.mockResolvedValueOnce(new Response('none', { status: 404 }))
  expect((await ask('/fonts/noto-1.woff'))?.status).toBe(404)
  expect(await textOf('/fonts/noto-1.woff')).toBe('network /fonts/noto-1.woff')
  expect(await textOf('/fonts/noto-1.woff')).toBe('network /fonts/noto-1.woff')
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(await ask('/fonts/OFL.txt')).toBeUndefined()
})

test('a file of a pack is read from the cache if the reader requested it, and others are not cached', async () => {
  storeOf('packs').texts.set('/packs/webr/R.wasm', 'R')
  expect(await textOf('/packs/webr/R.wasm')).toBe('R')
  expect(await textOf('/packs/webr/other')).toBe('network /packs/webr/other')
  expect(storeOf('packs').texts.size).toBe(1)
})

test('it is installed with its files and a static route, and claims the pages when it is active', async () => {
  const addRoutes = vi.fn().mockResolvedValue(undefined)
  const installing = lasting({ addRoutes })
  dispatch('install', installing.event)
  await installing.ended()
  // the scripts of tools are linked in headers and downloaded in packs
  const urls = ['index.html', 'icon.svg', scriptOf('start'), scriptOf('replay-outbox')]
  const [files, isUpdate] = lifecycle.install.mock.calls[0] as [{ url: string }[], boolean]
  expect([files.map(({ url }) => url), isUpdate]).toEqual([urls, false])
  expect(addRoutes).toHaveBeenCalledWith({
    condition: { urlPattern: { pathname: '/assets/*' } },
    source: { cacheName: PRECACHE },
  })
  const activating = lasting()
  dispatch('activate', activating.event)
  expect(lifecycle.activate).toHaveBeenCalledOnce()
  expect((scope.clients as { claim: () => void }).claim).toHaveBeenCalledOnce()
})

test('a browser without static routes installs it all the same', async () => {
  const installing = lasting()
  dispatch('install', installing.event)
  await installing.ended()
  expect(lifecycle.install).toHaveBeenCalledOnce()
})

test('the script that sends the outbox is imported once, and gets the tag', async () => {
  const replayed: string[] = []
  imported.mockImplementation(() => {
    scope.replayOutbox = (tag: string) => Promise.resolve(replayed.push(tag))
  })
  for (const tag of ['outbox-a', 'outbox-b']) {
    const syncing = lasting({ tag })
    dispatch('sync', syncing.event)
    await syncing.ended()
  }
  expect(imported.mock.calls).toEqual([[`/${scriptOf('replay-outbox')}`]])
  expect(replayed).toEqual(['outbox-a', 'outbox-b'])
})

test('messages of a page are carried out, and the download state is sent to every page', async () => {
  const say = async (data: unknown) => {
    const saying = lasting({ data })
    dispatch('message', saying.event)
    await saying.ended()
  }
  await say({ type: 'SKIP_WAITING' })
  expect(scope.skipWaiting).toHaveBeenCalledOnce()
  await say({ type: 'STOP_BRINGING' })
  expect(lifecycle.abortDownload).toHaveBeenCalledOnce()
  const states = [{ family: 'tools', ready: true, bytes: 0 }]
  lifecycle.statesOf.mockResolvedValue(states)
  await say({ type: 'SAY_FAMILIES' })
  expect(posted).toEqual([{ type: 'families', states }])
  await say({ type: 'BRING_FAMILIES', first: ['analyses'] })
  const [, first, tell] = lifecycle.downloadMissing.mock.calls[0] as [unknown, unknown, (states: unknown) => void]
  expect(first).toEqual(['analyses'])
  tell([])
  await vi.waitFor(() => expect(posted.at(-1)).toEqual({ type: 'families', states: [] }))
  await say(undefined)
  await say({ type: 'another' })
  expect(posted).toHaveLength(2)
})
