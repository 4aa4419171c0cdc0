import { resolve } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadDefinition } from '#cli/entries.ts'
import { workerWords } from '#cli/worker-words-plugin.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { readHashes } from '#tests/support/engine-hashes.ts'

/** Omitting words from the worker's definitions changes no result of an entry. */
const kept = readHashes()
let server: ViteDevServer
let machinery: typeof import('#tests/support/engine-hashes.ts')
let entries: typeof import('#cli/entries.ts')

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    root: resolve(import.meta.dirname, '../..'),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [workerWords()],
  })
  machinery = (await server.ssrLoadModule('/tests/support/engine-hashes.ts')) as typeof machinery
  entries = (await server.ssrLoadModule('/src/cli/entries.ts')) as typeof entries
}, 60_000)

afterAll(() => server.close())

test('words are omitted, keys and the titles of saved columns are not', async () => {
  const [whole, without] = [await loadDefinition('cox-regression'), await entries.loadDefinition('cox-regression')]
  expect(Object.keys(without.messages)).toEqual(Object.keys(whole.messages))
  expect(without.results.saved).toEqual(whole.results.saved)
  expect(JSON.stringify(without.results.saved)).toContain('"zh"')
  const { results, ...others } = without
  expect(JSON.stringify([others.sections, results.figures])).not.toContain('"zh"')
  expect(JSON.stringify(whole).length - JSON.stringify(without).length).toBeGreaterThan(5000)
})

describe.each(entriesUnderTest('analyses', 'charts', 'steps'))('$kind/$id', ({ kind, id }) => {
  test('answers its examples without words as with them', async () => {
    expect(await machinery.hashExamples(kind, id)).toEqual(kept[`${kind}/${id}`])
  })
})
