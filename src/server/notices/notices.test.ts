import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { runOperator } from '#tests/support/run-operator.ts'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'

let server: TestServer
beforeEach(async () => {
  await server?.stop()
  server = await startTestServer()
})
afterAll(() => server.stop())

async function publish(position: 1 | 2, name: string): Promise<string> {
  const titles = ['--title-zh', `${name}标题`, '--title-en', `${name} title`]
  const contents = ['--content-zh', `${name}内容`, '--content-en', `${name} content`]
  const { code, out } = await runOperator(
    server,
    'publish-notice',
    '--position',
    String(position),
    ...titles,
    ...contents,
  )
  expect(code).toBe(0)
  return out[0] ?? ''
}

const FEEDBACK = {
  content: '表格打不开',
  image: [],
  app_version: '0.1.0',
  page: '/project/list',
  browser: 'x',
  language: 'zh',
}

const index = (position: 1 | 2, options: { token?: string; language?: string } = {}) =>
  server.call('Notice/index', { position }, options)

test('a notice appears at its position, newest first, in the reader’s language', async () => {
  await publish(1, 'first')
  const second = await publish(1, 'second')
  await publish(2, 'other')
  const { data } = await index(1, { language: 'zh' })
  expect(data.data.map(({ title }) => title)).toEqual(['second标题', 'first标题'])
  expect(data).toMatchObject({ total: 2, page: 1, limit: 20, noread: 0 })
  const detail = await server.call('Notice/detail', { id: second }, { language: 'en' })
  expect(detail.data).toMatchObject({ title: 'second title', content: 'second content', read: false })
})

test('pages hold ten and go on where the last one ended', async () => {
  for (let number = 1; number <= 12; number += 1) await publish(2, `n${number}`)
  const page = async (number: number) =>
    (await server.call('Notice/index', { position: 2, page: number, limit: 10 })).data
  const [first, second] = [await page(1), await page(2)]
  expect([first.data.length, second.data.length, first.total]).toEqual([10, 2, 12])
  expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(12)
})

test('read marks are per user', async () => {
  const [anna, bela] = [await server.register(), await server.register()]
  const ids = [await publish(1, 'a'), await publish(1, 'b'), await publish(2, 'c')]
  expect((await index(1, anna)).data.noread).toBe(2)
  const one = await server.call('Notice/read', { position: 1, ids: ids.slice(0, 1) }, anna)
  expect(one.data.noread).toBe(1)
  expect((await index(1, anna)).data.data.map(({ read }) => read)).toEqual([false, true])
  expect((await server.call('Notice/read', { position: 1 }, anna)).data.noread).toBe(0)
  expect((await index(2, anna)).data.noread).toBe(1)
  expect((await index(1, bela)).data.noread).toBe(2)
  expect((await server.call('Notice/read', { position: 1, ids: [] }, bela)).data.noread).toBe(2)
})

test('a withdrawn notice is gone for readers and stays in the operator’s list', async () => {
  const id = await publish(1, 'mistake')
  expect((await runOperator(server, 'withdraw-notice', id)).code).toBe(0)
  expect((await index(1)).data.total).toBe(0)
  expect(await server.call('Notice/detail', { id })).toMatchObject({ status: 404, code: 'not-found' })
  const { out } = await runOperator(server, 'list-notices')
  expect(out).toEqual([expect.stringContaining('withdrawn  mistake title | mistake标题')])
})

test('an answer of the operator and a change of the account are messages to their user alone', async () => {
  const [anna, bela] = [await server.register(), await server.register()]
  await publish(1, 'site')
  const key = randomUUID()
  const sent = await server.call('Feedback/add', FEEDBACK, { token: anna.token, key })
  expect((await runOperator(server, 'close-feedback', sent.data.id, '--answer', '已修复')).code).toBe(0)
  expect((await runOperator(server, 'grant-storage', anna.username, '--gib', '2')).code).toBe(0)
  const own = (await index(2, { ...anna, language: 'zh' })).data
  expect(own).toMatchObject({ total: 2, noread: 2 })
  expect(own.data.map(({ kind, title, content }) => [kind, title, content])).toEqual([
    ['storage', '存储空间申请已通过', '已增加 2 GiB 云端空间。'],
    ['feedback', '您的反馈已有回复', '已修复'],
  ])
  const ticker = (await index(1, { ...anna, language: 'en' })).data
  expect(ticker.data.map(({ title }) => title)).toEqual([
    'Your storage request was granted',
    'Your feedback was answered',
    'site title',
  ])
  const ids = own.data.slice(0, 1).map(({ id }) => id)
  expect((await server.call('Notice/detail', { id: ids[0] ?? '' }, anna)).data).toMatchObject({ kind: 'storage' })
  expect(await server.call('Notice/detail', { id: ids[0] ?? '' }, bela)).toMatchObject({ code: 'not-found' })
  expect((await server.call('Notice/read', { position: 1, ids }, bela)).data.noread).toBe(1)
  expect((await index(2, anna)).data.noread).toBe(2)
  expect((await server.call('Notice/read', { position: 2 }, anna)).data.noread).toBe(0)
  expect((await index(1, anna)).data.data.map(({ kind }) => kind)).toEqual(['site'])
  expect((await index(2, bela)).data.total).toBe(0)
  expect((await index(2)).data.total).toBe(0)
})
