import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'
import { askCode, newAddress, newEmail, newPhone } from '#tests/support/verification.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const device = 'test'
const elsewhere = () => ({ address: newAddress() })
const opening = { password: 'secret1', agreement_id: 2, device }

async function registerPhone(username = newPhone()) {
  const code = await askCode(server, username, 'register')
  const reply = await server.call('User/register', { ...opening, ...code, username }, elsewhere())
  expect(reply.status).toBe(200)
  return { ...reply.data, username }
}

async function registerEmail(email = newEmail()) {
  const code = await askCode(server, email, 'register')
  const reply = await server.call('User/registerEmail', { ...opening, ...code, email }, elsewhere())
  expect(reply.status).toBe(200)
  return { ...reply.data, email }
}

test('an account is opened under a mobile number, and entered by code and by password', async () => {
  const { username, userInfo } = await registerPhone()
  expect(userInfo).toMatchObject({ username, phone: username, email: '' })
  const code = await askCode(server, username, 'login').catch(() => undefined)
  expect(code).toBeUndefined() // less than sixty seconds have passed
  const reply = await server.call('User/login', { username, password: 'secret1', device }, elsewhere())
  expect(reply.data.userInfo.id).toBe(userInfo.id)
})

test('an account is opened under an e-mail address, and entered by code and by password, in any case', async () => {
  const { email, userInfo } = await registerEmail()
  expect(userInfo).toMatchObject({ username: email, phone: '', email })
  const request = { username: email.toUpperCase(), password: 'secret1', device }
  expect((await server.call('User/login', request, elsewhere())).data.userInfo.id).toBe(userInfo.id)
})

test('a code sent to the phone or the mailbox signs in', async () => {
  const user = await server.register()
  const [phone, email] = [newPhone(), newEmail()]
  const { db } = server.services
  const id = user.userInfo.id
  await db
    .insertInto('identities')
    .values([
      { kind: 'phone', name: phone, user_id: id },
      { kind: 'email', name: email, user_id: id },
    ])
    .execute()
  const sms = await askCode(server, phone, 'login')
  const bySms = await server.call('User/smslogin', { ...sms, username: phone, device }, elsewhere())
  const mail = await askCode(server, email, 'login')
  const byMail = await server.call('User/emaillogin', { ...mail, email: email.toUpperCase(), device }, elsewhere())
  expect([bySms.data.userInfo.id, byMail.data.userInfo.id]).toEqual([id, id])
  expect(bySms.data.token).not.toBe(byMail.data.token)
})

test('only the holder of a code learns that the number has an account', async () => {
  const { username } = await registerPhone()
  await server.services.limits.forget('codeByTarget', `phone ${username}`)
  const code = await askCode(server, username, 'register')
  const attempt = (verify: string) =>
    server.call('User/register', { ...opening, ...code, verify, username }, elsewhere())
  expect((await attempt(code.verify === '000000' ? '000001' : '000000')).code).toBe('code-wrong')
  expect((await attempt(code.verify)).code).toBe('phone-taken')
})

test.each([
  ['User/smslogin', newPhone, 'login'],
  ['User/emaillogin', newEmail, 'login'],
  ['User/findPwd', newPhone, 'findPwd'],
  ['User/findPwdEmail', newEmail, 'findPwd'],
] as const)(
  '[A3] %s without an account is told so to whoever has the code, and to nobody else',
  async (name, make, purpose) => {
    const target = make()
    const code = await askCode(server, target, purpose)
    const named = target.includes('@') ? { email: target } : { username: target }
    const attempt = (verify: string) => server.call(name, { ...code, ...named, verify, device } as never, elsewhere())
    expect((await attempt(code.verify === '000000' ? '000001' : '000000')).code).toBe('code-wrong')
    expect((await attempt(code.verify)).code).toBe('no-account')
  },
)

test('opening an account by code needs the code, and by name a captcha', async () => {
  const attempt = (username: string) => server.call('User/register', { ...opening, username }, elsewhere())
  expect(await attempt(newPhone())).toMatchObject({ status: 422, params: { fields: ['verify_id', 'verify'] } })
  expect(await attempt('somebody')).toMatchObject({ status: 422, params: { fields: ['captcha'] } })
})

test('an outdated agreement does not use the code up', async () => {
  const username = newPhone()
  const code = await askCode(server, username, 'register')
  const attempt = (agreement: number) =>
    server.call('User/register', { ...opening, ...code, username, agreement_id: agreement }, elsewhere())
  expect((await attempt(0)).code).toBe('agreement-outdated')
  expect((await attempt(2)).status).toBe(200)
})

test.each([
  ['a mobile number', registerPhone, 'User/findPwd'],
  ['an e-mail address', registerEmail, 'User/findPwdEmail'],
] as const)('a forgotten password is set anew by %s, and every session ends', async (_, register, find) => {
  const opened = await register()
  const target = 'email' in opened ? opened.email : opened.username
  await server.services.limits.forget('codeByTarget', `${'email' in opened ? 'email' : 'phone'} ${target}`)
  const code = await askCode(server, target, 'findPwd')
  const named = 'email' in opened ? { email: target } : { username: target }
  const found = await server.call(find, { ...code, ...named } as never, elsewhere())
  const { key } = found.data
  expect((await server.call('User/resetPwd', { key, password: 'another1' }, elsewhere())).status).toBe(200)
  expect((await server.call('User/detail', {}, { token: opened.token })).code).toBe('session-expired')
  const login = (password: string) => server.call('User/login', { username: target, password, device }, elsewhere())
  expect((await login('secret1')).code).toBe('wrong-credentials')
  expect((await login('another1')).status).toBe(200)
  expect((await server.call('User/resetPwd', { key, password: 'thirdone' }, elsewhere())).code).toBe('proof-required')
})

test('checking whether a number or an address is taken needs a session or a captcha', async () => {
  const { username, token } = await registerPhone()
  const { email } = await registerEmail()
  const check = async (options: object, captcha?: { key: string; code: string }) => {
    const asked = captcha ? { captcha } : {}
    return [
      (await server.call('User/checkphone', { username, ...asked }, options)).data,
      (await server.call('User/checkphone', { username: newPhone() }, { token, ...elsewhere() })).data,
    ]
  }
  expect(await check({ token, ...elsewhere() })).toEqual([1, 0])
  expect(await check(elsewhere(), await server.captcha())).toEqual([1, 0])
  expect((await server.call('User/checkemail', { email }, { token, ...elsewhere() })).data).toBe(1)
  expect((await server.call('User/checkemail', { email: newEmail() }, { token, ...elsewhere() })).data).toBe(0)
  expect((await server.call('User/checkphone', { username }, elsewhere())).code).toBe('captcha-required')
  const captcha = await server.captcha()
  await server.call('User/checkphone', { username, captcha }, elsewhere())
  expect((await server.call('User/checkphone', { username, captcha }, elsewhere())).code).toBe('captcha-wrong')
})

test('checking which numbers are taken is limited, by address and by session', async () => {
  const here = elsewhere()
  const { token } = await server.register()
  const ask = (options: object) => server.call('User/checkphone', { username: newPhone() }, options)
  const replies = []
  for (let count = 0; count < 31; count += 1) replies.push(await ask(here))
  expect(replies.at(-1)?.code).toBe('too-many-requests')
  const own = []
  for (let count = 0; count < 31; count += 1) own.push(await ask({ token, ...elsewhere() }))
  expect(own.filter(({ code }) => code === 'too-many-requests')).toHaveLength(1)
})

test('only a correct password reveals that an account is locked', async () => {
  const { username, password, userInfo } = await server.register()
  const { db } = server.services
  await db.updateTable('users').set({ status: 0 }).where('user_id', '=', userInfo.id).execute()
  const attempt = (tried: string) => server.call('User/login', { username, password: tried, device }, elsewhere())
  expect((await attempt('wrong')).code).toBe('wrong-credentials')
  expect((await attempt(password)).code).toBe('account-blocked')
})
