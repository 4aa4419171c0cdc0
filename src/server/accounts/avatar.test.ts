import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'
import { uploadPicture } from '#tests/support/upload-picture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } })

const setAvatar = (token: string, value: string) => server.call('User/updatefield', { field: 'img', value }, { token })

test('an avatar is redrawn at 258 by 258, and its source picture is deleted', async () => {
  const { token } = await server.register()
  const large = await photograph(900, 400)
    .withExif({ IFD0: { Make: 'SecretCamera' } })
    .jpeg()
    .toBuffer()
  const uploaded = await uploadPicture(server, token, large)
  const { data } = await setAvatar(token, uploaded.data.path)
  expect(data.img).toMatch(/^\/media\/[0-9a-f-]{36}\.jpg$/)
  expect(data.img).not.toBe(uploaded.data.path)
  const bytes = Buffer.from(await (await server.fetch(data.img)).arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 258, height: 258 })
  expect(bytes.toString('latin1')).not.toContain('SecretCamera')
  expect((await server.fetch(uploaded.data.path)).status).toBe(404)

  const next = await uploadPicture(server, token, await photograph(30, 30).png().toBuffer())
  const changed = await setAvatar(token, next.data.path)
  expect((await server.fetch(changed.data.img)).status).toBe(200)
  expect((await server.fetch(data.img)).status).toBe(404)
})

test('only the user’s own picture becomes an avatar', async () => {
  const [one, other] = [await server.register(), await server.register()]
  const { data } = await uploadPicture(server, one.token, await photograph(300, 300).png().toBuffer())
  for (const value of [data.path, 'https://elsewhere.example/x.png', '/media/../../etc/passwd', '/media/none.png']) {
    expect(await setAvatar(other.token, value)).toMatchObject({
      code: 'invalid-request',
      params: { fields: ['value'] },
    })
  }
  expect((await server.fetch(data.path)).status).toBe(200)
})
