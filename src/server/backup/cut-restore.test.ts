import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callServer } from '#tests/support/api-client.ts'
import { freePort } from '#tests/support/free-port.ts'
import { killOperator } from '#tests/support/kill-operator.ts'
import { livingPostgres } from '#tests/support/living-postgres.ts'
import { expectSentence, runMain } from '#tests/support/run-main.ts'
import { runOperator } from '#tests/support/run-operator.ts'
import { startServerProcess } from '#tests/support/server-process.ts'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { makeDataDir, temporaryFolder } from '#tests/support/temporary-folder.ts'
import { createBlankDatabase } from '#tests/support/test-database.ts'
import { openDatabase } from '../db/database.ts'
import { readSite } from '../site/store.ts'

const OBJECTS = 40
const CUT =
  /^A restore into \S+ was cut before its end\. Restore the backup into that folder once more \(npm run -s operator -- restore FILE\), or set DATA_DIR to another folder\.$/m

const file = join(temporaryFolder('cut'), 'backup.tar.gz')
let server: TestServer
let user: TestUser

beforeAll(async () => {
  server = await startTestServer()
  user = await server.register('patient')
  for (let count = 0; count < OBJECTS; count += 1) {
    await server.services.objects.write(`media/${String(count).padStart(3, '0')}`, randomBytes(1_000_000))
  }
  expect(await runOperator(server, 'backup', file)).toMatchObject({ code: 0, errors: [] })
})
afterAll(() => server.stop())

const objectsIn = (dataDir: string) => {
  const folder = join(dataDir, 'files/objects/media')
  return existsSync(folder) ? readdirSync(folder).length : 0
}

const moments: Readonly<Record<string, (dataDir: string) => boolean>> = {
  'while the file is checked': (dataDir) => existsSync(join(dataDir, 'restore-unfinished')),
  'while PostgreSQL makes its files': (dataDir) =>
    existsSync(dataDir) && readdirSync(dataDir).some((name) => name.startsWith('new-cluster-')),
  'while PostgreSQL starts': (dataDir) => existsSync(join(dataDir, 'cluster')),
  'with the first object': (dataDir) => objectsIn(dataDir) > 0,
  'with half of the objects': (dataDir) => objectsIn(dataDir) > OBJECTS / 2,
  'with all objects': (dataDir) => objectsIn(dataDir) === OBJECTS,
}

test.each(Object.keys(moments))(
  '[S4] after a restore was killed %s no server starts, and the restore can be repeated',
  { timeout: 120_000 },
  async (moment) => {
    const dataDir = makeDataDir()
    await killOperator({ dataDir }, ['restore', file], () => moments[moment]?.(dataDir) ?? false)
    expectSentence(await runMain({ PORT: '0', DATA_DIR: dataDir }), CUT)
    await expect.poll(() => livingPostgres(dataDir), { timeout: 5000 }).toEqual([])
    const site = { dataDir, databaseUrl: '' }
    expect((await runOperator(site, 'list-users')).errors[0]).toMatch(CUT)
    expect(await runOperator(site, 'restore', file)).toMatchObject({ code: 0, errors: [] })
    const again = await startServerProcess({ dataDir, port: await freePort() })
    const { username, password } = user
    const login = await callServer(again.url, 'User/login', { username, password, device: '' })
    expect(login?.data.userInfo.id).toBe(user.userInfo.id)
    expect(objectsIn(dataDir)).toBe(OBJECTS)
    await again.stop()
  },
)

test('[S4] a restore that was killed after its commit is complete, unless the epoch differs', async () => {
  const database = await createBlankDatabase()
  const site = { dataDir: join(temporaryFolder('committed', 0o711), 'data'), databaseUrl: database.url }
  expect((await runOperator(site, 'restore', file)).code).toBe(0)
  const mark = join(site.dataDir, 'restore-unfinished')
  expect(existsSync(mark)).toBe(false)
  for (const content of ['', `${server.site.instance}\n1\n`]) {
    writeFileSync(mark, content)
    expect((await runOperator(site, 'list-users')).errors[0]).toMatch(CUT)
  }
  const open = openDatabase({ connectionString: database.url }, () => undefined)
  writeFileSync(mark, `${(await readSite(open.db)).epoch}\n1\n`)
  await open.close()
  expect(await runOperator(site, 'list-users')).toMatchObject({ code: 0, errors: [] })
  expect(existsSync(mark)).toBe(false)
  await database.remove()
})

test('[S4] a running restore locks its folder', { timeout: 60_000 }, async () => {
  const dataDir = makeDataDir()
  const underWay = /^A backup is being restored into \S+ \(by process \d+\)\. Wait until it has ended, or set DATA_DIR/
  const others = async () => {
    expectSentence(await runMain({ PORT: '0', DATA_DIR: dataDir }), underWay)
    expect((await runOperator({ dataDir, databaseUrl: '' }, 'restore', file)).errors[0]).toMatch(underWay)
  }
  await killOperator({ dataDir }, ['restore', file], () => objectsIn(dataDir) > 0, others)
  expectSentence(await runMain({ PORT: '0', DATA_DIR: dataDir }), CUT)
})

test('[S4] a refused file leaves no mark in a new folder, and the mark of a killed restore stays', async () => {
  const dataDir = makeDataDir()
  const site = { dataDir, databaseUrl: '' }
  const other = join(temporaryFolder('other'), 'letter')
  writeFileSync(other, 'a letter')
  expect((await runOperator(site, 'restore', other)).errors[0]).toMatch(/is no whole backup/)
  expect(readdirSync(dataDir)).toEqual([])
  writeFileSync(join(dataDir, 'restore-unfinished'), 'half')
  expect((await runOperator(site, 'restore', other)).errors[0]).toMatch(/is no whole backup/)
  expect(readdirSync(dataDir)).toEqual(['restore-unfinished'])
})
