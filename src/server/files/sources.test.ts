import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  headersOf,
  readEnvelope,
  startTestServer,
  type TestServer,
  type TestUser,
} from '#tests/support/start-server.ts'
import { keepHouse } from '../housekeeping.ts'

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer()
  user = await server.register()
})
afterAll(() => server.stop())

const bytes = randomBytes(100_000)
const sha256 = createHash('sha256').update(bytes).digest('hex')

async function addProject(storage: 'device' | 'cloud', { token } = user): Promise<string> {
  return (await server.call('Project/add', { name: 'p1', storage }, { token })).data.id
}
const start = (project: string, promise: { sha256?: string; size?: number } = {}, { token } = user) =>
  server.call('Dataset/uploadStart', { project, sha256, size: bytes.length, ...promise }, { token })
const finish = (upload: string, { token } = user) => server.call('Dataset/uploadFinish', { upload }, { token })

async function chunk(upload: string, offset: number, part: Buffer, { token } = user) {
  const response = await server.fetch(`/api/Dataset/uploadChunk?upload=${upload}&offset=${offset}`, {
    method: 'POST',
    headers: { ...headersOf('Dataset/uploadChunk', { token }), 'Content-Type': 'application/octet-stream' },
    body: new Uint8Array(part),
  })
  return readEnvelope('Dataset/uploadChunk', response)
}

async function download(project: string, { offset = 0, token = user.token } = {}) {
  const response = await server.fetch('/api/Dataset/source', {
    method: 'POST',
    headers: headersOf('Dataset/source', { token }),
    body: JSON.stringify({ project, sha256, offset }),
  })
  const type = response.headers.get('content-type')
  return type === 'application/octet-stream'
    ? { bytes: Buffer.from(await response.arrayBuffer()) }
    : { envelope: (await response.json()) as { status: number; code: string } }
}

async function uploadAll(project: string, owner = user): Promise<void> {
  const { data } = await start(project, {}, owner)
  await chunk(data.upload, 0, bytes, owner)
  expect((await finish(data.upload, owner)).data).toEqual({ sha256 })
}

const objects = () => {
  const folder = join(server.dataDir, 'files', 'objects', 'sources')
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
    : 0
}

test('[D5] a source is uploaded in parts, resumed at the server’s offset, and downloaded unchanged', async () => {
  const project = await addProject('cloud')
  const { data } = await start(project)
  expect(data).toMatchObject({ received: 0, complete: false })
  expect((await chunk(data.upload, 0, bytes.subarray(0, 40_000))).data).toEqual({ received: 40_000 })
  expect(await chunk(data.upload, 0, bytes.subarray(0, 40_000))).toMatchObject({
    status: 409,
    code: 'upload-offset',
    params: { received: 40_000 },
  })
  expect((await finish(data.upload)).code).toBe('upload-offset')
  const again = await start(project)
  expect(again.data).toEqual({ upload: data.upload, received: 40_000, complete: false })
  await chunk(data.upload, 40_000, bytes.subarray(40_000))
  expect((await finish(data.upload)).data).toEqual({ sha256 })
  expect((await start(project)).data).toEqual({ upload: data.upload, received: bytes.length, complete: true })
  expect((await finish(data.upload)).status).toBe(200)
  expect((await download(project)).bytes).toEqual(bytes)
  expect((await download(project, { offset: 99_990 })).bytes).toEqual(bytes.subarray(99_990))
  expect((await download(project, { offset: bytes.length })).bytes).toEqual(Buffer.alloc(0))
  expect((await download(project, { offset: bytes.length + 1 })).envelope?.code).toBe('invalid-request')
})

test('[D5] of two tabs that send the same part, one succeeds and the other gets the current offset', async () => {
  const { data } = await start(await addProject('cloud'))
  const replies = await Promise.all([1, 2, 3].map(() => chunk(data.upload, 0, bytes.subarray(0, 50_000))))
  expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409])
})

test('[D5] a damaged upload is not kept, and starts over', async () => {
  const project = await addProject('cloud')
  const { data } = await start(project)
  const damaged = Buffer.from(bytes)
  damaged.writeUInt8((damaged.readUInt8(5) + 1) % 256, 5)
  await chunk(data.upload, 0, damaged)
  expect(await finish(data.upload)).toMatchObject({ status: 409, code: 'upload-hash-mismatch' })
  expect((await download(project)).envelope?.code).toBe('not-found')
  expect((await start(project)).data).toEqual({ upload: data.upload, received: 0, complete: false })
  await chunk(data.upload, 0, bytes)
  expect((await finish(data.upload)).status).toBe(200)
  expect((await download(project)).bytes).toEqual(bytes)
})

test('a part beyond the announced size, and one above 8 MB, are refused', async () => {
  const { data } = await start(await addProject('cloud'))
  expect(await chunk(data.upload, 0, Buffer.alloc(bytes.length + 1))).toMatchObject({
    status: 413,
    params: { limit: bytes.length },
  })
  expect(await chunk(data.upload, 0, Buffer.alloc(8 * 1024 * 1024 + 1))).toMatchObject({ status: 413 })
})

test('an empty file is a valid source', async () => {
  const empty = createHash('sha256').digest('hex')
  const { data } = await start(await addProject('cloud'), { sha256: empty, size: 0 })
  expect((await finish(data.upload)).data).toEqual({ sha256: empty })
})

test('[R6] a project that keeps its rows on the device takes no source', async () => {
  expect(await start(await addProject('device'))).toMatchObject({ status: 403, code: 'rows-stay-on-device' })
  expect((await start(randomUUID())).code).toBe('not-found')
})

test('[R6] a project that returns to the device takes its sources and unfinished uploads off the server', async () => {
  const before = objects()
  const project = await addProject('cloud')
  await uploadAll(project)
  const half = await start(project, { sha256: 'f'.repeat(64), size: 10 })
  await chunk(half.data.upload, 0, Buffer.from('12345'))
  expect(objects()).toBe(before + 1)
  await server.call('Project/update', { id: project, storage: 'device' }, { token: user.token })
  expect(objects()).toBe(before)
  expect(readdirSync(join(server.dataDir, 'files', 'parts'))).not.toContain(half.data.upload)
  expect((await download(project)).envelope?.code).toBe('not-found')
  expect((await chunk(half.data.upload, 5, Buffer.from('67890'))).code).toBe('upload-not-found')
  // back in the cloud the project has no sources, and may be sent them again
  await server.call('Project/update', { id: project, storage: 'cloud' }, { token: user.token })
  expect((await start(project)).data).toMatchObject({ received: 0, complete: false })
})

test('[D5] another user’s project, upload and source do not exist for the caller, even with the same hash', async () => {
  const project = await addProject('cloud')
  await uploadAll(project)
  const { data } = await start(project)
  const other = await server.register()
  expect((await start(project, {}, other)).code).toBe('not-found')
  expect((await chunk(data.upload, 0, bytes, other)).code).toBe('upload-not-found')
  expect((await finish(data.upload, other)).code).toBe('upload-not-found')
  expect((await download(project, { token: other.token })).envelope?.code).toBe('not-found')
  const own = await addProject('cloud', other)
  expect((await start(own, {}, other)).data).toMatchObject({ received: 0, complete: false })
})

test('an upload above the user’s quota is refused before anything is sent', async () => {
  const reply = await start(await addProject('cloud'), { sha256: 'a'.repeat(64), size: 6 * 1024 ** 3 })
  expect(reply).toMatchObject({ status: 409, code: 'storage-full' })
  expect(reply.params).toMatchObject({ limit: 5 * 1024 ** 3 })
})

test('abandoned uploads are dropped after two weeks', async () => {
  const { data } = await start(await addProject('cloud'), { sha256: 'b'.repeat(64) })
  await chunk(data.upload, 0, Buffer.from('begun'))
  const finishAfter = async (days: number) => {
    await keepHouse(server.services, server.clock.now() + days * 24 * 60 * 60_000)
    return finish(data.upload, { ...user, token: await server.login(user) }) // after that time the session has expired too
  }
  expect((await finishAfter(13)).code).toBe('upload-offset')
  expect((await finishAfter(15)).code).toBe('upload-not-found')
  expect(readdirSync(join(server.dataDir, 'files', 'parts'))).not.toContain(data.upload)
})
