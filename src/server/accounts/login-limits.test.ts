import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Envelope } from '#contract/envelope.ts'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'
import { askCode, newAddress, newPhone } from '#tests/support/verification.ts'
import { identityOf } from '../identity/identity.ts'
import { countedName } from '../identity/skeleton.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const device = 'test'
const WRONG = 'wrong password'
const times = <T>(count: number, act: () => Promise<T>) => Promise.all(Array.from({ length: count }, act))
const have = (replies: readonly Envelope[], code: string) => replies.filter((reply) => reply.code === code)

interface Asked {
  readonly username: string
  readonly password?: string
  readonly address?: string
  readonly hasCaptcha?: boolean
}

async function login({ username, password = WRONG, address = newAddress(), hasCaptcha = false }: Asked) {
  const captcha = hasCaptcha ? { captcha: await server.captcha({ address: newAddress() }, username) } : {}
  return server.call('User/login', { username, password, device, ...captcha }, { address })
}

const forgetWait = (username: string, address: string) =>
  server.services.limits.forget('waitByAccountAndAddress', `${countedName(identityOf(username))} ${address}`)

test('[A2] of 118 wrong logins at once three are tried before a captcha is required', async () => {
  const { username } = await server.register()
  const address = newAddress()
  const replies = await times(118, () => login({ username, address }))
  expect(have(replies, 'wrong-credentials').length).toBeLessThanOrEqual(3)
  expect(have(replies, 'captcha-required').length).toBeGreaterThanOrEqual(115)
  // refused tries were not counted: the fourth, with a captcha, is tried at once
  expect((await login({ username, address, hasCaptcha: true })).code).toBe('wrong-credentials')
})

test('[A2] of 440 wrong logins for one account at once, each from another address, eight are tried before a captcha is required', async () => {
  const { username } = await server.register()
  const replies = await times(440, () => login({ username }))
  expect(have(replies, 'wrong-credentials').length).toBeLessThanOrEqual(8)
  expect(have(replies, 'captcha-required').length).toBeGreaterThanOrEqual(432)
})

test('[A2] of 60 wrong logins at once, each with a captcha, few are tried: each makes the next one wait', async () => {
  const { username } = await server.register()
  const address = newAddress()
  const captchas = await times(60, () => server.captcha({ address: newAddress() }, username))
  const start = performance.now()
  const replies = await Promise.all(
    captchas.map((captcha) => server.call('User/login', { username, password: WRONG, device, captcha }, { address })),
  )
  const opened = Math.floor((performance.now() - start) / 1000)
  const tried = have(replies, 'wrong-credentials').length
  expect(tried).toBeGreaterThanOrEqual(1)
  expect(tried).toBeLessThanOrEqual(4 + opened)
  // refused because of the wait or the work: by then the account had more failures than the captcha's work was made for
  const refused = [...have(replies, 'account-locked'), ...have(replies, 'captcha-required')]
  expect(refused).toHaveLength(60 - tried)
})

test('[A2] captchas fetched before the failures work for few of them: their work is too light by then', async () => {
  const { username, password } = await server.register()
  const captchas = await times(60, () => server.captcha({ address: newAddress() }, username))
  const replies = await Promise.all(
    captchas.map((captcha) =>
      server.call('User/login', { username, password: WRONG, device, captcha }, { address: newAddress() }),
    ),
  )
  expect(have(replies, 'wrong-credentials').length).toBeLessThanOrEqual(15)
  expect(have(replies, 'captcha-required').length).toBeGreaterThanOrEqual(45)
  // a captcha requested with the account's name has enough work
  expect((await login({ username, password, hasCaptcha: true })).status).toBe(200)
})

test('[A2] after three failures each further one doubles the wait, up to a quarter of an hour, and the reply gives its seconds', async () => {
  const { username } = await server.register()
  const address = newAddress()
  const attempt = () => login({ username, address, hasCaptcha: true })
  for (let failure = 1; failure <= 3; failure += 1) expect((await attempt()).code).toBe('wrong-credentials')
  const waits: unknown[] = []
  for (let failure = 4; failure <= 15; failure += 1) {
    expect((await attempt()).code).toBe('wrong-credentials')
    const locked = await attempt()
    expect(locked).toMatchObject({ status: 401, code: 'account-locked' })
    waits.push(locked.params?.seconds)
    await forgetWait(username, address)
  }
  const expected = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]
  for (const [index, wait] of waits.entries()) {
    expect(wait).toBeGreaterThan((expected[index] ?? 0) - 2)
    expect(wait).toBeLessThanOrEqual(expected[index] ?? 0)
  }
})

test('[A2] a user who has to wait keeps the captcha, and gets in after the wait', async () => {
  const { username, password } = await server.register()
  const address = newAddress()
  for (let failure = 1; failure <= 5; failure += 1) {
    await forgetWait(username, address)
    expect((await login({ username, address, hasCaptcha: true })).code).toBe('wrong-credentials')
  }
  const captcha = await server.captcha()
  const request = { username, password, device, captcha }
  expect((await server.call('User/login', request, { address })).code).toBe('account-locked')
  await new Promise((resolve) => setTimeout(resolve, 2100))
  expect((await server.call('User/login', request, { address })).status).toBe(200)
})

test('[A2] a correct password refunds the counted failures', async () => {
  const { username, password } = await server.register()
  const address = newAddress()
  for (let round = 0; round < 3; round += 1) {
    expect((await login({ username, address })).params).toEqual({ captcha: false })
    expect((await login({ username, address })).params).toEqual({ captcha: false })
    expect((await login({ username, address, password })).status).toBe(200)
  }
  // correct logins from anywhere are no failures: six were counted, two are left
  for (let count = 0; count < 10; count += 1) expect((await login({ username, password })).status).toBe(200)
  expect((await login({ username })).params).toEqual({ captcha: false })
  expect((await login({ username })).params).toEqual({ captcha: true })
  expect((await login({ username, password })).code).toBe('captcha-required')
})

test('[A2] sixty failures from other addresses keep the owner out neither by password nor by code', async () => {
  const phone = newPhone()
  const code = await askCode(server, phone, 'register')
  const opening = { username: phone, password: 'secret1', agreement_id: 2, device, ...code }
  expect((await server.call('User/register', opening, { address: newAddress() })).status).toBe(200)
  for (let failure = 0; failure < 60; failure += 1) {
    expect((await login({ username: phone, hasCaptcha: true })).code).toBe('wrong-credentials')
  }
  const address = newAddress()
  expect((await login({ username: phone, password: 'secret1', address })).code).toBe('captcha-required')
  expect((await login({ username: phone, password: 'secret1', address, hasCaptcha: true })).status).toBe(200)
  await server.services.limits.forget('codeByTarget', `phone ${phone}`)
  const sms = await askCode(server, phone, 'login')
  expect((await server.call('User/smslogin', { ...sms, username: phone, device }, { address })).status).toBe(200)
})

test('[A2] while failures make the account wait, its owner gets in with a code', async () => {
  const phone = newPhone()
  const code = await askCode(server, phone, 'register')
  const address = newAddress()
  const opening = { username: phone, password: 'secret1', agreement_id: 2, device, ...code }
  expect((await server.call('User/register', opening, { address })).status).toBe(200)
  for (let failure = 0; failure < 12; failure += 1) {
    await login({ username: phone, address, hasCaptcha: true })
    if (failure < 11) await forgetWait(phone, address)
  }
  const locked = await login({ username: phone, password: 'secret1', address })
  expect(locked.code).toBe('account-locked')
  expect(locked.params?.seconds).toBeGreaterThan(60)
  await server.services.limits.forget('codeByTarget', `phone ${phone}`)
  const sms = await askCode(server, phone, 'login', { address })
  expect((await server.call('User/smslogin', { ...sms, username: phone, device }, { address })).status).toBe(200)
})

test('[A4] of 118 wrong proofs by password at once five are tried', async () => {
  const { token, password } = await server.register()
  const attempt = (attempted: string, address = newAddress()) =>
    server.call('User/authPassword', { purpose: 'password', password: attempted }, { token, address })
  const replies = await times(118, () => attempt(WRONG))
  expect(have(replies, 'wrong-credentials').length).toBeLessThanOrEqual(5)
  expect(have(replies, 'too-many-requests').length).toBeGreaterThanOrEqual(113)
  expect((await attempt(password)).params?.seconds).toBeGreaterThan(600)
})

test('[A4] a correct proof by password refunds the counted failures', async () => {
  const { token, password } = await server.register()
  const attempt = (attempted: string) =>
    server.call('User/authPassword', { purpose: 'password', password: attempted }, { token, address: newAddress() })
  for (let round = 0; round < 2; round += 1) {
    for (let count = 0; count < 4; count += 1) expect((await attempt(WRONG)).code).toBe('wrong-credentials')
    expect((await attempt(password)).status).toBe(200)
  }
})
