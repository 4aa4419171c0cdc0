import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type WholeCaptcha } from '#tests/support/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const MINUTE = 60_000
const HOUR = 60 * MINUTE
let lastAddress = 0
/** Limits count by address: tests that must not reach them use another one. */
const elsewhere = () => {
  lastAddress += 1
  return { address: `198.51.100.${lastAddress}` }
}
const registration = { password: 'secret1', agreement_id: 2, device: 'Firefox' }

test('registering opens an account and a session', async () => {
  const request = { ...registration, username: '王医生_1', captcha: await server.captcha() }
  const { status, data } = await server.call('User/register', request, elsewhere())
  expect(status).toBe(200)
  expect(data.userInfo).toMatchObject({
    username: '王医生_1',
    balance: 0,
    level: 1,
    is_wxbind: 0,
    last_agreement_id: 2,
  })
  const detail = await server.call('User/detail', {}, { token: data.token })
  expect(detail.data).toEqual(data.userInfo)
})

test('the fields of a user have the names of the specification', async () => {
  const { token } = await server.register()
  const { data } = await server.call('User/detail', {}, { token })
  const names = [
    'id',
    'username',
    'nickname',
    'img',
    'img_domain',
    'balance',
    'email',
    'wechat',
    'company',
    'qq',
    'status',
  ]
  for (const name of [...names, 'due_time', 'last_agreement_id', 'level', 'is_wxbind'])
    expect(data).toHaveProperty(name)
  expect(data).toMatchObject({ balance: 0, level: 1, status: 1, is_wxbind: 0, due_time: 0 })
})

test('a name that looks like another is taken', async () => {
  await server.register('Marie')
  for (const username of ['marie', 'MARIE', 'Ｍａｒｉｅ']) {
    const request = { ...registration, username, captcha: await server.captcha() }
    expect(await server.call('User/register', request, elsewhere())).toMatchObject({
      status: 409,
      code: 'username-taken',
    })
  }
})

test('of two simultaneous registrations of a name one succeeds', async () => {
  const captchas = await Promise.all([1, 2, 3, 4].map(() => server.captcha()))
  const replies = await Promise.all(
    captchas.map((captcha) =>
      server.call('User/register', { ...registration, username: 'twins', captcha }, elsewhere()),
    ),
  )
  expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409])
})

test('[A2] a captcha works once, for five minutes, and ignores case', async () => {
  const attempt = async (captcha: WholeCaptcha, username: string) =>
    (await server.call('User/register', { ...registration, username, captcha }, elsewhere())).code
  const captcha = await server.captcha()
  expect(await attempt({ ...captcha, code: 'wxyz' }, 'once1')).toBe('captcha-wrong')
  expect(await attempt(captcha, 'once1')).toBe('captcha-wrong')
  expect(await attempt({ ...captcha, key: 'never-issued' }, 'once1')).toBe('captcha-wrong')
  const old = await server.captcha()
  server.clock.advance(5 * MINUTE + 1)
  expect(await attempt(old, 'once1')).toBe('captcha-wrong')
  expect(await attempt({ ...(await server.captcha()), code: 'ABCD' }, 'once1')).toBeUndefined()
})

test('an older agreement is refused, and the reply names the current one', async () => {
  const request = { ...registration, username: 'hasty', agreement_id: 0, captcha: await server.captcha() }
  expect(await server.call('User/register', request, elsewhere())).toMatchObject({
    status: 409,
    code: 'agreement-outdated',
    params: { agreement_id: 2 },
  })
})

test('a newer agreement is accepted by its id', async () => {
  const { token } = await server.register()
  await sql`insert into settings values ('agreement_id', '3')`.execute(server.services.db)
  const agree = (agreement: number) => server.call('User/agree', { agreement_id: agreement }, { token })
  expect(await agree(2)).toMatchObject({ code: 'agreement-outdated', params: { agreement_id: 3 } })
  expect((await server.call('User/detail', {}, { token })).data.last_agreement_id).toBe(2)
  expect((await agree(3)).data.last_agreement_id).toBe(3)
  await sql`delete from settings`.execute(server.services.db)
})

test('each login has a token of its own; logging out ends that one alone', async () => {
  const user = await server.register()
  const phone = await server.login(user)
  expect(phone).not.toBe(user.token)
  expect((await server.call('User/logout', {}, { token: phone })).status).toBe(200)
  expect((await server.call('User/detail', {}, { token: phone })).code).toBe('session-expired')
  expect((await server.call('User/detail', {}, { token: user.token })).status).toBe(200)
})

test('[A1] no token is stored', async () => {
  const { token } = await server.register()
  const { rows } = await sql<{ row: string }>`select to_json(sessions)::text as row from sessions`.execute(
    server.services.db,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every(({ row }) => !row.includes(token.split('.')[1] ?? token))).toBe(true)
})

test('[A1] a session ends 24 hours after its last use, and pings do not count', async () => {
  const { token } = await server.register()
  const works = async () => (await server.call('User/detail', {}, { token })).status === 200
  server.clock.advance(23 * HOUR)
  expect(await works()).toBe(true)
  server.clock.advance(23 * HOUR)
  expect(await works()).toBe(true)
  server.clock.advance(24 * HOUR)
  await server.call('Base/ping', {}, { token })
  server.clock.advance(11 * MINUTE)
  expect(await works()).toBe(false)
})

test('[A1] the last use is written at most every 10 minutes', async () => {
  const { token, userInfo } = await server.register()
  const lastUse = async () => {
    const { db } = server.services
    return db.selectFrom('sessions').select('last_used').where('user_id', '=', userInfo.id).executeTakeFirstOrThrow()
  }
  const first = await lastUse()
  server.clock.advance(9 * MINUTE)
  await server.call('User/detail', {}, { token })
  expect(await lastUse()).toEqual(first)
  server.clock.advance(2 * MINUTE)
  await server.call('User/detail', {}, { token })
  expect((await lastUse()).last_used).toBeGreaterThan(first.last_used)
})

test('[A2] a wrong password and an unknown account get the same reply', async () => {
  const { username } = await server.register()
  const attempt = (name: string) =>
    server.call('User/login', { username: name, password: 'wrong-one', device: '' }, elsewhere())
  const { request_id: _, ...known } = await attempt(username)
  const { request_id: __, ...unknown } = await attempt('nobody-at-all')
  expect(known).toMatchObject({ status: 401, code: 'wrong-credentials', params: { captcha: false } })
  expect(unknown).toEqual(known)
})

test.each(['a known', 'an unknown'])(
  '[A2] after three failures %s account needs a captcha from there',
  async (which) => {
    const { username, password } = await server.register()
    const name = which === 'a known' ? username : `ghost_${username}`
    const here = elsewhere()
    const attempt = async (attempted: string, captcha?: WholeCaptcha) =>
      server.call('User/login', { username: name, password: attempted, device: '', ...(captcha && { captcha }) }, here)
    expect((await attempt('wrong1')).params).toEqual({ captcha: false })
    expect((await attempt('wrong2')).params).toEqual({ captcha: false })
    expect((await attempt('wrong3')).params).toEqual({ captcha: true })
    expect((await attempt(password)).code).toBe('captcha-required')
    expect((await attempt(password, { ...(await server.captcha()), code: 'no!!' })).code).toBe('captcha-wrong')
    const last = await attempt(password, await server.captcha())
    expect(last.code).toBe(which === 'a known' ? undefined : 'wrong-credentials')
    // from another network nothing has been counted
    expect((await server.call('User/login', { username: name, password, device: '' }, elsewhere())).code).not.toBe(
      'captcha-required',
    )
  },
)

test('too many logins from one address get the seconds to wait', async () => {
  const here = elsewhere()
  const attempt = () => server.call('User/login', { username: 'x', password: '', device: '' }, here)
  for (let index = 0; index < 120; index += 30) await Promise.all(Array.from({ length: 30 }, attempt))
  const reply = await attempt()
  expect(reply).toMatchObject({ status: 429, code: 'too-many-requests' })
  expect(reply.params?.seconds).toBeGreaterThan(0)
})

test('[S9] a character that the database cannot store is refused', async () => {
  const user = await server.register()
  const attempt = (username: string, device: string) =>
    server.call('User/login', { username, password: user.password, device }, elsewhere())
  expect((await attempt(user.username, 'a\u0000b')).code).toBe('invalid-request')
  expect((await attempt('some\u0000body', 'a')).code).toBe('invalid-request')
})

test('no personal data reaches the log', async () => {
  const { username, token } = await server.register('Personenname')
  await server.call('User/login', { username, password: 'Geheimnis1', device: 'Geraet1' }, elsewhere())
  const log = server.logs.join('')
  expect(log).toContain('"call":"User/login"')
  for (const secret of [username, token, 'Geheimnis1', 'Geraet1', '198.51.100.']) expect(log).not.toContain(secret)
})
