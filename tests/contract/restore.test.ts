import 'fake-indexeddb/auto'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transferSources } from '#app/data/transfer-sources.ts'
import { PROTOCOL, type SyncedRecord } from '#contract/calls/sync.ts'
import { type AppDevice, addStudy, openAppDevice } from '#tests/support/app-device.ts'
import { runOperator } from '#tests/support/run-operator.ts'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { createBlankDatabase, type TestDatabase } from '#tests/support/test-database.ts'

/** The application's storage and sync, against a real server that is restored from a real backup. */

const folder = temporaryFolder('restore')
let server: TestServer
let restored: TestServer
let blank: TestDatabase
let user: TestUser
/** The site that the devices currently reach. */
let site: TestServer

const reach: typeof fetch = (input, init) => fetch(typeof input === 'string' ? new URL(input, site.url) : input, init)
const openDevice = (token: string): Promise<AppDevice> => openAppDevice({ fetch: reach }, Date.now, token)

beforeAll(async () => {
  server = await startTestServer()
  site = server
  user = await server.register()
  blank = await createBlankDatabase()
})
afterAll(async () => {
  await restored.stop()
  await server.stop()
  await blank.remove()
})

async function restore(file: string): Promise<void> {
  const place = { dataDir: join(folder, 'data'), databaseUrl: blank.url }
  expect(await runOperator(place, 'restore', file)).toMatchObject({ code: 0, errors: [] })
  restored = await startTestServer({ config: place })
  site = restored
}

async function recordsOf(device: AppDevice): Promise<Record<string, unknown>> {
  const rows = await device.database.records.toArray()
  return Object.fromEntries(rows.map(({ id, fields }) => [id, fields]))
}

async function recordsOnServer(token: string): Promise<Record<string, SyncedRecord['fields']>> {
  const { data } = await site.call('Sync/pull', { protocol: PROTOCOL, cursor: null, limit: 500 }, { token })
  return Object.fromEntries(data.records.map(({ id, fields }) => [id, fields]))
}

test('[S4] [P2] changes made after a backup return with the devices’ next sync, and all devices agree', async () => {
  const ahead = await openDevice(user.token)
  const behind = await openDevice(await server.login(user))
  const { project, dataset, analysis } = await addStudy(ahead, 'cloud')
  await ahead.sync()
  await behind.sync()
  const file = join(folder, 'backup.tar.gz')
  expect((await runOperator(server, 'backup', file)).code).toBe(0)

  // after the backup: a changed value, a new record, a removal, a source, and an unsent change
  await ahead.change('analysis', analysis, { title: 'renamed after the backup' })
  const later = await ahead.add('analysis', { project, dataset, type: 't-test', version: 1, title: 'later' })
  await ahead.change('dataset', dataset, { deleted: true })
  const bytes = randomBytes(50_000)
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  const sha256 = Buffer.from(hash).toString('hex')
  const sourced = await ahead.add('dataset', { project, name: 'with a source', createdAt: 2, sourceSha256: sha256 })
  await ahead.database.sources.put({
    sha256,
    name: 'a.csv',
    size: bytes.length,
    blob: new Blob([bytes]),
    importedAt: 1,
  })
  expect(await ahead.sync()).toBe('done')
  expect(await transferSources(ahead.database, ahead.sender)).toBe(true)
  await behind.sync()
  await behind.change('analysis', analysis, { title: 'not sent before the restore' })
  const before = await recordsOf(ahead)

  await restore(file)
  expect(Object.keys(await recordsOnServer(await restored.login(user)))).not.toContain(later)

  // the sessions are gone, the outbox is not
  expect(await ahead.sync()).toBe('login')
  expect(await behind.sync()).toBe('login')
  expect(await behind.queued()).toHaveLength(1)
  // others advance past the first device's cursor, so the cursor alone would not reveal that the site was restored
  const busy = await openDevice(await restored.login(user))
  for (let count = 0; count < 20; count += 1) await busy.add('project', { name: `p${count}`, createdAt: 3 })
  expect(await busy.sync()).toBe('done')
  for (const device of [ahead, behind]) device.logIn(await restored.login(user))
  expect(await ahead.sync()).toBe('done')
  expect(await recordsOf(ahead)).toMatchObject(before)
  expect(await behind.sync()).toBe('done')
  expect(await ahead.sync()).toBe('done')

  const onServer = await recordsOnServer(ahead.sender.token)
  expect(await recordsOf(ahead)).toEqual(onServer)
  expect(await recordsOf(behind)).toEqual(onServer)
  expect(onServer[analysis]?.title?.[0]).toBe('not sent before the restore')
  expect(onServer[later]?.title?.[0]).toBe('later')
  expect(onServer[dataset]?.deleted?.[0]).toBe(true)
  expect(onServer[sourced]?.sourceSha256?.[0]).toBe(sha256)
  for (const device of [ahead, behind]) {
    expect(await device.queued()).toEqual([])
    expect(await device.database.refused.count()).toBe(0)
  }
  // and its sources
  expect(await transferSources(ahead.database, ahead.sender)).toBe(true)
  const begun = await restored.call('Dataset/uploadStart', { project, sha256, size: bytes.length }, ahead.sender)
  expect(begun.data).toMatchObject({ complete: true, received: bytes.length })
})
