// @vitest-environment node
import Dexie from 'dexie'
import { afterEach, expect, test } from 'vitest'
import { type AppDevice, openAppDevice } from '#tests/support/app-device.ts'
import { createMemoryServer } from '#tests/support/memory-server.ts'
import { newId } from '#tests/support/test-device.ts'
import { databaseName, GUEST, mayHaveGuestWork } from '../device/database-name.ts'
import { UserDatabase } from './database/user-database.ts'
import { guestProjects, takeOverGuestWork } from './guest-work.ts'
import { change, queueCall } from './outbox/change.ts'

const server = createMemoryServer()

afterEach(() => Dexie.delete(databaseName(GUEST)))

/** A project with a dataset, one that was deleted with its dataset, and a source. */
async function guestWorks(): Promise<{ project: string; dataset: string; gone: string; below: string }> {
  const database = new UserDatabase(GUEST)
  await database.open()
  const writer = { database, device: '00000000000a', now: Date.now }
  const [project, dataset, gone, below] = [newId(), newId(), newId(), newId()]
  await change(writer, [
    { kind: 'project', record: project, fields: { name: 'kept', storage: 'device' } },
    { kind: 'dataset', record: dataset, fields: { project, name: 'd1', sourceSha256: 'a'.repeat(64) } },
    { kind: 'project', record: gone, fields: { name: 'gone', storage: 'device' } },
    { kind: 'dataset', record: below, fields: { project: gone, name: 'd2' } },
    { kind: 'project', record: gone, fields: { deleted: true } },
  ])
  await queueCall(writer, 'Notice/read', {})
  const blob = new Blob(['x'])
  await database.sources.put({ sha256: 'a'.repeat(64), name: 'x.csv', size: 1, blob, importedAt: 1 })
  expect(await database.outbox.count()).toBe(0)
  database.close()
  return { project, dataset, gone, below }
}

const account = (): Promise<AppDevice> => openAppDevice(server)

test('[L7] without a guest there is nothing to take over, and no database appears', async () => {
  expect(await mayHaveGuestWork()).toBe(false)
  expect(await guestProjects()).toEqual([])
  expect(await Dexie.exists(databaseName(GUEST))).toBe(false)
})

test('[L7] a guest’s work has no outbox rows; the account that takes it over sends it', async () => {
  const { project, dataset, gone, below } = await guestWorks()
  expect(await mayHaveGuestWork()).toBe(true)
  expect(await guestProjects()).toMatchObject([{ id: project, name: 'kept' }])
  const device = await account()
  await takeOverGuestWork(device.writer)
  expect(await device.values(project)).toMatchObject({ name: 'kept' })
  expect(await device.values(gone)).toBeUndefined()
  expect(await device.values(below)).toBeUndefined()
  expect((await device.queued()).map(({ record }) => record)).toEqual([project, dataset])
  expect(await device.database.sources.count()).toBe(1)
})

test('[L7] taken over twice, nothing is written twice', async () => {
  await guestWorks()
  const device = await account()
  await takeOverGuestWork(device.writer)
  await takeOverGuestWork(device.writer)
  expect(await device.queued()).toHaveLength(2)
})

test('[L7] a takeover that fails leaves the account and the guest’s work as they were', async () => {
  await guestWorks()
  const device = await account()
  device.database.sources.hook('creating', () => {
    throw new Error('the disk is full')
  })
  await expect(takeOverGuestWork(device.writer)).rejects.toThrow()
  expect([await device.database.records.count(), await device.database.outbox.count()]).toEqual([0, 0])
  expect(await guestProjects()).toHaveLength(1)
})
