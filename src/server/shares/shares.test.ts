import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addShare, openShare, sendShare } from '#tests/support/add-share.ts'
import { runOperator } from '#tests/support/run-operator.ts'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { newAddress, proveByPassword } from '#tests/support/verification.ts'
import { keepHouse } from '../housekeeping.ts'
import { QUOTAS } from '../quotas.ts'

const DAY = 24 * 60 * 60_000
const appDir = temporaryFolder('app')
let server: TestServer
let user: TestUser

beforeAll(async () => {
  writeFileSync(join(appDir, 'index.html'), '<!doctype html><title>page</title>')
  server = await startTestServer({ appDir })
  user = await server.register()
})
afterAll(() => server.stop())

const open = (id: string) => openShare(server, id, newAddress())
const listed = async () => (await server.call('Share/index', {}, { token: user.token })).data.data.map(({ id }) => id)
const revoke = (id: string, token = user.token) => server.call('Share/revoke', { id }, { token })
const fileOf = (id: string, owner = user) => join(server.dataDir, 'files/objects/shares', owner.userInfo.id, id)

test('[S13] anyone with the id gets the bytes, unchanged', async () => {
  const bytes = randomBytes(3000)
  const share = await addShare(server, user.token, bytes, 7)
  expect(share).toMatchObject({ size: 3000, expires: share.created + 7 * 24 * 60 * 60 })
  expect(await open(share.id)).toEqual(bytes)
  expect(await listed()).toContain(share.id)
})

test('[S13] a revoked, an expired and an unknown share answer alike, and their bytes are gone', async () => {
  const [revoked, expired] = [
    await addShare(server, user.token, randomBytes(10)),
    await addShare(server, user.token, randomBytes(10), 1),
  ]
  expect(existsSync(fileOf(revoked.id))).toBe(true)
  expect((await revoke(revoked.id)).status).toBe(200)
  expect(existsSync(fileOf(revoked.id))).toBe(false)
  server.clock.advance(DAY)
  user = { ...user, token: await server.login(user) }
  const ids = [revoked.id, expired.id, randomUUID()]
  expect(await Promise.all(ids.map(open))).toEqual(['not-found', 'not-found', 'not-found'])
  for (const id of ids) expect(await revoke(id)).toMatchObject({ status: 404, code: 'not-found' })
  expect(await listed()).not.toContain(expired.id)
  await keepHouse(server.services, server.clock.now())
  expect(existsSync(fileOf(expired.id))).toBe(false)
  const rows = await server.services.db.selectFrom('shares').select('id').where('id', 'in', ids).execute()
  expect(rows).toEqual([])
})

test('[S8] only its maker lists and ends a share', async () => {
  const share = await addShare(server, user.token, randomBytes(10))
  const other = await server.register()
  expect((await server.call('Share/index', {}, { token: other.token })).data.total).toBe(0)
  expect((await revoke(share.id, other.token)).code).toBe('not-found')
  expect(await open(share.id)).toHaveLength(10)
})

test('[S13] the shares of a locked or leaving account open nothing, and come back with it', async () => {
  const maker = await server.register()
  const share = await addShare(server, maker.token, randomBytes(10))
  await runOperator(server, 'lock-user', maker.username)
  expect(await open(share.id)).toBe('not-found')
  await runOperator(server, 'unlock-user', maker.username)
  expect(await open(share.id)).toHaveLength(10)
  const again = { ...maker, token: await server.login(maker) }
  const key = await proveByPassword(server, again, 'close')
  await server.call('User/close', { key }, { token: again.token, address: newAddress() })
  expect(await open(share.id)).toBe('not-found')
  expect((await server.call('User/reopen', {}, { token: await server.login(maker) })).status).toBe(200)
  expect(await open(share.id)).toHaveLength(10)
  const closing = { ...maker, token: await server.login(maker) }
  const second = await proveByPassword(server, closing, 'close')
  await server.call('User/close', { key: second }, { token: closing.token, address: newAddress() })
  server.clock.advance(15 * DAY)
  await keepHouse(server.services, server.clock.now())
  expect(existsSync(fileOf(share.id, maker))).toBe(false)
  user = { ...user, token: await server.login(user) }
})

test('[Q3] the same key makes one share', async () => {
  const key = randomUUID()
  const bytes = randomBytes(10)
  const before = (await listed()).length
  const [first, second] = [
    await sendShare(server, { token: user.token, key }, bytes),
    await sendShare(server, { token: user.token, key }, bytes),
  ]
  expect(second.data.id).toBe(first.data.id)
  expect((await listed()).length).toBe(before + 1)
})

test('more than 10 MB, nothing at all, and more than a year are refused', async () => {
  const { token } = user
  const send = async (bytes: Buffer, days?: number) => (await sendShare(server, { token }, bytes, days)).code
  const most = 10 * 1024 * 1024
  const before = await listed()
  expect(await send(Buffer.alloc(most + 1))).toBe('body-too-large')
  expect(await send(Buffer.alloc(0))).toBe('invalid-request')
  expect(await send(Buffer.alloc(1), 366)).toBe('invalid-request')
  expect(await send(Buffer.alloc(1), 0)).toBe('invalid-request')
  expect(await listed()).toEqual(before)
  expect(await send(Buffer.alloc(most))).toBeUndefined()
})

test('[Q8] shares and sources have one quota, and the number of shares is limited', async () => {
  const { token, userInfo } = await server.register()
  const { data: project } = await server.call('Project/add', { name: 'p1', storage: 'cloud' }, { token })
  const start = (size: number) =>
    server.call('Dataset/uploadStart', { project: project.id, sha256: 'a'.repeat(64), size }, { token })
  await addShare(server, token, randomBytes(100))
  expect((await start(QUOTAS.uploadBytes - 99)).code).toBe('storage-full')
  expect((await start(QUOTAS.uploadBytes - 100)).status).toBe(200)
  expect((await sendShare(server, { token }, randomBytes(1))).code).toBe('storage-full')
  await start(0)
  const now = server.clock.now()
  const rows = Array.from({ length: QUOTAS.shares - 1 }, () => ({
    user_id: userInfo.id,
    id: randomUUID(),
    size: 1,
    created_at: now,
    expires_at: now + DAY,
  }))
  await server.services.db.insertInto('shares').values(rows).execute()
  expect(await sendShare(server, { token }, randomBytes(1))).toMatchObject({
    code: 'storage-full',
    params: { limit: QUOTAS.shares, used: QUOTAS.shares },
  })
})

test('[S13] an address may open 60 in ten minutes', async () => {
  const address = newAddress()
  const share = await addShare(server, user.token, randomBytes(10))
  for (let count = 0; count < 60; count += 1) await openShare(server, share.id, address)
  expect(await openShare(server, share.id, address)).toBe('too-many-requests')
  expect(await open(share.id)).toHaveLength(10)
})

test('[S13] the page of a share is not for search engines, and its address is told to no other page', async () => {
  const page = await server.fetch(`/share?id=${randomUUID()}`, { headers: { Accept: 'text/html' } })
  expect(page.status).toBe(200)
  expect(page.headers.get('x-robots-tag')).toBe('noindex')
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  const other = await server.fetch('/home', { headers: { Accept: 'text/html' } })
  expect(other.headers.get('x-robots-tag')).toBeNull()
  expect(other.headers.get('referrer-policy')).toBe('same-origin')
})

test('no share is an object that other paths serve', async () => {
  const share = await addShare(server, user.token, randomBytes(10))
  const name = `shares/${user.userInfo.id}/${share.id}`
  for (const path of [`/media/${name}`, `/media/../${name}`, `/${name}`])
    expect((await server.fetch(path)).status, path).toBe(404)
  expect(readdirSync(join(server.dataDir, 'files/objects/shares', user.userInfo.id))).toContain(share.id)
})
