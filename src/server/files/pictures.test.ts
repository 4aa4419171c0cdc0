import { randomUUID } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  headersOf,
  readEnvelope,
  startTestServer,
  type TestServer,
  type TestUser,
} from '#tests/support/start-server.ts'
import { keepHouse } from '../housekeeping.ts'
import { QUOTAS } from '../quotas.ts'

const HOUR = 60 * 60_000
let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer()
  user = await server.register()
})
afterAll(() => server.stop())

const photograph = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } })

async function upload(
  bytes: Buffer | null,
  { name = 'x.png', field = 'file', key = randomUUID(), token = user.token } = {},
) {
  const form = new FormData()
  if (bytes) form.append(field, new Blob([new Uint8Array(bytes)]), name)
  else form.append('other', 'text')
  const { 'Content-Type': _, ...headers } = headersOf('Upload/upload', { token, key })
  return readEnvelope(
    'Upload/upload',
    await server.fetch('/api/Upload/upload', { method: 'POST', headers, body: form }),
  )
}

test('a picture is recognised by its content, whatever its name, and served with its type', async () => {
  const { data } = await upload(await photograph().jpeg().toBuffer(), { name: 'evil.svg' })
  expect(data).toEqual({ path: expect.stringMatching(/^\/media\/[0-9a-f-]{36}\.jpg$/), img_domain: '' })
  const response = await server.fetch(data.path)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 40, height: 30 })
})

test('metadata about camera and place is removed, and so is anything hidden after the picture', async () => {
  const exif = { IFD0: { Make: 'SecretCamera' } }
  const bytes = Buffer.concat([
    await photograph().withExif(exif).jpeg().toBuffer(),
    Buffer.from('<script>hidden</script>'),
  ])
  expect(bytes.toString('latin1')).toContain('SecretCamera')
  const { data } = await upload(bytes)
  const stored = Buffer.from(await (await server.fetch(data.path)).arrayBuffer()).toString('latin1')
  expect(stored).not.toContain('SecretCamera')
  expect(stored).not.toContain('hidden')
})

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['HTML', Buffer.from('<html></html>')],
  ['a PNG that breaks off', Buffer.from('89504e470d0a1a0a0000', 'hex')],
  ['nothing', Buffer.alloc(0)],
])('%s is no picture', async (_, bytes) => {
  expect(await upload(bytes)).toMatchObject({ status: 415, code: 'unsupported-media' })
})

test('a GIF is not on the list', async () => {
  expect((await upload(await photograph().gif().toBuffer())).code).toBe('unsupported-media')
})

/** A PNG with one bit per pixel, all equal: some kilobytes, however many pixels. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

test('a small file with very many pixels is refused before it is decoded', async () => {
  expect((await upload(bomb(800, 700))).status).toBe(200)
  const large = bomb(8000, 7000)
  expect(large.length).toBeLessThan(20_000)
  expect(await upload(large)).toMatchObject({ status: 415, code: 'unsupported-media' })
})

test('more than 5 MB is refused', async () => {
  const reply = await upload(Buffer.alloc(5 * 1024 * 1024 + 1, 1))
  expect(reply).toMatchObject({ status: 413, code: 'body-too-large', params: { limit: 5 * 1024 * 1024 } })
})

test('a form without the file, and a body that is no form, are refused', async () => {
  expect(await upload(null)).toMatchObject({ status: 422, code: 'invalid-request', params: { fields: ['file'] } })
  expect(await upload(Buffer.from('x'), { field: 'picture' })).toMatchObject({ status: 422, code: 'invalid-request' })
  expect((await server.call('Upload/upload', {}, { token: user.token })).code).toBe('unsupported-media')
})

test('[Q3] the same upload under the same key is stored once', async () => {
  const bytes = await photograph().png().toBuffer()
  const key = randomUUID()
  const [first, second] = [await upload(bytes, { key }), await upload(bytes, { key })]
  expect(second.data.path).toBe(first.data.path)
  expect((await upload(await photograph().negate().png().toBuffer(), { key })).code).toBe('key-reused')
})

test('without a session nothing is stored', async () => {
  expect((await upload(await photograph().png().toBuffer(), { token: '' })).status).toBe(431)
})

test('[Q8] the number of pictures per user is limited; those that did not become the avatar are removed after a day', async () => {
  const owner = await server.register()
  const options = { token: owner.token }
  const bytes = await photograph().png().toBuffer()
  const uploaded = await upload(bytes, options)
  const { data } = await server.call('User/updatefield', { field: 'img', value: uploaded.data.path }, options)
  const paths: string[] = []
  for (let count = 1; count < QUOTAS.pictures; count += 1) paths.push((await upload(bytes, options)).data.path)
  const full = { status: 409, code: 'storage-full', params: { limit: QUOTAS.pictures, used: QUOTAS.pictures } }
  expect(await upload(bytes, options)).toMatchObject(full)
  const there = async (path: string) => (await server.fetch(path)).status === 200
  await keepHouse(server.services, server.clock.now() + 23 * HOUR)
  expect(await Promise.all(paths.map(there))).not.toContain(false)
  await keepHouse(server.services, server.clock.now() + 25 * HOUR)
  expect(await Promise.all(paths.map(there))).not.toContain(true)
  expect(await there(data.img)).toBe(true)
  const again = { token: await server.login(owner) }
  expect((await upload(bytes, again)).status).toBe(200)
})
