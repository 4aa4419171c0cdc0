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
