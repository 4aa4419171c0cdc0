import 'fake-indexeddb/auto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PROTOCOL } from '#contract/calls/sync.ts'
import { TIMEOUTS } from '#server/http/timeouts.ts'
import { openAppDevice } from '#tests/support/app-device.ts'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'

let server: TestServer
let user: TestUser
beforeAll(async () => {
  // a process tracks the state of the disk itself
  server = await startTestServer({ world: { timeouts: TIMEOUTS } })
  user = await server.register()
})
afterAll(() => server.stop())

const TABLES = ['records', 'mutations', 'idempotency', 'sessions', 'limits', 'captchas', 'users']
const query = (text: string) => server.site.database.pool.query(text)

/** Makes PostgreSQL answer every write to these tables as on a full disk (SQLSTATE 53100). */
async function fillDisk(): Promise<void> {
  await query(`create function no_room() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file "base/1/2": No space left on device' using errcode = '53100'; end $$`)
  for (const table of TABLES) {
    await query(`create trigger full_disk before insert or update or delete on ${table} execute function no_room()`)
  }
}

async function emptyDisk(): Promise<void> {
  await query('drop function no_room() cascade')
}

test('[S12] on a full disk a push waits in the outbox and no value changes; reads go on; what waited is sent when there is room', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, __: unknown, act: (lock: object) => unknown) => act({}) },
  })
  const fetchServer = ((input: string, init?: RequestInit) => server.fetch(input, init)) as typeof fetch
  const device = await openAppDevice({ fetch: fetchServer }, server.clock.now, user.token)
  const id = await device.add('project', { name: 'before', createdAt: 1 })
  expect(await device.sync()).toBe('done')
  await fillDisk()
  await device.change('project', id, { name: 'during' })
  for (let tries = 0; tries < 7; tries += 1) expect(await device.sync()).toBe('later')
  expect((await device.values(id))?.name).toBe('during')
  expect(await device.queued()).toHaveLength(1)
  expect(await device.database.refused.count()).toBe(0)
  expect(await device.database.outbox.filter(({ aside }) => aside === 1).count()).toBe(0)

  const options = { token: user.token }
  const later = { status: 503, code: 'maintenance', params: { reason: 'disk-full' } }
  expect(await server.call('Project/add', { name: 'another' }, options)).toMatchObject(later)
  expect(await server.call('Base/captcha', { kind: 'picture' })).toMatchObject(later)
  // after an hour a session notes its use, which fails
  server.clock.advance(60 * 60_000)
  const pulled = await server.call('Sync/pull', { protocol: PROTOCOL, cursor: null }, options)
  expect(pulled.data.records.map(({ fields }) => fields.name?.[0])).toEqual(['before'])
  expect((await server.call('Project/index', {}, options)).data.total).toBe(1)
  const health = await server.fetch('/readyz')
  expect([health.status, await health.text()]).toEqual([200, 'ok for reading: the disk is full, writes are refused'])

  await emptyDisk()
  expect(await device.sync()).toBe('done')
  const { data } = await server.call('Project/index', {}, options)
  expect(data.data.map(({ name }) => name)).toEqual(['during'])
})

test('[S12] a file that does not fit gets the same error, and nothing of it is kept', async () => {
  const { objects } = server.services
  const full = vi
    .spyOn(objects, 'writePart')
    .mockRejectedValue(Object.assign(new Error('no space'), { code: 'ENOSPC' }))
  const options = { token: user.token }
  const { data } = await server.call('Project/add', { name: 'cloud', storage: 'cloud' }, options)
  const promise = { project: data.id, sha256: 'a'.repeat(64), size: 4 }
  const upload = await server.call('Dataset/uploadStart', promise, options)
  const send = async () => {
    const init = {
      method: 'POST',
      headers: { Authorization: `Bearer ${user.token}`, 'Content-Type': 'application/octet-stream' },
      body: 'data',
    }
    const response = await server.fetch(`/api/Dataset/uploadChunk?upload=${upload.data.upload}&offset=0`, init)
    return (await response.json()) as object
  }
  expect(await send()).toMatchObject({ status: 503, code: 'maintenance', params: { reason: 'disk-full' } })
  full.mockRestore()
  expect(await send()).toMatchObject({ status: 200, data: { received: 4 } })
})

test('[S9] U+0000 is refused in every text of a request, and kept in a record', async () => {
  const options = { token: user.token }
  const refused = (field: string) => ({ status: 422, code: 'invalid-request', params: { fields: [field] } })
  const company = { field: 'company', value: 'a\0b' } as const
  expect(await server.call('User/updatefield', company, options)).toMatchObject(refused('value'))
  expect(await server.call('Project/index', { search: '\0' }, options)).toMatchObject(refused('search'))
  const login = { username: 'a\0b', password: 'correct horse', device: 'x' }
  expect(await server.call('User/login', login)).toMatchObject(refused('username'))
  // six characters that only look like an escape
  const spelled = await server.call('User/updatefield', { ...company, value: 'a\\u0000b' }, options)
  expect(spelled.data.company).toBe('a\\u0000b')
})

test.each([
  ['a time after all dates', { createdAt: 8.64e15 + 2 }],
  ['a time before 1970', { createdAt: -1 }],
  ['a time that is no number for JSON', { createdAt: 1e300 }],
])('[S9] %s is refused, so that no reply breaks its own schema', async (_, fields) => {
  const device = await openAppDevice({ fetch }, server.clock.now, user.token)
  await expect(device.add('project', { name: 'p1', ...fields })).rejects.toThrow('invalid-field')
})

test('[S9] a cursor outside its range is refused', async () => {
  const pull = (revision: number) =>
    server.call('Sync/pull', { protocol: PROTOCOL, cursor: { epoch: 'x', revision } }, { token: user.token })
  expect((await pull(-1)).code).toBe('invalid-request')
  expect((await pull(2 ** 53)).code).toBe('invalid-request')
  expect((await pull(2 ** 53 - 1)).data.reset).toBe(true)
})
