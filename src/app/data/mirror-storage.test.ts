// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#tests/support/test-device.ts'
import { UserDatabase } from './database/user-database.ts'
import { MirrorStorage } from './mirror-storage.ts'

let database: UserDatabase
const stops: (() => void)[] = []

beforeEach(async () => {
  database = new UserDatabase(newId())
  await database.open()
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
  database.close()
})

async function openMirror(): Promise<MirrorStorage> {
  const mirror = new MirrorStorage(database)
  await mirror.hydrate()
  stops.push(mirror.flushWhenHidden())
  return mirror
}

/** The state that a page opened now would find. */
async function kept(key: string): Promise<string | null> {
  const next = new MirrorStorage(database)
  await next.hydrate()
  return next.getItem(key)
}

const countTransactions = () => vi.spyOn(database.backendDB(), 'transaction')

/** Aborts the next transaction after its commit, as on a device without free space. */
function failNextWrite(): void {
  const backend = database.backendDB()
  const begin = backend.transaction.bind(backend)
  vi.spyOn(backend, 'transaction').mockImplementationOnce((...args) => {
    const transaction = begin(...args)
    const store = transaction.objectStore('kv')
    for (const _ of ['first', 'second']) store.add({ key: 'only once' })
    return transaction
  })
}

const aborted = () => new Promise((done) => setTimeout(done, 50))

test('data kept by an earlier page are available synchronously once read', async () => {
  const earlier = await openMirror()
  earlier.setItem('queries', '{"a":1}')
  earlier.flush()
  const mirror = await openMirror()
  expect(mirror.getItem('queries')).toBe('{"a":1}')
  expect(mirror.getItem('other')).toBeNull()
})

test('it reads and writes only its own data', async () => {
  await database.kv.put({ key: 'device', value: 'mine' })
  const mirror = await openMirror()
  expect(mirror.getItem('device')).toBeNull()
  mirror.setItem('device', 'the mirror’s')
  mirror.flush()
  expect(await kept('device')).toBe('the mirror’s')
  expect((await database.kv.get('device'))?.value).toBe('mine')
})

test.each([
  ['pagehide', () => dispatchEvent(new Event('pagehide'))],
  [
    'hiding',
    () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      document.dispatchEvent(new Event('visibilitychange'))
    },
  ],
])('at %s everything is written in one transaction, which has begun before the event is over', async (_, leave) => {
  const mirror = await openMirror()
  mirror.setItem('a', '1')
  mirror.setItem('b', '1')
  mirror.setItem('b', '2')
  mirror.setItem('c', '3')
  mirror.removeItem('c')
  const begun = countTransactions()
  leave()
  expect(begun).toHaveBeenCalledOnce()
  expect(await Promise.all(['a', 'b', 'c'].map(kept))).toEqual(['1', '2', null])
})

test('an open page writes shortly after a change, once for all changes until then', async () => {
  const mirror = await openMirror()
  const begun = countTransactions()
  for (const text of ['1', '2', '3']) mirror.setItem('a', text)
  expect(begun).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(begun).toHaveBeenCalledOnce())
  expect(await kept('a')).toBe('3')
})

test('a failed write stays available to the page, and is repeated with the next write', async () => {
  const mirror = await openMirror()
  mirror.setItem('a', '1')
  failNextWrite()
  mirror.flush()
  await aborted()
  expect(await kept('a')).toBeNull()
  expect(mirror.getItem('a')).toBe('1')
  dispatchEvent(new Event('pagehide'))
  expect(await kept('a')).toBe('1')
})

test('a change made while a write fails is not undone by the next one', async () => {
  const mirror = await openMirror()
  mirror.setItem('a', 'old')
  failNextWrite()
  mirror.flush()
  mirror.setItem('a', 'new')
  await aborted()
  mirror.flush()
  expect(await kept('a')).toBe('new')
})

test('[L3] after its database was closed for another tab, it writes nothing and does not fail', async () => {
  const mirror = await openMirror()
  mirror.setItem('a', '1')
  database.close()
  expect(() => mirror.flush()).not.toThrow()
  await database.open()
  mirror.flush()
  expect(await kept('a')).toBe('1')
})
