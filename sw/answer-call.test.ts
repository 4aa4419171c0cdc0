// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chartCatalogue } from '#cli/chart-catalogue.ts'
import { demoOf } from '#cli/demo-data.ts'
import { calls } from '#contract/calls/index.ts'
import { writeAccountFavourites } from '../src/app/device/kept-favourites.ts'
import { removeSession, writeSession } from '../src/app/device/session.ts'
import { answerCall, isStoredCall } from './answer-call.ts'

/** The part of the Cache API that the service worker uses: entries by address, in insertion order. */
class MemoryCache {
  readonly entries = new Map<string, { request: Request; text: string }>()

  match({ url }: Request): Promise<Response | undefined> {
    const entry = this.entries.get(url)
    return Promise.resolve(entry && new Response(entry.text))
  }
  async put(request: Request, response: Response): Promise<void> {
    this.entries.delete(request.url)
    this.entries.set(request.url, { request, text: await response.text() })
  }
  keys(): Promise<Request[]> {
    return Promise.resolve([...this.entries.values()].map(({ request }) => request))
  }
  delete({ url }: Request): Promise<boolean> {
    return Promise.resolve(this.entries.delete(url))
  }
}

const catalogue = chartCatalogue()
const records = (name: string) =>
  Promise.resolve(name === 'Plotrecord/index' ? { data: [], total: 0, page: 1, limit: 20 } : undefined)
const readDemo = async (file: string) => {
  const [, chart = ''] = /charts\.demo\.([\w-]+)-[\w-]{8}\.json$/.exec(file) ?? []
  return demoOf(chart)
}
const stores = new Map<string, MemoryCache>()
const told: unknown[] = []
const later: Promise<unknown>[] = []
let network: () => Response | Promise<Response>
let asked = 0

beforeEach(async () => {
  stores.clear()
  told.length = 0
  later.length = 0
  asked = 0
  await removeSession({ token: undefined })
  vi.stubGlobal('caches', {
    open: (name: string) => {
      const cache = stores.get(name) ?? new MemoryCache()
      stores.set(name, cache)
      return Promise.resolve(cache)
    },
  })
  vi.stubGlobal('self', {
    clients: { matchAll: () => Promise.resolve([{ postMessage: (message: unknown) => told.push(message) }]) },
  })
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return network()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const envelope = (status: number, data: unknown) => () =>
  Response.json({ status, msg: '', data, request_id: crypto.randomUUID() })
const offline = () => Promise.reject(new TypeError('offline'))
const portal = () => new Response('<html>Log in</html>', { headers: { 'content-type': 'text/html' } })

async function ask(
  name: string,
  request: unknown = {},
  language = 'en',
  cache: RequestCache = 'default',
): Promise<{ data: unknown; isStored: boolean }> {
  const event = { waitUntil: (work: Promise<unknown>) => later.push(work) }
  const asking = new Request(`http://site.test/api/${name}`, {
    method: 'POST',
    body: JSON.stringify(request),
    headers: { 'accept-language': language },
    cache,
  })
  const response = await answerCall(event as never, asking, { catalogue: () => catalogue, demo: readDemo, records })
  for (let k = 0; k < later.length; k += 1) await later[k]
  const { data } = JSON.parse(await response.text()) as { data: unknown }
  return { data, isStored: response.headers.has('x-stored') }
}

test('[L5] read calls are answered from the store; writes, and calls that must be fresh, are not', () => {
  const answers = ['Base/config', 'Notice/index', 'User/detail', 'Sync/push', 'Base/ping', 'User/login'].map((name) =>
    isStoredCall(`/api/${name}`),
  )
  expect(answers).toEqual([true, true, true, false, false, false])
  expect(isStoredCall('/media/Base/config')).toBe(false)
})

test('[L5] the first answer comes from the network, the next from the store, and newer data are sent to the pages', async () => {
  network = envelope(200, { site_title: 'old' })
  expect(await ask('Base/config')).toEqual({ data: { site_title: 'old' }, isStored: false })
  expect(await ask('Base/config')).toEqual({ data: { site_title: 'old' }, isStored: true })
  expect(told).toEqual([])
  network = envelope(200, { site_title: 'new' })
  expect(await ask('Base/config')).toEqual({ data: { site_title: 'old' }, isStored: true })
  expect(told).toEqual([
    { type: 'reply-changed', name: 'Base/config', request: {}, language: 'en', data: { site_title: 'new' } },
  ])
  expect((await ask('Base/config')).data).toEqual({ site_title: 'new' })
  expect(asked).toBe(4)
})

test('[L5] a page that asks for the network’s answer gets it, and the stored one only without a network', async () => {
  network = envelope(200, { total: 1 })
  await ask('Tutorial/index')
  network = envelope(200, { total: 0 })
  expect(await ask('Tutorial/index', {}, 'en', 'no-store')).toEqual({ data: { total: 0 }, isStored: false })
  network = offline
  expect(await ask('Tutorial/index', {}, 'en', 'no-store')).toEqual({ data: { total: 0 }, isStored: true })
})

test.each([
  ['a refusal', envelope(404, null)],
  ['an ended session', envelope(431, null)],
  ['an error of the server', envelope(500, null)],
])('[L5] %s is not stored', async (_, answer) => {
  network = answer
  expect(await ask('Base/config')).toEqual({ data: null, isStored: false })
  expect([...stores.values()].flatMap((cache) => [...cache.entries])).toEqual([])
})

test('[Q4] a captive portal’s page under status 200 replaces nothing that is stored', async () => {
  network = envelope(200, { id: 'u' })
  await ask('User/detail')
  network = portal
  expect(await ask('User/detail')).toEqual({ data: { id: 'u' }, isStored: true })
  network = offline
  expect(await ask('User/detail')).toEqual({ data: { id: 'u' }, isStored: true })
  network = envelope(500, null)
  expect(await ask('User/detail')).toEqual({ data: { id: 'u' }, isStored: true })
})

test('[L5] a `fallback` call tries the network first, and passes on its refusals', async () => {
  network = envelope(200, { id: 'old' })
  await ask('User/detail')
  network = envelope(200, { id: 'new' })
  expect(await ask('User/detail')).toEqual({ data: { id: 'new' }, isStored: false })
  network = envelope(431, null)
  expect(await ask('User/detail')).toEqual({ data: null, isStored: false })
})

test('without a network and a stored answer the call fails like any call', async () => {
  network = offline
  await expect(ask('Base/config')).rejects.toThrow('offline')
})

test('[L5] answers are stored by request, language and user', async () => {
  const of = (data: string) => {
    network = envelope(200, data)
  }
  of('page 1')
  await ask('Notice/index', { position: 1, page: 1 })
  of('page 2')
  expect((await ask('Notice/index', { position: 1, page: 2 })).data).toBe('page 2')
  of('第一页')
  expect((await ask('Notice/index', { position: 1, page: 1 }, 'zh-CN')).data).toBe('第一页')
  await writeSession({ token: 't', user: { id: 'ward' } as never, instance: 'i' })
  of('for the ward')
  expect((await ask('Notice/index', { position: 1, page: 1 })).data).toBe('for the ward')
  expect([...stores].map(([name, cache]) => [name, cache.entries.size])).toEqual([
    ['replies-0-1', 3],
    ['replies-ward-1', 1],
  ])
})

test('the oldest answers are evicted', async () => {
  for (let page = 1; page <= 203; page += 1) {
    network = envelope(200, page)
    await ask('Notice/index', { position: 1, page })
  }
  expect([...stores.values()].map((cache) => cache.entries.size)).toEqual([200])
  network = offline
  await expect(ask('Notice/index', { position: 1, page: 1 })).rejects.toThrow('offline')
  expect((await ask('Notice/index', { position: 1, page: 203 })).data).toBe(203)
})

test('[L5] calls about the charts are computed while the server is away, in the shapes of the contract, with the stars of this device', async () => {
  await writeSession({ token: 't', user: { id: 'ward' } as never, instance: 'i' })
  await writeAccountFavourites({ user: 'ward', tools: ['qsofa', 'plot-forest'], pending: { 'plot-histogram': true } })
  const requests = {
    'Plot/index': { type_id: 'distribution', limit: 10 },
    'Plot/detail': { plot_id: 'histogram' },
    'Plottype/index': {},
    'Labels/index': {},
    'Plotparams/index': { plot_id: 'histogram' },
    'Plotcollect/index': { page: 1 },
    'Plotrecord/loadDemoData': { plot_id: 'histogram' },
    'Plotrecord/index': {},
  } as const
  for (const away of [offline, portal, envelope(503, null)]) {
    network = away
    for (const [name, request] of Object.entries(requests)) {
      const { data, isStored } = await ask(name, request)
      expect(isStored).toBe(true)
      calls[name as keyof typeof requests].reply.parse(data)
    }
  }
  expect((await ask('Plot/detail', { plot_id: 'histogram' })).data).toMatchObject({ is_collect: true, score: null })
  expect((await ask('Plotcollect/index')).data).toMatchObject({
    total: 2,
    data: [{ id: 'forest' }, { id: 'histogram' }],
  })
  expect((await ask('Plot/detail', { plot_id: 'no-chart' })).data).toBe(null)
  expect((await ask('Plotrecord/loadDemoData', { plot_id: 'no-chart' })).data).toBe(null)
  expect((await ask('Plotrecord/loadDemoData', { plot_id: 'histogram', example: 'other' })).data).toBe(null)
  network = envelope(200, { data: 'of the server' })
  expect(await ask('Plot/index')).toEqual({ data: { data: 'of the server' }, isStored: false })
  expect([...stores.values()].flatMap((cache) => [...cache.entries])).toEqual([])
})
