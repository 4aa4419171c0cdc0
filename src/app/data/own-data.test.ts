// @vitest-environment node

import Dexie from 'dexie'
import { afterEach, expect, test, vi } from 'vitest'
import { newId } from '#tests/support/test-device.ts'
import { databaseName } from '../device/database-name.ts'
import { schemaVersions } from './database/schema-versions.ts'
import { MirrorStorage } from './mirror-storage.ts'
import { closeOwnData, openOwnData, whenOutdated } from './own-data.ts'
import { createProject, listProjects } from './projects.ts'

const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  closeOwnData()
})

/** Opens the user's database as a newer version of the application does, in another tab or before a downgrade. */
async function openNewer(user: string): Promise<Dexie> {
  const newer = new Dexie(databaseName(user))
  for (const { version, stores } of schemaVersions) newer.version(version).stores(stores)
  newer.version(99).stores({ drafts: 'id' })
  await newer.open()
  return newer
}

test('[L3] when another tab opens a newer version, this one writes pending data, closes, and reports it', async () => {
  const user = newId()
  const { database } = await openOwnData(user)
  const mirror = new MirrorStorage(database)
  mirror.setItem('queries', 'kept')
  let told = 0
  stops.push(
    whenOutdated(() => {
      told += 1
      mirror.flush()
    }),
  )
  const newer = await openNewer(user)
  expect(told).toBe(1)
  expect(database.isOpen()).toBe(false)
  expect(await newer.table('kv').get('mirror:queries')).toMatchObject({ value: 'kept' })
  newer.close()
})

test('[L3] a version older than the device’s database opens it as it is, and deletes nothing', async () => {
  const user = newId()
  await openOwnData(user)
  const id = await createProject({ name: '肺癌', description: '', storage: 'device' })
  closeOwnData()
  const newer = await openNewer(user)
  await newer.table('drafts').put({ id: 'd' })
  const version = newer.backendDB().version
  newer.close()
  const { database } = await openOwnData(user)
  expect((await listProjects(database, '')).map((project) => project.id)).toEqual([id])
  expect(database.backendDB().version).toBe(version)
  closeOwnData()
  const again = await openNewer(user)
  expect(await again.table('drafts').toArray()).toEqual([{ id: 'd' }])
  again.close()
})

test('[L3] a failed opening deletes nothing and is not cached', async () => {
  const user = newId()
  await openOwnData(user)
  await createProject({ name: 'p1', description: '', storage: 'device' })
  closeOwnData()
  const opens = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('newer', 'VersionError')
  })
  await expect(openOwnData(user)).rejects.toThrow('newer')
  opens.mockRestore()
  const { database } = await openOwnData(user)
  expect(await listProjects(database, '')).toHaveLength(1)
})
