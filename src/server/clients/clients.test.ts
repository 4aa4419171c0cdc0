import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOperator } from '#tests/support/run-operator.ts'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const DAY = 24 * 60 * 60_000
let server: TestServer
let user: TestUser
const folder = temporaryFolder('clients')
beforeAll(async () => {
  server = await startTestServer()
  user = await server.register()
})
afterAll(() => server.stop())

const zipOf = (words: string) => Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from(words)])
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const LINUX = { platform: 'linux', arch: 'x64', version: '0.1.0', tried: { at: '2026-11-29T10:00:00Z', on: 'Debian' } }
const WINDOWS = { platform: 'win', arch: 'x64', version: '0.1.0', tried: null }

/** Writes a ZIP file with a manifest beside it; returns its path. */
function pack(name: string, manifest: object, bytes = zipOf(name)): string {
  writeFileSync(join(folder, `${name}.zip`), bytes)
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ sha256: hashOf(bytes), ...manifest }))
  return join(folder, `${name}.zip`)
}
const builds = async () => (await server.call('Downloadpc/getnode', {}, user)).data.builds
const count = (request: object, key = randomUUID()) =>
  server.call('Pcdownloadlog/add', request as never, { token: user.token, key })
const listed = async () => (await runOperator(server, 'list-clients')).out

test('without a published build there is only the guide', async () => {
  expect((await server.call('Downloadpc/getnode', {}, user)).data).toEqual({ installed: 'guide', builds: [] })
  expect(await count({ platform: 'linux', arch: 'x64', version: '0.1.0' })).toMatchObject({ code: 'not-found' })
  expect(await listed()).toEqual([])
})

test('what is published is listed with its size and hash, and is the file that is downloaded', async () => {
  mkdirSync(join(folder, 'all'))
  pack('all/linux', LINUX)
  pack('all/windows', WINDOWS)
  expect(await runOperator(server, 'publish-client', join(folder, 'all'))).toMatchObject({
    code: 0,
    out: ['linux-x64 0.1.0', 'win-x64 0.1.0'],
  })
  const bytes = zipOf('all/linux')
  const [linux, windows] = await builds()
  expect(linux).toMatchObject({
    platform: 'linux',
    arch: 'x64',
    version: '0.1.0',
    size: bytes.length,
    sha256: hashOf(bytes),
    tried: true,
  })
  expect(windows).toMatchObject({ platform: 'win', tried: false })
  const response = await server.fetch(linux?.url ?? '')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
})

test('a later build replaces the one for its platform, whose file is removed', async () => {
  const former = (await builds())[0]?.url ?? ''
  const { code } = await runOperator(server, 'publish-client', pack('newer', { ...LINUX, version: '0.2.0' }))
  expect(code).toBe(0)
  expect((await builds()).map(({ platform, version }) => `${platform} ${version}`)).toEqual([
    'linux 0.2.0',
    'win 0.1.0',
  ])
  expect((await server.fetch(former)).status).toBe(404)
})

test('[Q3] a click is counted once, whatever is sent again; the operator sees how many, not by whom', async () => {
  const key = randomUUID()
  const windows = { platform: 'win', arch: 'x64', version: '0.1.0' }
  for (const _ of [1, 2]) expect((await count(windows, key)).status).toBe(200)
  server.clock.advance(40 * DAY)
  user = { ...user, token: await server.login(user) }
  expect((await count(windows)).status).toBe(200)
  expect((await count({ ...windows, version: '0.0.9' })).code).toBe('not-found')
  expect((await listed()).filter((line) => line.includes('downloads'))).toHaveLength(1)
  const { pool } = server.site.database
  const { rows } = await pool.query('select sum(count)::int as sum, count(*)::int as days from client_downloads')
  expect(rows).toEqual([{ sum: 2, days: 2 }])
  const { rows: columns } = await pool.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = 'client_downloads' order by 1",
  )
  expect(columns.map(({ name }) => name)).toEqual(['arch', 'count', 'day', 'platform', 'version'])
})

test('what is withdrawn is neither listed nor served, and its count stays', async () => {
  const url = (await builds())[1]?.url ?? ''
  expect((await runOperator(server, 'withdraw-client', 'win-x64')).code).toBe(0)
  expect((await builds()).map(({ platform }) => platform)).toEqual(['linux'])
  expect((await server.fetch(url)).status).toBe(404)
  expect((await listed()).join('\n')).toContain('win-x64  0.1.0  downloads: 2')
  for (const name of ['win-x64', 'linux', 'beos-x64', 'linux-x64-more'])
    expect((await runOperator(server, 'withdraw-client', name)).errors[0], name).toMatch(/No portable server/)
})

test.each([
  ['a file that is not there', () => join(folder, 'none.zip'), /none\.zip is not there/],
  ['a folder without ZIP files', () => temporaryFolder('empty'), /has no ZIP file/],
  ['a file of another kind', () => pack('page', WINDOWS, Buffer.from('<html>')), /page\.zip is not a ZIP file/],
  ['another file than that of the manifest', () => pack('other', { ...WINDOWS, sha256: 'a'.repeat(64) }), /differs/],
  ['a platform of ours that is none', () => pack('beos', { ...WINDOWS, platform: 'beos' }), /not a manifest/],
  ['a manifest that does not say whether it was tried', () => pack('quiet', { ...WINDOWS, tried: undefined }), /not a/],
])('%s is refused in one sentence, and nothing is kept', async (_, make, sentence) => {
  const before = await builds()
  const { code, errors } = await runOperator(server, 'publish-client', make())
  expect([code, errors[0]]).toEqual([2, expect.stringMatching(sentence)])
  expect(await builds()).toEqual(before)
})

test('a ZIP file without its manifest is refused', async () => {
  rmSync(pack('alone', WINDOWS).replace('.zip', '.json'))
  const { errors } = await runOperator(server, 'publish-client', join(folder, 'alone.zip'))
  expect(errors[0]).toMatch(/alone\.json cannot be read/)
})
