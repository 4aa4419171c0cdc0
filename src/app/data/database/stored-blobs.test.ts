// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { storable } from './stored-blobs.ts'
import { UserDatabase } from './user-database.ts'

afterEach(() => vi.restoreAllMocks())

const row = () => ({ sha256: 'a', name: 'a.csv', size: 3, blob: new Blob(['a,b']), importedAt: 1 })

test('[D3] where IndexedDB refuses blobs, as in a private window of Safari, bytes are stored and a blob is read', async () => {
  const database = new UserDatabase('no-blobs')
  const put: IDBObjectStore['put'] = Reflect.get(IDBObjectStore.prototype, 'put')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    const blob = value.blob ?? value.value
    if (blob instanceof Blob) throw new DOMException('Error preparing Blob/File data', 'UnknownError')
    return put.call(this, value, key)
  })
  await expect(database.sources.put(row())).rejects.toThrow('preparing')
  await database.sources.bulkPut(await storable(database, [row()]))
  const read = await database.sources.get('a')
  expect(await read?.blob.text()).toBe('a,b')
  expect((await database.sources.toArray())[0]?.blob).toBeInstanceOf(Blob)
  expect(await database.kv.count()).toBe(0)
})

test('[D3] a cached column stored as bytes is read like one that an older version stored as a blob', async () => {
  const database = new UserDatabase('both')
  const bytes = new Uint8Array([1, 2, 3])
  const column = (key: string, blob: Blob) => ({ key, blob, size: 3, usedAt: 1 })
  const asBytes = bytes.buffer as unknown as Blob
  await database.columns.bulkPut([column('blob', new Blob([bytes])), column('bytes', asBytes)])
  const read = await database.columns.bulkGet(['blob', 'bytes', 'none'])
  const contents = read.map(async (row) => row && new Uint8Array(await row.blob.arrayBuffer()))
  expect(await Promise.all(contents)).toEqual([bytes, bytes, undefined])
})
