import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analysisContent } from '#app/share/analysis-content.ts'
import { seal, unseal } from '#app/share/seal.ts'
import type { Snapshot } from '#app/share/snapshot.ts'
import { type Analysis, loadAnalysis } from '#catalog/index.ts'
import type { Display } from '#catalog/kit/message.ts'
import { type Names, namesOf } from '#catalog/kit/names.ts'
import type { Done } from '#catalog/kit/outcome/outcome.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { ask, dictionary } from '#tests/fixtures/every-part/ask.ts'
import { definition } from '#tests/fixtures/every-part/definition.ts'
import { answered } from '#tests/fixtures/every-part/examples.ts'
import { plots } from '#tests/fixtures/every-part/plot.ts'
import { reading } from '#tests/fixtures/every-part/reading.ts'
import { summary } from '#tests/fixtures/every-part/summary.ts'
import { addShare, openShare } from '#tests/support/add-share.ts'
import { runOperator } from '#tests/support/run-operator.ts'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** Words that a title, the name of a variable, a label of its levels and a text in a cell contain. */
const PLANTED = ['TitleCanary7c1', '变量金丝雀甲', 'LevelCanary7c3', 'CellCanary7c4'] as const
const [TITLE, VARIABLE, LEVEL, CELL] = PLANTED

const names: Names = { variable: () => VARIABLE, level: () => LEVEL }
const display = (language: 'en' | 'zh'): Display => ({ settings: displaySettings(language), names })

/** A result of the analysis `frequencies` with one table. */
const outcome: Done = {
  status: 'done',
  sample: { total: 228, used: 227, excluded: [{ variable: 'c1', reason: 'missing', count: 1 }] },
  tables: [],
  figures: [],
  savedColumns: [],
  models: [],
  checks: [],
  notices: [],
  facts: {},
}

let server: TestServer
let user: TestUser
let key: string
let sealed: Uint8Array<ArrayBuffer>
let id: string

beforeAll(async () => {
  server = await startTestServer({ config: { logLevel: 'debug' } })
  user = await server.register()
  const entry = await tableOnly()
  const contentIn = (language: 'en' | 'zh') => analysisContent(entry, TITLE, withTable, display(language), false)
  const content = { en: await contentIn('en'), zh: await contentIn('zh') }
  const snapshot: Snapshot = { kind: 'analysis', asOf: 1, engine: '5', data: 'abc', content }
  ;({ bytes: sealed, key } = await seal(snapshot))
  id = (await addShare(server, user.token, Buffer.from(sealed))).id
})
afterAll(() => server.stop())

const withTable: Done = {
  ...outcome,
  tables: [
    {
      id: 't',
      of: 'levels',
      params: {},
      columns: [
        { id: 'label', of: 'label', params: {} },
        { id: 'text', of: 'text', params: {} },
      ],
      rows: [
        { depth: 0, cells: { label: { variable: 'c1' }, text: { text: CELL } } },
        { depth: 1, cells: { label: { variable: 'c1', level: 'a' }, text: { text: CELL } } },
      ],
      notes: [],
    },
  ],
}

/** An analysis of the catalogue whose table and reading are replaced by plain ones. */
async function tableOnly(): Promise<Analysis> {
  const entry = await loadAnalysis('frequencies')
  if (!entry) throw new Error('the catalogue has no frequencies')
  const words = { en: 'x', zh: 'x' }
  const column = { heading: words, perLevel: false } as const
  const columns = { label: { ...column, kind: 'label' }, text: { ...column, kind: 'text' } } as const
  const results = { ...entry.definition.results, tables: { levels: { title: words, rows: ['label'], columns } } }
  const said = () => [`${VARIABLE} ${LEVEL}`]
  const methods = () => VARIABLE
  return {
    ...entry,
    definition: { ...entry.definition, results },
    reading: { en: said, zh: said, methods: { en: methods, zh: methods } },
  }
}

/** Every byte below a folder. */
function bytesBelow(folder: string): Buffer {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
  return Buffer.concat(files.map((path) => readFileSync(path)))
}

function expectNothingPlanted(where: string, bytes: Buffer): void {
  for (const word of [...PLANTED, key, Buffer.from(key, 'base64url').toString('hex')]) {
    for (const text of [word, Buffer.from(word).toString('hex'), Buffer.from(word).toString('base64')])
      expect(bytes.includes(text), `${where}: ${text}`).toBe(false)
  }
  expect(bytes.includes(Buffer.from(key, 'base64url')), `${where}: the key`).toBe(false)
}

test('[S13] the link’s key opens what the server stores, with every planted word', async () => {
  const opened = await openShare(server, id)
  if (typeof opened === 'string') throw new Error(opened)
  const snapshot = await unseal(new Uint8Array(opened), key)
  for (const language of ['en', 'zh'] as const)
    for (const word of PLANTED) expect(JSON.stringify(snapshot.content[language])).toContain(word)
})

test('[S13] no row, object, log line or backup of the server has a planted word or the key', async () => {
  const { pool } = server.site.database
  const { rows: tables } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  )
  let rows = ''
  for (const { name } of tables) {
    const { rows: found } = await pool.query<{ row: string }>(`select t::text as row from "${name}" t`)
    rows += found.map(({ row }) => row).join('\n')
  }
  expect(rows).toContain(id)
  expectNothingPlanted('rows', Buffer.from(rows))
  const objects = bytesBelow(join(server.dataDir, 'files'))
  expect(objects.includes(sealed)).toBe(true)
  expectNothingPlanted('objects', objects)
  expectNothingPlanted('logs', Buffer.from(server.logs.join('\n')))
  const folder = temporaryFolder('backup', 0o711)
  expect((await runOperator(server, 'backup', folder)).code).toBe(0)
  expectNothingPlanted('backup', gunzipSync(bytesBelow(folder)))
})

test('[S13] a result becomes words: no record, no row, and no number beyond the decimals of the page', async () => {
  const done = await ask(answered)
  if (done.status !== 'done') throw new Error(`the fixture is ${done.status}`)
  const entry = { summary, definition, reading, plots } as unknown as Analysis
  const display: Display = { settings: displaySettings('en'), names: namesOf(dictionary) }
  const content = await analysisContent(entry, 'Pain', done, display, false)
  const [part] = content.parts
  expect(part?.tables.length).toBe(done.tables.length)
  expect(part?.figures.length).toBe(done.figures.length)
  const { figures: _, ...words } = part ?? { figures: [] }
  const text = JSON.stringify(words)
  expect(text).not.toMatch(/\d\.\d{6,}/)
  expect(text).not.toMatch(/"(raw|rowIds|savedColumns|models|facts|vcov|variable|level)"/)
  expect(JSON.stringify(content)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/)
})
