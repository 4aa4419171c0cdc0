import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_TITLES } from '#contract/money/title.ts'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Token = Pick<TestUser, 'token'>
const COMPANY = {
  type: 'company',
  name: '福州算尺科技有限公司',
  tax_no: '91350100M000100Y43',
  email: 'a@example.org',
} as const
const PERSON = { type: 'personal', name: '王芳', email: 'wang@example.org' } as const

const list = async ({ token }: Token) => (await server.call('Rise/index', {}, { token })).data.data
const add = (title: object, { token }: Token, key = randomUUID()) =>
  server.call('Rise/add', title as typeof COMPANY, { token, key })

/** Every whole second from a time until now: the clock runs during the test. */
function secondsSince(ms: number): number[] {
  const [first, last] = [ms, server.clock.now()].map((time) => Math.floor(time / 1000)) as [number, number]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
const names = async (user: Token) => (await list(user)).map(({ name, is_default }) => [name, is_default])

test('a title is stored folded, and the first one is the default', async () => {
  const user = await server.register()
  const typed = { ...COMPANY, name: ' 福州算尺\n科技 ', tax_no: '９１350100m000100y 43', phone: '138 0013 8000' }
  const before = server.clock.now()
  const { data } = await add({ ...typed, account: '6222 0200 1234 5678', remark: '一\r\n二' }, user)
  const titles = await list(user)
  expect(secondsSince(before)).toContain(titles[0]?.updated)
  expect(titles).toEqual([
    {
      id: data.id,
      type: 'company',
      name: '福州算尺 科技',
      tax_no: '91350100M000100Y43',
      phone: '13800138000',
      address: '',
      bank: '',
      account: '6222020012345678',
      email: 'a@example.org',
      recipient: '',
      area: '',
      remark: '一\n二',
      is_default: true,
      updated: titles[0]?.updated,
    },
  ])
})

test('[Q3] the same title under the same key is added once', async () => {
  const user = await server.register()
  const key = randomUUID()
  const [first, second] = [await add(PERSON, user, key), await add(PERSON, user, key)]
  expect(second.data).toEqual(first.data)
  expect(await names(user)).toEqual([['王芳', true]])
})

test('one title is the default, whatever is added, chosen or deleted', async () => {
  const user = await server.register()
  const { token } = user
  const a = await add({ ...PERSON, name: 'a' }, user)
  const b = await add({ ...PERSON, name: 'b' }, user)
  expect(await names(user)).toEqual([
    ['a', true],
    ['b', false],
  ])
  const c = await add({ ...PERSON, name: 'c', is_default: true }, user)
  expect(await names(user)).toEqual([
    ['c', true],
    ['a', false],
    ['b', false],
  ])
  await server.call('Rise/setDefault', { id: b.data.id }, { token })
  expect(await names(user)).toEqual([
    ['b', true],
    ['a', false],
    ['c', false],
  ])
  await Promise.all([a, b, c].map(({ data }) => server.call('Rise/setDefault', { id: data.id }, { token })))
  expect((await names(user)).map(([, isDefault]) => isDefault)).toEqual([true, false, false])
  await server.call('Rise/setDefault', { id: b.data.id }, { token })
  await server.call('Rise/delete', { id: b.data.id }, { token })
  expect(await names(user)).toEqual([
    ['a', true],
    ['c', false],
  ])
  await server.call('Rise/delete', { id: c.data.id }, { token })
  await server.call('Rise/delete', { id: a.data.id }, { token })
  expect(await names(user)).toEqual([])
})

test('an update replaces all texts, and that of a person drops those of a company', async () => {
  const user = await server.register()
  const { token } = user
  const { data } = await add({ ...COMPANY, bank: '福州银行', remark: 'x' }, user)
  server.clock.advance(5000)
  const before = server.clock.now()
  const changed = { id: data.id, ...PERSON, tax_no: COMPANY.tax_no, bank: '福州银行' }
  expect((await server.call('Rise/update', changed, { token })).status).toBe(200)
  const [title] = await list(user)
  expect(title).toMatchObject({ ...PERSON, tax_no: '', bank: '', remark: '', is_default: true })
  expect(secondsSince(before)).toContain(title?.updated)
})

test('a wrong check sign of a tax number is no reason to refuse it', async () => {
  const user = await server.register()
  for (const number of ['91350100M000100Y44', '350100M00010043', '35010219800101123', '35010219800101123X00'])
    expect((await add({ ...COMPANY, tax_no: number }, user)).status).toBe(200)
})

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['no tax number of a company', { tax_no: '' }, 'tax_no'],
  ['a tax number with a letter that none has', { tax_no: '91350100M000100Y4Z' }, 'tax_no'],
  ['a short tax number', { tax_no: '9135' }, 'tax_no'],
  ['no e-mail address', { email: '' }, 'email'],
  ['another phone number', { phone: '12800138000' }, 'phone'],
  ['seven digits of an account', { account: '1234567' }, 'account'],
  ['201 characters of a remark', { remark: '甲'.repeat(201) }, 'remark'],
  ['another type', { type: 'state' }, 'type'],
])('%s is refused, and the field is named', async (_, changed, field) => {
  const user = await server.register()
  expect(await add({ ...COMPANY, ...changed }, user)).toMatchObject({
    code: 'invalid-request',
    params: { fields: [field] },
  })
  expect(await list(user)).toEqual([])
})

test('a user has 20 titles at most, also when they are added at once', async () => {
  const user = await server.register()
  for (let count = 1; count < MAX_TITLES; count += 1) await add(PERSON, user)
  const replies = await Promise.all([add(PERSON, user), add(PERSON, user), add(PERSON, user)])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const refused of replies.filter(({ status }) => status !== 200))
    expect(refused).toMatchObject({ status: 409, code: 'title-limit', params: { limit: 20 } })
  expect(await list(user)).toHaveLength(MAX_TITLES)
})

test('[S8] a title of another user, or a deleted one, does not exist', async () => {
  const [owner, other] = [await server.register(), await server.register()]
  const { data: foreign } = await add(COMPANY, owner)
  const { data: own } = await add(PERSON, other)
  await server.call('Rise/delete', own, { token: other.token })
  for (const { id } of [foreign, own]) {
    const { token } = other
    const replies = [
      await server.call('Rise/update', { id, ...PERSON }, { token }),
      await server.call('Rise/setDefault', { id }, { token }),
      await server.call('Rise/delete', { id }, { token }),
    ]
    expect(replies.map(({ code }) => code)).toEqual(['not-found', 'not-found', 'not-found'])
  }
  expect(await names(owner)).toEqual([[COMPANY.name, true]])
})
