// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'
import type { UserInfo } from '#contract/calls/user.ts'
import { newId } from '#tests/support/test-device.ts'
import { openOwnData } from '../data/own-data.ts'
import { createProject } from '../data/projects.ts'
import { databaseName } from './database-name.ts'
import { removeUsers } from './remove-users.ts'
import { removeSession, usersToRemove, writeSession } from './session.ts'

const stored = new Set<string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('caches', { keys: async () => [...stored], delete: async (name: string) => stored.delete(name) })
})

const names = async () => (await indexedDB.databases()).map(({ name }) => name)

/** A user who has signed in and stored a project and a reply on this device. */
async function signedIn(): Promise<string> {
  const id = newId()
  await writeSession({ token: 't', user: { id } as UserInfo, instance: 'site' })
  await openOwnData(id)
  await createProject({ name: 'p', description: '', storage: 'device' })
  stored.add(`replies-${id}-zh`)
  return id
}

test('[L2] what a page closed too early has left of a user is removed at the next start', async () => {
  const gone = await signedIn()
  stored.add('replies-other-zh')
  await removeSession({ token: 't', remove: gone })
  expect(await names()).toContain(databaseName(gone)) // here the page is closed
  await removeUsers()
  expect(await names()).not.toContain(databaseName(gone))
  expect([...stored]).toEqual(['replies-other-zh'])
  expect(await usersToRemove()).toEqual([])
})

test('[L2] a user who has signed in again keeps what they store from then on', async () => {
  const back = await signedIn()
  await removeSession({ token: 't', remove: back })
  await writeSession({ token: 'u', user: { id: back } as UserInfo, instance: 'site' })
  await removeUsers()
  expect(await names()).toContain(databaseName(back))
  expect(await usersToRemove()).toEqual([])
})

test('[L2] a database that a tab does not close stays on the list', async () => {
  const held = await signedIn()
  const { database } = await openOwnData(held)
  await new Promise((resolve) => {
    const request = indexedDB.open(databaseName(held))
    request.onsuccess = resolve // and never closes
  })
  database.close()
  await removeSession({ token: 't', remove: held })
  await removeUsers()
  expect(await usersToRemove()).toEqual([held])
})
