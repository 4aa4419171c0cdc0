import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { diskStore, storeIdentity } from './disk-store.ts'

const UPLOAD = '01900000-0000-7000-8000-000000000001'
const folder = () => temporaryFolder('objects')
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('an object is written whole, read in parts, and removed', async () => {
  const store = diskStore(folder())
  await store.write('media/a.png', Buffer.from('0123456789'))
  expect(await store.size('media/a.png')).toBe(10)
  expect((await buffer(store.read('media/a.png', 2, 5))).toString()).toBe('234')
  await store.remove('media/a.png')
  await store.remove('media/a.png')
  expect(await store.size('media/a.png')).toBeUndefined()
})

test('parts may be rewritten at their offset, and bytes beyond the end are cut off', async () => {
  const store = diskStore(folder())
  await store.writePart(UPLOAD, 0, Buffer.from('hello '))
  await store.writePart(UPLOAD, 6, Buffer.from('wurld, and more'))
  await store.writePart(UPLOAD, 6, Buffer.from('world'))
  const whole = Buffer.from('hello world')
  expect(await store.hashParts(UPLOAD, whole.length)).toBe(sha256(whole))
  await store.completeParts(UPLOAD, whole.length, 'u/p/s')
  expect(await buffer(store.read('u/p/s', 0, whole.length))).toEqual(whole)
})

test('an empty upload is an object of no bytes', async () => {
  const store = diskStore(folder())
  expect(await store.hashParts(UPLOAD, 0)).toBe(sha256(Buffer.alloc(0)))
  await store.completeParts(UPLOAD, 0, 'u/p/empty')
  expect(await store.size('u/p/empty')).toBe(0)
})

test('fewer bytes than announced have no hash', async () => {
  const store = diskStore(folder())
  await store.writePart(UPLOAD, 0, Buffer.from('abc'))
  expect(await store.hashParts(UPLOAD, 4)).toBeUndefined()
})

test.each(['../etc/passwd', '/etc/passwd', 'a/../../b', 'a//b', 'A', ''])('%o is not a name', async (name) => {
  await expect(async () => diskStore(folder()).size(name)).rejects.toThrow(RangeError)
})

test('a folder keeps its identity', async () => {
  const path = folder()
  const identity = await storeIdentity(path)
  expect(await storeIdentity(path)).toBe(identity)
  expect(await storeIdentity(folder())).not.toBe(identity)
})

test('processes that open a new store at once get the same id, and nothing else stays in the folder', async () => {
  for (let k = 0; k < 200; k++) {
    const path = folder()
    const identities = await Promise.all(Array.from({ length: 8 }, () => storeIdentity(path)))
    expect(new Set(identities).size).toBe(1)
    expect(identities[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(readdirSync(path)).toEqual(['store-id'])
  }
})
