import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DevicesLimit } from '#contract/calls/user.ts'
import { runOperator } from '#tests/support/run-operator.ts'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { askCode, newAddress, newEmail, newPhone } from '#tests/support/verification.ts'
import { scanScene } from './scenes.ts'
import { SESSION_MS } from './sessions.ts'

const LIMIT = 3
const TEN_MINUTES = 10 * 60_000
const opened: string[] = []
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    config: { devicesLimit: LIMIT, limitsFactor: 1000 },
    world: {
      wechat: {
        openScene(scene) {
          opened.push(scene)
          return Promise.resolve(`https://weixin.example/q/${scene}`)
        },
      },
    },
  })
})
afterAll(() => server.stop())

const elsewhere = () => ({ address: newAddress() })
const login = ({ username, password }: Pick<TestUser, 'username' | 'password'>, device = 'phone') =>
  server.call('User/login', { username, password, device }, elsewhere())
const replace = (ticket: string, session = '', device = 'new') =>
  server.call('User/replaceSession', { ticket, session, device }, elsewhere())
const statusOf = async (token: string) => (await server.call('User/detail', {}, { token })).status
const sessionsOf = async (token: string) => (await server.call('User/sessions', {}, { token })).data.data

/** A user with as many sessions as allowed, and the refusal of another login. */
async function full() {
  const user = await server.register()
  const tokens = [user.token, await server.login(user), await server.login(user)]
  return { user, tokens, refused: await refusal(user) }
}

async function refusal(user: Pick<TestUser, 'username' | 'password'>): Promise<DevicesLimit> {
  const reply = await login(user)
  expect(reply).toMatchObject({ status: 409, code: 'devices-limit' })
  return reply.params as unknown as DevicesLimit
}

test('[M28] one device too many is refused, and the session that the user chose makes room', async () => {
  const { tokens, refused } = await full()
  expect(refused.sessions).toHaveLength(LIMIT)
  expect(refused.sessions[0]).toEqual({ id: expect.any(String), device: 'test', last_used: expect.any(Number) })
  const [, second = ''] = tokens
  const mine = (await sessionsOf(second)).find(({ current }) => current)
  const reply = await replace(refused.ticket, mine?.id, 'the new one')
  expect(reply.status).toBe(200)
  expect(await Promise.all(tokens.map(statusOf))).toEqual([200, 431, 200])
  const left = await sessionsOf(reply.data.token)
  expect(left.map(({ device }) => device).sort()).toEqual(['test', 'test', 'the new one'])
})

test('[M28] a ticket works once and for ten minutes; its hash is all that is stored', async () => {
  const { user, tokens, refused } = await full()
  const { rows } = await server.site.database.pool.query<{ row: string }>('select t::text as row from tickets t')
  expect(rows.map(({ row }) => row).join()).not.toContain(refused.ticket)
  expect(server.logs.join()).not.toContain(refused.ticket)
  const late = await refusal(user)
  expect((await replace(refused.ticket, refused.sessions[0]?.id)).status).toBe(200)
  expect((await replace(refused.ticket, refused.sessions[1]?.id)).code).toBe('proof-required')
  server.clock.advance(TEN_MINUTES)
  expect((await replace(late.ticket, late.sessions[1]?.id)).code).toBe('proof-required')
  expect((await Promise.all(tokens.map(statusOf))).filter((status) => status === 200)).toHaveLength(LIMIT - 1)
})

test('[M28] neither the session nor the ticket of another user is of use', async () => {
  const [ann, bea] = [await full(), await full()]
  const [of] = bea.refused.sessions
  const foreign = await replace(ann.refused.ticket, of?.id)
  expect(foreign).toMatchObject({ code: 'devices-limit', params: ann.refused })
  const [owner] = bea.refused.ticket.split('.')
  const mixed = `${owner}.${ann.refused.ticket.split('.')[1]}`
  expect((await replace(mixed, of?.id)).code).toBe('proof-required')
  for (const token of [...ann.tokens, ...bea.tokens]) {
    expect(await statusOf(token)).toBe(200)
    expect((await replace(token, of?.id)).code).toBe('proof-required') // a session is no ticket
    expect((await server.call('User/detail', {}, { token: ann.refused.ticket })).status).toBe(431)
  }
  // the ticket has stayed valid
  expect((await replace(ann.refused.ticket, ann.refused.sessions[0]?.id)).data.userInfo.id).toBe(ann.user.userInfo.id)
})

test('[M28] a chosen session that has ended meanwhile leaves room, or another is asked for', async () => {
  const { user, tokens, refused } = await full()
  const [first = ''] = tokens
  const gone = (await sessionsOf(first)).find(({ current }) => current)?.id
  await server.call('User/logout', {}, { token: first })
  expect((await login(user)).status).toBe(200)
  const full2 = await replace(refused.ticket, gone)
  expect(full2).toMatchObject({ code: 'devices-limit', params: { ticket: refused.ticket } })
  await server.call('User/logout', {}, { token: tokens[1] ?? '' })
  expect((await replace(refused.ticket, gone)).status).toBe(200)
})

test('[M28] every way of logging in is counted', async () => {
  const { user } = await full()
  const [phone, email, openid] = [newPhone(), newEmail(), `o-${user.username}`]
  const identities = [
    { kind: 'phone' as const, name: phone },
    { kind: 'email' as const, name: email },
    { kind: 'wechat' as const, name: openid },
  ]
  const owned = identities.map((identity) => ({ ...identity, user_id: user.userInfo.id }))
  await server.services.db.insertInto('identities').values(owned).execute()
  const device = 'phone'
  const bySms = { ...(await askCode(server, phone, 'login')), username: phone, device }
  const byMail = { ...(await askCode(server, email, 'login')), email, device }
  const { data } = await server.call('User/sence', { type: 'login' }, elsewhere())
  await scanScene(server.services, opened.at(-1) ?? '', openid, server.clock.now())
  const replies = [
    await server.call('User/smslogin', bySms, elsewhere()),
    await server.call('User/emaillogin', byMail, elsewhere()),
    await server.call('User/officialLogin', { openid: data.ticket, device }, elsewhere()),
  ]
  for (const [index, { code, params }] of replies.entries()) {
    expect(code).toBe('devices-limit')
    const { ticket, sessions } = params as unknown as DevicesLimit
    expect((await replace(ticket, sessions[index]?.id)).data.userInfo.id).toBe(user.userInfo.id)
  }
})

test('[M28] of 20 logins at once no more are let in than there is room for', async () => {
  const user = await server.register()
  const replies = await Promise.all(Array.from({ length: 20 }, () => login(user)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(LIMIT - 1)
  expect(replies.filter(({ code }) => code === 'devices-limit')).toHaveLength(20 - LIMIT + 1)
  expect(await sessionsOf(user.token)).toHaveLength(LIMIT)
  // and of all their tickets for one session, one is of use
  const refusals = replies.flatMap(({ code, params }) => (code ? [params as unknown as DevicesLimit] : []))
  const chosen = refusals[0]?.sessions[0]?.id
  const replaced = await Promise.all(refusals.map(({ ticket }) => replace(ticket, chosen)))
  expect(replaced.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('[M28] sessions that ended of themselves do not count', async () => {
  const { user } = await full()
  server.clock.advance(SESSION_MS + 1)
  expect((await login(user)).status).toBe(200)
})

test('[M28] who may not enter gets no ticket, and a new password ends those that there are', async () => {
  const { user, tokens, refused } = await full()
  expect((await server.call('User/login', { ...user, password: 'wrong-one', device: '' }, elsewhere())).code).toBe(
    'wrong-credentials',
  )
  const proof = { purpose: 'password' as const, password: user.password }
  const { data } = await server.call('User/authPassword', proof, { token: tokens[0] ?? '' })
  await server.call('User/resetPwd', { key: data.key, password: 'another-1' }, { token: tokens[0] ?? '' })
  expect((await replace(refused.ticket, refused.sessions[0]?.id)).code).toBe('proof-required')
  const other = await full()
  await runOperator(server, 'lock-user', other.user.username)
  expect((await login(other.user)).code).toBe('account-blocked')
  expect((await replace(other.refused.ticket, other.refused.sessions[0]?.id)).code).toBe('proof-required')
})

test('[M28] the plan that runs decides; when it has ended, all sessions stay and one is exchanged for another', async () => {
  const { user, tokens } = await full()
  await runOperator(server, 'grant', '--user', user.username, '--plan', 'month', '--reason', 'Prize')
  for (let count = LIMIT; count < 10; count += 1) tokens.push(await server.login(user))
  expect((await refusal(user)).sessions).toHaveLength(10)
  await server.site.database.pool.query('update grants set seconds = 0 where user_id = $1', [user.userInfo.id])
  const { ticket, sessions } = await refusal(user)
  expect(sessions).toHaveLength(10)
  const reply = await replace(ticket, sessions[0]?.id)
  expect(await sessionsOf(reply.data.token)).toHaveLength(10)
})

test('[M28] by default it is 3 in production, while a plan is on sale', async () => {
  const own = await startTestServer({ config: { devicesLimit: 'while-selling', limitsFactor: 1000 } })
  try {
    const user = await own.register()
    const enter = () => own.call('User/login', { username: user.username, password: user.password, device: '' })
    const replies = [await enter(), await enter(), await enter()]
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 409])
    await own.site.database.pool.query('update plans set on_sale_from = null')
    expect((await enter()).status).toBe(200)
  } finally {
    await own.stop()
  }
})
