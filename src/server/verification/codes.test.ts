import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DeliveryError } from '#server/providers/delivery-error.ts'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'
import { askCode, newAddress, newEmail, newPhone, receivedBy } from '#tests/support/verification.ts'

let server: TestServer
let phone: string
const device = 'test'
const elsewhere = () => ({ address: newAddress() })
const MINUTE = 60_000

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(() => {
  phone = newPhone()
})

type Code = Awaited<ReturnType<typeof askCode>>
/** `no-account`: the code was right. */
const answer = async (code: Code, username = phone) =>
  (await server.call('User/smslogin', { ...code, username, device }, elsewhere())).code
const wrong = ({ verify_id: key, verify }: Code) => ({
  verify_id: key,
  verify: String((Number(verify) + 1) % 1_000_000).padStart(6, '0'),
})

test('[A3] a right code works once', async () => {
  const code = await askCode(server, phone, 'login')
  expect(await answer(code)).toBe('no-account')
  expect(await answer(code)).toBe('code-wrong')
})

test('[A3] of five simultaneous answers with the right code, one succeeds', async () => {
  const code = await askCode(server, phone, 'login')
  const replies = await Promise.all(Array.from({ length: 5 }, () => answer(code)))
  expect(replies.filter((reply) => reply === 'no-account')).toHaveLength(1)
})

test('[A3] after five tries the right code is wrong too, also when they come at once', async () => {
  const code = await askCode(server, phone, 'login')
  for (let tries = 0; tries < 4; tries += 1) expect(await answer(wrong(code))).toBe('code-wrong')
  expect(await answer(code)).toBe('no-account')
  phone = newPhone()
  const other = await askCode(server, phone, 'login')
  await Promise.all(Array.from({ length: 5 }, () => answer(wrong(other))))
  expect(await answer(other)).toBe('code-wrong')
})

test('[A3] a code ends after five minutes', async () => {
  const code = await askCode(server, phone, 'login')
  server.clock.advance(5 * MINUTE + 1)
  expect(await answer(code)).toBe('code-wrong')
})

test('[A3] a code is invalid for another number', async () => {
  const code = await askCode(server, phone, 'login')
  expect(await answer(code, newPhone())).toBe('code-wrong')
})

test('[A3] a code is invalid for another purpose', async () => {
  const code = await askCode(server, phone, 'findPwd')
  expect(await answer(code)).toBe('code-wrong')
  const found = await server.call('User/findPwd', { ...code, username: phone }, elsewhere())
  expect(found.code).toBe('no-account')
})

test('[A3] a code is invalid in another session', async () => {
  const [one, other] = [await server.register(), await server.register()]
  const code = await askCode(server, phone, 'bind', { token: one.token })
  const bind = async (user: typeof one) => {
    const proof = await server.call(
      'User/authPassword',
      { purpose: 'phone', password: user.password },
      { token: user.token },
    )
    const request = { ...code, username: phone, key: proof.data.key }
    return server.call('User/bindPhone', request, { token: user.token, ...elsewhere() })
  }
  expect((await bind(other)).code).toBe('code-wrong')
  expect((await bind(one)).data.phone).toBe(phone)
})

test('[A3] a code that binds needs a session', async () => {
  const captcha = await server.captcha()
  const request = { username: phone, purpose: 'bind' as const, captcha }
  expect((await server.call('User/sendSms', request, elsewhere())).code).toBe('unauthenticated')
})

test('[A3] the database holds no code, and nothing from which one could be recovered', async () => {
  const code = await askCode(server, phone, 'login')
  const { rows } = await sql<{
    row: string
  }>`select to_json(codes)::text as row from codes where key = ${code.verify_id}`.execute(server.services.db)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.row).not.toContain(code.verify)
  expect(rows[0]?.row).not.toContain(phone)
})

test('no code is sent without a captcha, and each captcha allows one', async () => {
  const send = (captcha: { key: string; code: string }) =>
    server.call('User/sendSms', { username: newPhone(), purpose: 'login', captcha }, elsewhere())
  const captcha = await server.captcha()
  expect((await send({ ...captcha, code: 'zzzz' })).code).toBe('captcha-wrong')
  expect((await send(captcha)).code).toBe('captcha-wrong')
  const another = await server.captcha()
  expect((await send(another)).status).toBe(200)
  expect((await send(another)).code).toBe('captcha-wrong')
})

test('a number gets one code in sixty seconds, whichever address requests it', async () => {
  await askCode(server, phone, 'login')
  const request = { username: phone, purpose: 'login' as const, captcha: await server.captcha() }
  const reply = await server.call('User/sendSms', request, elsewhere())
  expect(reply).toMatchObject({ status: 429, code: 'too-many-requests' })
  expect(reply.params?.seconds).toBeGreaterThan(50)
  expect(reply.params?.seconds).toBeLessThanOrEqual(60)
})

test('a number gets ten codes in a day, and an address requests sixty in an hour', async () => {
  const { limits } = server.services
  for (let sent = 0; sent < 10; sent += 1) {
    await askCode(server, phone, 'login')
    await limits.forget('codeByTarget', `phone ${phone}`)
  }
  await expect(askCode(server, phone, 'login')).rejects.toThrow('too-many-requests')
  const here = elsewhere()
  const replies = []
  for (let count = 0; count < 61; count += 1) {
    const captcha = { key: '', code: 'none' }
    replies.push(await server.call('User/sendSms', { username: newPhone(), purpose: 'login', captcha }, here))
  }
  expect(replies.filter(({ code }) => code === 'too-many-requests')).toHaveLength(1)
})

async function fill(name: 'smsByPrefix' | 'smsByNetwork' | 'smsBySite', key: string) {
  while ((await server.services.limits.count(name, key)).above < 0);
}

async function sendTo(username: string, address: string) {
  const captcha = await server.captcha({ address: newAddress() })
  return server.call('User/sendSms', { username, purpose: 'login', captcha }, { address })
}

test.each([
  ['numbers that begin alike', 'smsByPrefix', '1380013', '13800138000', '13700138000', '198.51.100.1', '198.51.100.1'],
  ['one network', 'smsByNetwork', '192.0.2.0/24', newPhone(), newPhone(), '192.0.2.77', '192.0.3.77'],
] as const)(
  '[A3] SMS for %s have an hourly budget: others are sent meanwhile, letters too, and what was refused is not counted',
  async (_, name, key, refused, sent, here, there) => {
    await fill(name, key)
    const reply = await sendTo(refused, here)
    expect(reply).toMatchObject({ status: 429, code: 'too-many-requests' })
    expect(reply.params?.seconds).toBeGreaterThan(3500)
    expect(reply.params?.seconds).toBeLessThanOrEqual(3600)
    expect((await sendTo(sent, there)).status).toBe(200)
    await askCode(server, newEmail(), 'login', { address: here })
    await server.services.limits.forget(name, key)
    expect((await sendTo(refused, here)).status).toBe(200)
  },
)

test('[A3] SMS of the whole site have an hourly budget', async () => {
  await fill('smsBySite', '')
  const reply = await sendTo(phone, newAddress())
  expect(reply).toMatchObject({ status: 429, code: 'too-many-requests' })
  expect(reply.params?.seconds).toBeGreaterThan(3500)
  await askCode(server, newEmail(), 'login')
  await server.services.limits.forget('smsBySite', '')
  expect((await sendTo(phone, newAddress())).status).toBe(200)
})

test('[A3] requesting again too early does not use up one of the ten codes of a day', async () => {
  const { limits } = server.services
  await askCode(server, phone, 'login')
  for (let count = 0; count < 10; count += 1) expect((await sendTo(phone, newAddress())).code).toBe('too-many-requests')
  await limits.forget('codeByTarget', `phone ${phone}`)
  await askCode(server, phone, 'login')
})

test('a known and an unknown number get the same reply', async () => {
  const known = newPhone()
  const opening = { password: 'secret1', agreement_id: 2, device }
  const code = await askCode(server, known, 'register')
  expect((await server.call('User/register', { ...opening, ...code, username: known }, elsewhere())).status).toBe(200)
  await server.services.limits.forget('codeByTarget', `phone ${known}`)
  for (const purpose of ['login', 'findPwd', 'register'] as const) {
    const replies = []
    for (const username of [known, newPhone()]) {
      const captcha = await server.captcha()
      const {
        status,
        code: reason,
        msg,
        params,
      } = await server.call('User/sendSms', { username, purpose, captcha }, elsewhere())
      replies.push({ status, reason, msg, params })
    }
    expect(replies[0]).toEqual(replies[1])
    await server.services.limits.forget('codeByTarget', `phone ${known}`)
  }
})

test('a code that the provider rejects is reported, and can be requested again at once', async () => {
  let works = false
  const sent: string[] = []
  const broken = await startTestServer({
    world: {
      sms: {
        sendCode(_, digits) {
          sent.push(digits)
          return works ? Promise.resolve() : Promise.reject(new DeliveryError('isv.BUSINESS_LIMIT_CONTROL'))
        },
      },
    },
  })
  const send = async () =>
    broken.call('User/sendSms', { username: phone, purpose: 'login', captcha: await broken.captcha() }, elsewhere())
  expect(await send()).toMatchObject({ status: 502, code: 'code-not-sent' })
  works = true
  expect((await send()).status).toBe(200)
  expect(sent).toHaveLength(2)
  expect(broken.logs.join('')).toContain('isv.BUSINESS_LIMIT_CONTROL')
  expect(broken.logs.join('')).not.toContain(phone)
  for (const digits of sent) expect(broken.logs.join('')).not.toContain(digits)
  await broken.stop()
})

test('neither number nor code is in the log', async () => {
  const code = await askCode(server, phone, 'login')
  await answer(wrong(code))
  await answer(code)
  const log = server.logs.join('')
  expect(log).toContain('User/sendSms')
  for (const secret of [phone, code.verify, code.verify_id]) expect(log).not.toContain(secret)
})

test('a code arrives in the reader’s language by letter', async () => {
  const email = 'leser@example.org'
  const captcha = await server.captcha()
  await server.call('User/sendRegEmail', { email, captcha }, { ...elsewhere(), language: 'zh-CN' })
  expect(await receivedBy(server, email)).toMatch(/^\d{6}$/)
  const letter = await server.services.db
    .selectFrom('inbox')
    .selectAll()
    .where('recipient', '=', email)
    .executeTakeFirst()
  expect(letter?.subject).toContain('验证码')
})
