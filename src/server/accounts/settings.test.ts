import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'
import { askCode, newAddress, newEmail, newPhone, proveByPassword, receivedBy } from '#tests/support/verification.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const MINUTE = 60_000
const elsewhere = () => ({ address: newAddress() })
type User = Awaited<ReturnType<TestServer['register']>>

async function bindPhone(user: User, phone = newPhone()) {
  const key = await proveByPassword(server, user, 'phone')
  const code = await askCode(server, phone, 'bind', { token: user.token })
  const reply = await server.call(
    'User/bindPhone',
    { ...code, key, username: phone },
    { token: user.token, ...elsewhere() },
  )
  return { phone, reply }
}

async function bindEmail(user: User, email = newEmail()) {
  const key = await proveByPassword(server, user, 'email')
  const code = await askCode(server, email, 'bind', { token: user.token })
  const reply = await server.call('User/bindEmail', { ...code, key, email }, { token: user.token, ...elsewhere() })
  return { email, reply }
}

/** Requests a code to a bound phone or address and exchanges it for a ticket. */
async function proveByCode(user: User, by: 'phone' | 'email', target: string, purpose: 'phone' | 'password') {
  const { limits } = server.services
  await limits.forget('codeByTarget', `${by} ${target}`)
  const captcha = await server.captcha()
  const sent = await server.call('User/authSendSms', { by, purpose, captcha }, { token: user.token, ...elsewhere() })
  const answer = { by, purpose, verify_id: sent.data.key, verify: await receivedBy(server, target) }
  const proof = await server.call('User/authSmsVerify', answer, { token: user.token, ...elsewhere() })
  return { mobile: sent.data.mobile, key: proof.data.key }
}

test('a phone is bound by a code, and is a way in from then on', async () => {
  const user = await server.register()
  const { phone, reply } = await bindPhone(user)
  expect(reply.data).toMatchObject({ phone, username: user.username })
  const login = await server.call('User/login', { username: phone, password: user.password, device: '' }, elsewhere())
  expect(login.data.userInfo.id).toBe(user.userInfo.id)
})

test('a phone is changed in two steps, and the old one is free again', async () => {
  const user = await server.register()
  const { phone } = await bindPhone(user)
  const { mobile, key } = await proveByCode(user, 'phone', phone, 'phone')
  expect(mobile).toBe(`${phone.slice(0, 3)}****${phone.slice(-4)}`)
  const next = newPhone()
  const code = await askCode(server, next, 'bind', { token: user.token })
  const request = { ...code, key, username: next }
  expect((await server.call('User/changephone', request, { token: user.token })).data.phone).toBe(next)
  const check = (username: string) =>
    server.call('User/checkphone', { username }, { token: user.token, ...elsewhere() })
  expect([(await check(phone)).data, (await check(next)).data]).toEqual([0, 1])
  const login = await server.call('User/login', { username: phone, password: user.password, device: '' }, elsewhere())
  expect(login.code).toBe('wrong-credentials')
})

test('the name of an account that was opened by phone follows its phone', async () => {
  const first = newPhone()
  const code = await askCode(server, first, 'register')
  const opening = { ...code, username: first, password: 'secret1', agreement_id: 2, device: '' }
  const { data } = await server.call('User/register', opening, elsewhere())
  const user = { ...data, username: first, password: 'secret1' }
  const { phone, reply } = await bindPhone(user)
  expect(reply.data).toMatchObject({ username: phone, phone })
})

test('a phone or an address that belongs to another account is refused, and nothing changes', async () => {
  const [one, other] = [await server.register(), await server.register()]
  const { phone } = await bindPhone(one)
  const { email } = await bindEmail(one)
  await server.services.limits.forget('codeByTarget', `phone ${phone}`)
  await server.services.limits.forget('codeByTarget', `email ${email}`)
  expect((await bindPhone(other, phone)).reply.code).toBe('phone-taken')
  expect((await bindEmail(other, email)).reply.code).toBe('email-taken')
  const detail = await server.call('User/detail', {}, { token: other.token })
  expect(detail.data).toMatchObject({ phone: '', email: '' })
})

test('[A4] a way to sign in is not changed without a proof, with a proof for another purpose, or with one from another session', async () => {
  const user = await server.register()
  const phone = newPhone()
  const options = { token: user.token, ...elsewhere() }
  const attempt = async (key: string) => {
    await server.services.limits.forget('codeByTarget', `phone ${phone}`)
    const code = await askCode(server, phone, 'bind', { token: user.token })
    return (await server.call('User/bindPhone', { ...code, key, username: phone }, options)).code
  }
  expect(await attempt('')).toBe('proof-required')
  expect(await attempt(await proveByPassword(server, user, 'email'))).toBe('proof-required')
  const laptop = { ...user, token: await server.login(user) }
  expect(await attempt(await proveByPassword(server, laptop, 'phone'))).toBe('proof-required')
  expect(await attempt(await proveByPassword(server, await server.register(), 'phone'))).toBe('proof-required')
  const old = await proveByPassword(server, user, 'phone')
  server.clock.advance(10 * MINUTE + 1)
  expect(await attempt(old)).toBe('proof-required')
  const key = await proveByPassword(server, user, 'phone')
  expect(await attempt(key)).toBeUndefined()
  expect(await attempt(key)).toBe('proof-required')
  const email = newEmail()
  const code = await askCode(server, email, 'bind', { token: user.token })
  expect((await server.call('User/bindEmail', { ...code, email }, options)).code).toBe('proof-required')
})

test('a signed-in user who guesses the password is stopped', async () => {
  const user = await server.register()
  const guess = (password: string) =>
    server.call('User/authPassword', { purpose: 'password', password }, { token: user.token, ...elsewhere() })
  for (let count = 0; count < 5; count += 1) expect((await guess('wrong')).code).toBe('wrong-credentials')
  expect((await guess(user.password)).code).toBe('too-many-requests')
})

test('a password is changed in two steps; all other sessions end, and tickets with them', async () => {
  const user = await server.register()
  const { email } = await bindEmail(user)
  const laptop = { ...user, token: await server.login(user) }
  const waiting = await proveByPassword(server, user, 'phone')
  const { key, mobile } = await proveByCode(user, 'email', email, 'password')
  expect(mobile).toBe(`${email.slice(0, 2)}***@example.org`)
  const request = { key, password: 'changed1' }
  expect((await server.call('User/resetPwd', request, { token: user.token })).status).toBe(200)
  expect((await server.call('User/detail', {}, { token: user.token })).status).toBe(200)
  expect((await server.call('User/detail', {}, { token: laptop.token })).code).toBe('session-expired')
  const phone = newPhone()
  const code = await askCode(server, phone, 'bind', { token: user.token })
  const bound = await server.call('User/bindPhone', { ...code, key: waiting, username: phone }, { token: user.token })
  expect(bound.code).toBe('proof-required')
  await expect(server.login(user)).rejects.toThrow('wrong-credentials')
  expect(await server.login({ ...user, password: 'changed1' })).toBeTruthy()
})

test('a ticket for another purpose sets no password', async () => {
  const user = await server.register()
  const key = await proveByPassword(server, user, 'phone')
  const request = { key, password: 'changed1' }
  expect((await server.call('User/resetPwd', request, { token: user.token })).code).toBe('proof-required')
  // a ticket obtained in a session works in that session only
  const own = await proveByPassword(server, user, 'password')
  expect((await server.call('User/resetPwd', { key: own, password: 'changed1' }, elsewhere())).code).toBe(
    'proof-required',
  )
})

test('a login with the old password fails if the password changes meanwhile', async () => {
  const user = await server.register()
  for (let round = 0; round < 5; round += 1) {
    const key = await proveByPassword(server, user, 'password')
    const password = `changed${round}`
    const [reset, login] = await Promise.all([
      server.call('User/resetPwd', { key, password }, { token: user.token }),
      server.call('User/login', { username: user.username, password: user.password, device: '' }, elsewhere()),
    ])
    expect(reset.status).toBe(200)
    if (login.status === 200) {
      expect((await server.call('User/detail', {}, { token: login.data.token })).code).toBe('session-expired')
    }
    Object.assign(user, { password })
  }
})

test.each([
  ['王医生', undefined],
  ['Dr_Wang 1', undefined],
  ['阿依古丽·买买提', undefined],
  ['a', undefined],
  ['_wang', 'nickname-underscores'],
  ['wang_', 'nickname-underscores'],
  ['wa__ng', 'nickname-underscores'],
  ['wang!', 'nickname-characters'],
  ['<b>', 'nickname-characters'],
  ['😀', 'nickname-characters'],
  ['   ', 'nickname-characters'],
])('the nickname %o is answered with %o', async (value, code) => {
  const { token } = await server.register()
  const reply = await server.call('User/updatefield', { field: 'nickname', value }, { token })
  expect(reply.code).toBe(code)
  const { data } = await server.call('User/detail', {}, { token })
  expect(data.nickname).toBe(code ? '' : value)
})

test('QQ and workplace hold a hundred characters, and no other field is written', async () => {
  const { token } = await server.register()
  const set = (field: string, value: string) =>
    server.call('User/updatefield', { field: field as 'qq', value }, { token })
  expect((await set('qq', '12345678')).data.qq).toBe('12345678')
  expect((await set('company', '北'.repeat(100))).data.company).toBe('北'.repeat(100))
  for (const [field, value] of [
    ['company', '北'.repeat(101)],
    ['qq', ''],
    ['balance', '100'],
    ['level', '2'],
    ['username', 'root'],
  ] as const) {
    expect((await set(field, value)).code).toBe('invalid-request')
  }
})

test('the devices that are signed in are listed and signed out, one or all others', async () => {
  const user = await server.register()
  const [phone, laptop] = [await server.login(user), await server.login(user)]
  const list = async (token: string) => (await server.call('User/sessions', {}, { token })).data.data
  const devices = await list(laptop)
  expect(devices).toHaveLength(3)
  const end = (token: string, id?: string) => server.call('User/endSessions', id ? { id } : {}, { token })
  const phoneId = (await list(phone)).find(({ current }) => current)?.id ?? ''
  expect((await end(laptop, phoneId)).status).toBe(200)
  expect((await server.call('User/detail', {}, { token: phone })).code).toBe('session-expired')
  expect((await end(laptop, phoneId)).code).toBe('not-found')
  const stranger = await server.register()
  const [own] = await list(laptop)
  expect((await end(stranger.token, own?.id)).code).toBe('not-found')
  expect((await end(laptop)).status).toBe(200)
  expect((await list(laptop)).map(({ current }) => current)).toEqual([true])
  expect((await server.call('User/detail', {}, { token: user.token })).code).toBe('session-expired')
})
