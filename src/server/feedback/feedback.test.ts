import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOperator } from '#tests/support/run-operator.ts'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { uploadPicture } from '#tests/support/upload-picture.ts'
import { keepHouse } from '../housekeeping.ts'
import { QUOTAS } from '../quotas.ts'

const DAY = 24 * 60 * 60_000
const folder = temporaryFolder('feedback')
let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer()
  user = await server.register()
})
afterAll(() => server.stop())

const drawn = (background: string) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer()

async function uploaded({ token }: Pick<TestUser, 'token'> = user, background = '#c33'): Promise<string> {
  return (await uploadPicture(server, token, await drawn(background))).data.path
}

const add = (request: object, { token } = user, key = randomUUID()) =>
  server.call('Feedback/add', { content: 'It is slow', ...request }, { token, key })
const own = async ({ token } = user) => (await server.call('Feedback/index', {}, { token })).data

test('feedback is listed with its state, and its pictures are no longer at a public address', async () => {
  const path = await uploaded()
  expect((await server.fetch(path)).status).toBe(200)
  const { data } = await add({ content: ' 表格打不开 ', image: [path] })
  await keepHouse(server.services, server.clock.now())
  expect((await server.fetch(path)).status).toBe(404)
  const { data: rows, total } = await own()
  expect(total).toBe(1)
  expect(rows[0]).toMatchObject({ id: data.id, content: '表格打不开', images: 1, state: 'sent', answer: '' })
  expect(rows[0]?.answer_time).toBeNull()
})

test('[Q3] the same feedback under the same key is stored once, also when its pictures were taken meanwhile', async () => {
  const writer = await server.register()
  const request = { content: 'once', image: [await uploaded(writer)] }
  const key = randomUUID()
  const [first, second] = [await add(request, writer, key), await add(request, writer, key)]
  expect(first.status).toBe(200)
  expect(second.data).toEqual(first.data)
  expect((await own(writer)).total).toBe(1)
})

test.each([
  ['nothing', { content: '' }, 'content'],
  ['spaces only', { content: ' \n ' }, 'content'],
  ['2001 characters', { content: 'x'.repeat(2001) }, 'content'],
  ['ten pictures', { image: Array(10).fill('/media/x.png') }, 'image'],
  ['an unknown picture', { image: ['/media/00000000-0000-0000-0000-000000000000.png'] }, 'image.0'],
])('%s is refused, and the field is named', async (_, request, field) => {
  expect(await add(request)).toMatchObject({ status: 422, code: 'invalid-request', params: { fields: [field] } })
})

test('2000 characters of any script and nine pictures are taken', async () => {
  const writer = await server.register()
  const image: string[] = []
  for (let count = 0; count < 9; count += 1) image.push(await uploaded(writer))
  expect((await add({ content: '\u{20000}'.repeat(1000), image }, writer)).status).toBe(200)
  expect((await own(writer)).data[0]?.images).toBe(9)
  // those of feedback do not count as pictures that wait for a use
  for (let count = 0; count < QUOTAS.pictures; count += 1) await uploaded(writer)
})

test('a picture is named once, is the user’s own, and is not the avatar; a refusal leaves it where it was', async () => {
  const other = await server.register()
  const [path, theirs] = [await uploaded(), await uploaded(other)]
  const fields = { code: 'invalid-request', params: { fields: ['image.1'] } }
  expect(await add({ image: [path, path] })).toMatchObject(fields)
  expect(await add({ image: [path, path.slice(1)] })).toMatchObject(fields)
  expect(await add({ image: [path, theirs] })).toMatchObject(fields)
  const avatar = await server.call('User/updatefield', { field: 'img', value: await uploaded() }, { token: user.token })
  expect(await add({ image: [path, avatar.data.img] })).toMatchObject(fields)
  await keepHouse(server.services, server.clock.now())
  expect((await server.fetch(path)).status).toBe(200)
  expect((await server.fetch(theirs)).status).toBe(200)
  expect((await add({ image: [path] })).status).toBe(200)
})

test('[Q8] a user writes twenty times a day; more is refused, so that no queue waits behind it', async () => {
  const writer = await server.register()
  for (let count = 0; count < QUOTAS.feedbackADay; count += 1) expect((await add({}, writer)).status).toBe(200)
  const { status, code, params } = await add({}, writer)
  expect({ status, code, params }).toEqual({ status: 409, code: 'storage-full', params: { limit: 20, used: 20 } })
  server.clock.advance(DAY + 1)
  expect((await add({}, { ...writer, token: await server.login(writer) })).status).toBe(200)
})

test('the operator lists, reads and answers it, and the writer sees the answer', async () => {
  const writer = await server.register()
  const image = [await uploaded(writer, '#0f0'), await uploaded(writer, '#00f')]
  const about = { app_version: '1.2.3', route: '/analysis/$id', browser: 'Firefox 140', language: 'zh-CN' }
  const words = 'The curve\u001b[31m is\nmissing'
  const { data } = await add({ content: words, image, ...about, written_at: server.clock.now() - DAY }, writer)
  const listed = await runOperator(server, 'list-feedback')
  expect(listed.out.find((line) => line.startsWith(data.id))).toMatch(
    new RegExp(`open {6}.{16} {2}2 {2}${writer.username} {2}The curve\\[31m is missing$`),
  )
  const to = join(folder, 'shown')
  const shown = await runOperator(server, 'show-feedback', data.id, '--to', to)
  expect(shown.code).toBe(0)
  expect(shown.out).toEqual(
    expect.arrayContaining([
      `user: ${writer.username}`,
      'page: /analysis/$id',
      'version: 1.2.3',
      'The curve[31m is',
      'missing',
    ]),
  )
  const files = readdirSync(to).sort()
  expect(shown.out.slice(-2)).toEqual(files.map((file) => join(to, file)))
  const colours = await Promise.all(
    files.map(async (file) => [
      ...(
        await sharp(readFileSync(join(to, file)))
          .raw()
          .toBuffer()
      ).subarray(0, 3),
    ]),
  )
  expect(colours).toEqual([
    [0, 255, 0],
    [0, 0, 255],
  ])
  expect((await runOperator(server, 'close-feedback', data.id, '--answer', ' Mended in 1.2.4 ')).code).toBe(0)
  const { data: rows } = await own(writer)
  expect(rows[0]).toMatchObject({ state: 'answered', answer: 'Mended in 1.2.4', answer_time: expect.any(Number) })
  const ids = async (...args: string[]) =>
    (await runOperator(server, 'list-feedback', ...args)).out.map((line) => line.split(' ', 1)[0])
  expect(await ids()).not.toContain(data.id)
  expect(await ids('--which', 'all')).toContain(data.id)
})

test.each([
  [['show-feedback', '01900000-0000-7000-8000-000000000001'], /No feedback has the id/],
  [['close-feedback', '01900000-0000-7000-8000-000000000001', '--answer', 'x'], /No feedback has the id/],
  [['close-feedback', '01900000-0000-7000-8000-000000000001', '--answer', ' '], /1 to 2000 characters/],
  [['list-feedback', '--which', 'some'], /open or all/],
])('%o is wrong usage, and hears why', async (args, sentence) => {
  const { code, errors } = await runOperator(server, ...args)
  expect(code).toBe(2)
  expect(errors[0]).toMatch(sentence)
})

test('a folder that cannot be made is named', async () => {
  const writer = await server.register()
  const { data } = await add({ image: [await uploaded(writer)] }, writer)
  const { code, errors } = await runOperator(server, 'show-feedback', data.id, '--to', '/dev/null/x')
  expect(code).toBe(2)
  expect(errors[0]).toContain('--to')
})

test('[Q8] pictures go 90 days after the answer; the words stay', async () => {
  const writer = await server.register()
  const { data } = await add({ image: [await uploaded(writer)] }, writer)
  await runOperator(server, 'close-feedback', data.id, '--answer', 'thanks')
  const pictures = async () => {
    const names = await Array.fromAsync(server.services.objects.list())
    return names.filter((name) => name.startsWith(`feedback/${data.id}`)).length
  }
  const answered = Date.now() // the command has no clock of the test's
  await keepHouse(server.services, answered + 89 * DAY)
  expect(await pictures()).toBe(1)
  await keepHouse(server.services, answered + 91 * DAY)
  expect(await pictures()).toBe(0)
  const token = await server.login(writer)
  const { data: rows } = (await server.call('Feedback/index', {}, { token })).data
  expect(rows[0]).toMatchObject({ content: 'It is slow', images: 0, answer: 'thanks' })
})
