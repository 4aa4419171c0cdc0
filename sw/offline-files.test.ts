// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'
import { byName, type OfflineFamily, type OfflineFile, type OfflineIndex, templateOf } from '#contract/offline-files.ts'
import type { BuiltFile } from './kept-build.ts'

const ORIGIN = 'https://slipstick.example'

/** The part of the Cache API that the installation uses: texts by path and query. */
class MemoryCache {
  readonly entries = new Map<string, Response>()

  match(key: string) {
    return Promise.resolve(this.entries.get(key)?.clone())
  }
  put(key: string, response: Response) {
    this.entries.set(key, response)
    return Promise.resolve()
  }
  keys() {
    return Promise.resolve([...this.entries.keys()].map((key) => ({ url: ORIGIN + key })))
  }
  delete(key: string) {
    return Promise.resolve(this.entries.delete(key))
  }
}

interface Version {
  readonly files: readonly BuiltFile[]
  readonly served: ReadonlyMap<string, string>
}

/**
 * A build: `start` is in the shell, ten tools and an analysis are in packs; all name `shared`, whose text determines its name. `tool` is the
 * text of one tool.
 */
function build(shared: string, tool = 'tool'): Version {
  const named = (stem: string, text: string) =>
    `assets/${stem}-${`${text.length}${text}`.replace(/\W/g, '_').padEnd(8, 'x').slice(0, 8)}.js`
  const sharedUrl = named('shared', shared)
  const importing = (text: string) => `import"./${sharedUrl.slice('assets/'.length)}";${text}`
  const texts = new Map([
    [sharedUrl, shared],
    [named('start', `${shared}s`), importing('start')],
    [named('tool.bmi', `${shared}${tool}`), importing(tool)],
    ...Array.from({ length: 9 }, (_, k) => [named(`tool.t${k}`, shared), importing(`tool ${k}`)] as const),
    [named('analyses.t', `${shared}a`), importing('analysis')],
  ])
  const urls = [...texts.keys()]
  const packOf = (url: string) => (url.includes('tool.') ? 0 : url.includes('analyses.') ? 1 : -1)
  const packs = (['tools', 'analyses'] as const satisfies OfflineFamily[]).map((family, pack) => {
    const mine = urls.filter((url) => packOf(url) === pack)
    const contents = mine.map((url) => texts.get(url) ?? '')
    const head = JSON.stringify(mine.map((url, i) => [url, contents[i]?.length]))
    return { family, url: `offline/${family}-${shared}${tool}.pack`, bytes: 1, text: `${head}\n${contents.join('')}` }
  })
  const index: OfflineIndex = {
    packs: packs.map(({ family, url, bytes }) => ({ family, url, bytes })),
    files: urls.map((url): OfflineFile => {
      const { template, named: others } = templateOf(texts.get(url) ?? '', byName(urls))
      return [url, template, packOf(url), others.map((other) => urls.indexOf(other))]
    }),
  }
  const indexUrl = `offline/index-${shared}${tool}.json`
  return {
    files: [
      { url: 'index.html', revision: shared },
      { url: indexUrl, revision: null },
      ...urls.filter((url) => packOf(url) === -1).map((url) => ({ url, revision: null })),
    ],
    served: new Map([
      ['/index.html', `<script src="${shared}">`],
      [`/${indexUrl}`, JSON.stringify(index)],
      ...[...texts].map(([url, text]) => [`/${url}`, text] as const),
      ...packs.map(({ url, text }) => [`/${url}`, text] as const),
    ]),
  }
}

let cache: MemoryCache
let asked: string[]
let server: Version
/** Replaces the network's next answer. */
let fault: ((path: string) => Response | undefined) | undefined

beforeEach(() => {
  cache = new MemoryCache()
  asked = []
  fault = undefined
  vi.resetModules()
  vi.stubGlobal('location', new URL(ORIGIN))
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('registration', { scope: `${ORIGIN}/` })
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) })
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const text = server.served.get(path)
    const broken = fault?.(path)
    if (broken) return Promise.resolve(broken)
    return Promise.resolve(
      new Response(text, {
        status: text === undefined ? 404 : 200,
        headers: { 'content-security-policy': 'ours', etag: '1' },
      }),
    )
  })
})

const worker = () => import('./offline-files.ts')
const texts = async () =>
  new Map(await Promise.all([...cache.entries].map(async ([key, reply]) => [key, await reply.clone().text()] as const)))
const isWhole = async ({ served }: Version) => {
  const kept = await texts()
  return [...served].every(([path, text]) => !path.startsWith('/assets/') || kept.get(path) === text)
}

async function visit(version: Version): Promise<void> {
  server = version
  const { install, activate, downloadMissing } = await worker()
  await install(version.files, false)
  await activate(version.files)
  await downloadMissing(version.files, [], () => undefined)
}

test('[L4] a first installation waits for the files that every page needs, and all others come in packs', async () => {
  const version = build('one')
  server = version
  const { install, downloadMissing, statesOf } = await worker()
  await install(version.files, false)
  expect(asked.filter((path) => path.endsWith('.pack'))).toEqual([])
  expect((await statesOf(version.files)).find(({ family }) => family === 'tools')).toMatchObject({ ready: false })
  const told: boolean[][] = []
  await downloadMissing(version.files, ['analyses'], (states) => void told.push(states.map(({ ready }) => ready)))
  expect(await isWhole(version)).toBe(true)
  expect((await statesOf(version.files)).every(({ ready }) => ready)).toBe(true)
  expect(told.at(-1)?.every(Boolean)).toBe(true)
})

test('a file of a pack has the headers of the site, except those of the pack’s own bytes', async () => {
  await visit(build('one'))
  const tool = [...cache.entries].find(([key]) => key.includes('tool.bmi'))?.[1]
  expect(tool?.headers.get('content-security-policy')).toBe('ours')
  expect(tool?.headers.get('content-type')).toBe('text/javascript')
  expect(tool?.headers.get('etag')).toBeNull()
})

test('[L4] an update downloads new files, derives those that differ only in names, and deletes the rest when it takes over', async () => {
  const [before, after] = [build('one'), build('two', 'changed')]
  await visit(before)
  asked = []
  server = after
  const { install, activate } = await worker()
  await install(after.files, true)
  expect(await isWhole(before)).toBe(true) // the old version still answers
  expect(await isWhole(after)).toBe(true)
  const scripts = asked.filter((path) => path.startsWith('/assets/'))
  expect(scripts.map((path) => path.replace(/-[\w-]{8}\.js$/, ''))).toEqual(['/assets/shared', '/assets/tool.bmi'])
  expect(asked.filter((path) => path.endsWith('.pack'))).toEqual([])
  await activate(after.files)
  expect(await isWhole(after)).toBe(true)
  expect([...cache.entries.keys()].filter((key) => key.includes('one'))).toEqual([])
})

test('[L4] an update of a version that had all files without an index waits for all families', async () => {
  const before = build('one')
  for (const [path, text] of before.served) if (path.startsWith('/assets/')) await cache.put(path, new Response(text))
  const after = build('two')
  server = after
  const { install } = await worker()
  await install(after.files, true)
  expect(await isWhole(after)).toBe(true)
})

test('an update does not wait for families that were missing before', async () => {
  const before = build('one')
  server = before
  await (await worker()).install(before.files, false)
  const after = build('two', 'changed')
  server = after
  const { install } = await worker()
  await install(after.files, true)
  expect(await isWhole(after)).toBe(false)
  expect(asked.filter((path) => path.startsWith('/assets/tool.'))).toEqual([])
})

test('a captive portal’s page in place of a file ends the installation, and nothing of it is cached', async () => {
  server = build('one')
  fault = (path) => (path === '/index.html' ? new Response('log in first', { status: 511 }) : undefined)
  const { install } = await worker()
  await expect(install(server.files, false)).rejects.toThrow('index.html did not come: 511')
  expect([...(await texts()).values()]).not.toContain('log in first')
})

test('a captive portal’s page with status 200 in place of a script ends the installation, and nothing of it is cached', async () => {
  server = build('one')
  const page = () => new Response('log in first', { headers: { 'content-type': 'text/html' } })
  fault = (path) => (path.startsWith('/assets/start') ? page() : undefined)
  const { install } = await worker()
  await expect(install(server.files, false)).rejects.toThrow('did not come: 200')
  expect([...(await texts()).values()]).not.toContain('log in first')
})

test('after a pack is cut off its complete files stay, and the rest is downloaded', async () => {
  const version = build('one')
  server = version
  const { install, downloadMissing } = await worker()
  await install(version.files, false)
  let cuts = 0
  fault = (path) => {
    if (!path.endsWith('.pack') || cuts++ > 0) return undefined
    return new Response((server.served.get(path) ?? '').slice(0, -3))
  }
  await downloadMissing(version.files, [], () => undefined)
  expect(await isWhole(version)).toBe(true)
  expect(asked.filter((path) => path.endsWith('.pack')).length).toBe(1)
  expect(asked.filter((path) => path.startsWith('/assets/tool.')).length).toBe(1)
})
