import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Envelope } from '#contract/envelope.ts'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'
import { askCode, newAddress, newEmail, newPhone } from '#tests/support/verification.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { limitsFactor: 1000 } })
})
afterAll(() => server.stop())

const TURNS = 40
/** Verifying argon2 takes several times as long as the rest of a call. */
const CLOSE = 2
const device = 'test'
const elsewhere = () => ({ address: newAddress() })
/** The lower quartile: other load on the machine only ever makes calls slower. */
const undisturbed = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 2] ?? Number.NaN

/** The reply without its random parts. */
function withoutChance({ status, msg, code, params, data }: Envelope): string {
  return JSON.stringify({ status, msg, code, params, fields: Object.keys(data ?? {}) })
}

type Ask = () => Promise<() => Promise<Envelope>>

/** Runs the calls in turn, many times. Each `Ask` first prepares the call that is timed. */
async function expectAlike(asks: Readonly<Record<string, Ask>>): Promise<string> {
  const kinds = Object.entries(asks).map(([kind, ask]) => ({ kind, ask, times: [] as number[] }))
  const answers = new Set<string>()
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const { ask, times } of turn % 2 ? kinds : kinds.toReversed()) {
      const call = await ask()
      const start = performance.now()
      const reply = await call()
      times.push(performance.now() - start)
      answers.add(withoutChance(reply))
    }
  }
  const typical = kinds.map(({ times }) => undisturbed(times))
  const words = kinds.map(({ kind }, index) => `${kind}: ${typical[index]?.toFixed(1)} ms`).join(', ')
  expect([...answers]).toHaveLength(1)
  expect(Math.max(...typical) / Math.min(...typical), words).toBeLessThan(CLOSE)
  return [...answers].join('')
}

test('[A2] a wrong password gets the same reply in the same time for an existing account, for none and for a blocked one', async () => {
  const [known, blocked] = [await server.register(), await server.register()]
  const { db } = server.services
  await db.updateTable('users').set({ status: 0 }).where('user_id', '=', blocked.userInfo.id).execute()
  const login = (username: string) => async () => () =>
    server.call('User/login', { username, password: 'wrong password', device }, elsewhere())
  const unknown = () => login(`n${randomUUID().slice(0, 8)}`)()
  const answer = await expectAlike({ known: login(known.username), unknown, blocked: login(blocked.username) })
  expect(answer).toContain('wrong-credentials')
})

async function knownTargets() {
  const [username, email] = [newPhone(), newEmail()]
  const opening = { password: 'secret1', agreement_id: 2, device }
  const byPhone = { ...opening, username, ...(await askCode(server, username, 'register')) }
  expect((await server.call('User/register', byPhone, elsewhere())).status).toBe(200)
  const byEmail = { ...opening, email, ...(await askCode(server, email, 'register')) }
  expect((await server.call('User/registerEmail', byEmail, elsewhere())).status).toBe(200)
  return { username, email }
}

test.each(['login', 'findPwd'] as const)(
  '[A3] a code for %s is sent alike, and in the same time, whether or not there is an account',
  async (purpose) => {
    const { username, email } = await knownTargets()
    const toPhone = (phone: () => string) => async () => {
      const captcha = await server.captcha(elsewhere())
      return () => server.call('User/sendSms', { username: phone(), purpose, captcha }, elsewhere())
    }
    const toMailbox = (mailbox: () => string) => async () => {
      const captcha = await server.captcha(elsewhere())
      return () => server.call('User/sendEmail', { email: mailbox(), purpose, captcha }, elsewhere())
    }
    await expectAlike({ known: toPhone(() => username), unknown: toPhone(newPhone) })
    await expectAlike({ known: toMailbox(() => email), unknown: toMailbox(newEmail) })
  },
)

test.each(['login', 'findPwd'] as const)(
  '[A3] a wrong code for %s is answered alike, and in the same time, whether or not there is an account',
  async (purpose) => {
    const { username, email } = await knownTargets()
    const wrongCode = async (target: string) => {
      const { verify_id, verify } = await askCode(server, target, purpose)
      return { verify_id, verify: verify === '000000' ? '111111' : '000000' }
    }
    const byPhone = (phone: () => string) => async () => {
      const target = phone()
      const answer = { username: target, ...(await wrongCode(target)) }
      return () =>
        purpose === 'login'
          ? server.call('User/smslogin', { ...answer, device }, elsewhere())
          : server.call('User/findPwd', answer, elsewhere())
    }
    const byMailbox = (mailbox: () => string) => async () => {
      const target = mailbox()
      const answer = { email: target, ...(await wrongCode(target)) }
      return () =>
        purpose === 'login'
          ? server.call('User/emaillogin', { ...answer, device }, elsewhere())
          : server.call('User/findPwdEmail', answer, elsewhere())
    }
    expect(await expectAlike({ known: byPhone(() => username), unknown: byPhone(newPhone) })).toContain('code-wrong')
    expect(await expectAlike({ known: byMailbox(() => email), unknown: byMailbox(newEmail) })).toContain('code-wrong')
  },
)
