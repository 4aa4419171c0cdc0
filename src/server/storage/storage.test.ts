import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addShare } from '#tests/support/add-share.ts'
import { runOperator } from '#tests/support/run-operator.ts'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { QUOTAS } from '../quotas.ts'

const DAY = 24 * 60 * 60_000
const GiB = 1024 ** 3
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const read = async ({ token }: Pick<TestUser, 'token'>) => (await server.call('Storage/index', {}, { token })).data
const apply = (request: object, { token }: Pick<TestUser, 'token'>, key = randomUUID()) =>
  server.call('Storage/apply', { gib: 10, reason: 'Pictures of 300 patients', ...request }, { token, key })
const grant = (user: TestUser, ...args: string[]) => runOperator(server, 'grant-storage', user.username, ...args)

async function cloudProject({ token }: TestUser): Promise<string> {
  return (await server.call('Project/add', { name: 'p1', storage: 'cloud' }, { token })).data.id
}
const start = ({ token }: Pick<TestUser, 'token'>, project: string, sha256: string, size: number) =>
  server.call('Dataset/uploadStart', { project, sha256, size }, { token })

test('what is kept is listed by project and file, the largest first, and links count too', async () => {
  const user = await server.register()
  const [small, large] = [await cloudProject(user), await cloudProject(user)]
  await start(user, small, 'a'.repeat(64), 10)
  await start(user, large, 'b'.repeat(64), 300)
  await start(user, large, 'c'.repeat(64), 0)
  await addShare(server, user.token, Buffer.from('sealed'))
  expect(await read(user)).toMatchObject({
    used: 316,
    quota: QUOTAS.uploadBytes,
    grant: null,
    shares: 6,
    projects: [
      { project: large, bytes: 300, files: 2, uploading: 2 },
      { project: small, bytes: 10, files: 1, uploading: 1 },
    ],
    files: [
      { project: large, sha256: 'b'.repeat(64), size: 300, received: 0, complete: false },
      { project: small, size: 10 },
      { project: large, size: 0 },
    ],
    requests: [],
  })
  expect(await read(await server.register())).toMatchObject({ used: 0, shares: 0, projects: [], files: [] })
})

test('[Q3] the same request under the same key is stored once; a later one replaces it until it is answered', async () => {
  const user = await server.register()
  const key = randomUUID()
  const [first, second] = [await apply({}, user, key), await apply({}, user, key)]
  expect(second.data).toEqual(first.data)
  const { data } = await apply({ gib: 20, reason: ' 影像\n数据 ' }, user)
  expect((await read(user)).requests).toEqual([
    {
      id: data.id,
      gib: 20,
      reason: '影像\n数据',
      time: expect.any(Number),
      state: 'open',
      granted: null,
      answer_time: null,
    },
  ])
  await grant(user, '--gib', '0')
  await apply({}, user)
  expect((await read(user)).requests).toMatchObject([{ state: 'open' }, { id: data.id, state: 'answered', granted: 0 }])
  expect(await read(user)).toMatchObject({ grant: null, quota: QUOTAS.uploadBytes })
})

test.each([
  ['no amount', { gib: 0 }, 'gib'],
  ['half a GiB', { gib: 1.5 }, 'gib'],
  ['more than 1000 GiB', { gib: 1001 }, 'gib'],
  ['no reason', { reason: ' \n' }, 'reason'],
  ['501 characters', { reason: 'x'.repeat(501) }, 'reason'],
])('%s is refused, and the field is named', async (_, request, field) => {
  const user = await server.register()
  expect(await apply(request, user)).toMatchObject({ code: 'invalid-request', params: { fields: [field] } })
})

test('the operator lists the requests; a grant raises the quota of sources and links until its day is over', async () => {
  const user = await server.register()
  const project = await cloudProject(user)
  await apply({ reason: 'For\nimages\u001b[31m' }, user)
  const listed = await runOperator(server, 'list-storage-requests')
  expect(listed.out.filter((line) => line.includes(user.username))).toEqual([
    expect.stringMatching(/^.{16} {2}\S+ {2}10 GiB {2}For images\[31m$/),
  ])
  const files = ['a', 'b'].map((sign) => sign.repeat(64)) as [string, string]
  expect(await start(user, project, files[0], QUOTAS.uploadBytes + 1)).toMatchObject({
    code: 'storage-full',
    params: { limit: QUOTAS.uploadBytes },
  })
  const day = new Date(Date.now() + 10 * DAY).toISOString().slice(0, 10)
  expect((await grant(user, '--gib', '3', '--until', day)).code).toBe(0)
  const until = (Date.parse(day) + DAY) / 1000
  expect(await read(user)).toMatchObject({ quota: QUOTAS.uploadBytes + 3 * GiB, grant: { gib: 3, until } })
  expect((await read(user)).requests).toMatchObject([{ state: 'answered', granted: 3 }])
  expect((await runOperator(server, 'list-storage-requests')).out.join()).not.toContain(user.username)
  expect((await start(user, project, files[0], QUOTAS.uploadBytes + 1)).status).toBe(200)
  server.clock.advance(12 * DAY)
  const later = { token: await server.login(user) }
  // what is kept stays; nothing is added
  expect(await read(later)).toMatchObject({ used: QUOTAS.uploadBytes + 1, quota: QUOTAS.uploadBytes, grant: null })
  expect((await start(later, project, files[1], 1)).code).toBe('storage-full')
  expect((await start(later, project, files[0], QUOTAS.uploadBytes + 1)).status).toBe(200)
})

test('[M20] membership gives more storage while it runs; what is kept stays when it ends', async () => {
  server.clock.advance(Date.now() - server.clock.now()) // the command line has a clock of its own
  const user = await server.register()
  const project = await cloudProject(user)
  await runOperator(server, 'grant', '--user', user.username, '--plan', 'day', '--reason', 'Prize')
  await grant(user, '--gib', '3')
  const member = { token: await server.login(user) }
  expect((await read(member)).quota).toBe(53 * GiB)
  expect((await start(member, project, 'd'.repeat(64), 40 * GiB)).status).toBe(200)
  server.clock.advance(2 * DAY)
  const later = { token: await server.login(user) }
  expect(await read(later)).toMatchObject({ used: 40 * GiB, quota: QUOTAS.uploadBytes + 3 * GiB })
  expect((await start(later, project, 'e'.repeat(64), 1)).code).toBe('storage-full')
  server.clock.advance(-2 * DAY)
})

test('a later grant replaces a former one, and a grant without an end stays', async () => {
  const user = await server.register()
  await grant(user, '--gib', '3')
  await grant(user, '--gib', '2')
  expect(await read(user)).toMatchObject({ quota: QUOTAS.uploadBytes + 2 * GiB, grant: { gib: 2, until: null } })
})

test.each([
  [['--gib=-1'], /whole number/],
  [['--gib', '1.5'], /whole number/],
  [['--gib', '100001'], /whole number/],
  [[], /--gib is missing/],
  [['--gib', '1', '--until', 'soon'], /a date such as/],
  [['--gib', '1', '--until', '2099-02-30'], /a date such as/],
  [['--gib', '1', '--until', '2020-01-01'], /has passed/],
])('%o is wrong usage, and hears why', async (args, sentence) => {
  const user = await server.register()
  const { code, errors } = await grant(user, ...args)
  expect(code).toBe(2)
  expect(errors[0]).toMatch(sentence)
  expect((await read(user)).grant).toBeNull()
})
