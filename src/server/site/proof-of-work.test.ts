import { afterAll, beforeAll, expect, test } from 'vitest'
import { solveWork } from '#app/workers/solve-work.ts'
import { startTestServer, type TestServer, type WholeCaptcha } from '#tests/support/start-server.ts'
import { newAddress, newPhone } from '#tests/support/verification.ts'
import { identityOf } from '../identity/identity.ts'
import { countedName } from '../identity/skeleton.ts'
import { ORDINARY } from './proof-of-work.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const MINUTE = 60_000
type Answer = Omit<WholeCaptcha, 'work'> & { readonly work?: WholeCaptcha['work'] }

/** Answers a captcha in a call that needs one; the result shows whether the captcha was right. */
async function answer(captcha: Answer) {
  const reply = await server.call('User/checkphone', { username: newPhone(), captcha }, { address: newAddress() })
  return reply.code ?? 'right'
}
const captcha = () => server.captcha({ address: newAddress() })

interface Asked {
  readonly kind?: 'picture' | 'question'
  readonly address?: string
  readonly username?: string
}

/** The steps of a captcha's work, read from its challenge. */
async function steps({ address = newAddress(), ...request }: Asked = {}): Promise<number> {
  const { data } = await server.call('Base/captcha', request, { address })
  return JSON.parse(data.work ?? '').parameters.data.steps
}

test('[A2] a captcha needs its characters and its work', async () => {
  expect(await answer(await captcha())).toBe('right')
})

test('[A2] a client without proof of work is refused as too old', async () => {
  const { work: _, ...old } = await captcha()
  expect(await answer(old)).toBe('client-too-old')
  expect(await answer({ ...old, code: 'wxyz' })).toBe('captcha-wrong') // it is used up by then
})

test.each<[string, (work: WholeCaptcha['work']) => WholeCaptcha['work']]>([
  [
    'another key',
    (work) => ({ ...work, derivedKey: work.derivedKey.replace(/.$/, (last) => (last === '0' ? '1' : '0')) }),
  ],
  ['the part of the key that is known without work', (work) => ({ ...work, derivedKey: prefixOf(work.challenge) })],
  ['no key', (work) => ({ ...work, derivedKey: '' })],
  ['a challenge that is none', (work) => ({ ...work, challenge: 'Text1' })],
  ['a challenge without its parts', (work) => ({ ...work, challenge: '{"parameters":{},"signature":""}' })],
  ['a challenge of less work', (work) => ({ ...work, challenge: work.challenge.replace('"cost":1', '"cost":0') })],
  ['a challenge of more steps', (work) => ({ ...work, challenge: work.challenge.replace('"steps":0', '"steps":9') })],
])('[A2] work with %s is none', async (_, forge) => {
  const { work, ...rest } = await captcha()
  const forged = forge(work)
  expect(forged).not.toEqual(work)
  expect(await answer({ ...rest, work: forged })).toBe('captcha-wrong')
})

function prefixOf(challenge: string): string {
  return JSON.parse(challenge).parameters.keyPrefix
}

test('[A2] work is valid once, for its own captcha, until that expires', async () => {
  const [first, second, third] = [await captcha(), await captcha(), await captcha()]
  expect(await answer(first)).toBe('right')
  expect(await answer(first)).toBe('captcha-wrong')
  expect(await answer({ ...second, work: first.work })).toBe('captcha-wrong')
  expect(await answer({ ...second, work: second.work })).toBe('captcha-wrong') // the first answer used it up
  server.clock.advance(5 * MINUTE + 1)
  expect(await answer(third)).toBe('captcha-wrong')
})

test('[A2] work created under the previous key stays valid after a rotation', async () => {
  const rotated = await startTestServer() // a separate server, because rotating the keys resets its limits
  const made = await rotated.captcha()
  rotated.services.keys.rotate()
  const reply = await rotated.call('User/checkphone', { username: newPhone(), captcha: made })
  expect(reply.status).toBe(200)
  await rotated.stop()
})

test('[A2] of ten simultaneous answers with the same captcha and work, one succeeds', async () => {
  const one = await captcha()
  const answers = await Promise.all(Array.from({ length: 10 }, () => answer(one)))
  expect(answers.filter((code) => code === 'right')).toHaveLength(1)
})

test('[A2] the ordinary work takes 1 to 400 tries, and a question takes twice as many', async () => {
  const real = await startTestServer({ world: { work: ORDINARY } })
  const { data } = await real.call('Base/captcha', {})
  const { parameters } = JSON.parse(data.work ?? '')
  expect(parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 5000, data: { steps: 0 } })
  const { counter } = await solveWork(data.work ?? '')
  expect(counter).toBeGreaterThanOrEqual(1)
  expect(counter).toBeLessThanOrEqual(400)
  await real.stop()
  expect(await steps({ kind: 'picture' })).toBe(0)
  expect(await steps({ kind: 'question' })).toBe(1)
})

test('[A2] each step doubles the tries', async () => {
  const counters = async (kind: 'picture' | 'question') => {
    const found = Array.from({ length: 60 }, async () => {
      const { data } = await server.call('Base/captcha', { kind }, { address: newAddress() })
      return (await solveWork(data.work ?? '')).counter
    })
    return Math.max(...(await Promise.all(found)))
  }
  expect(await counters('picture')).toBeLessThanOrEqual(8)
  const most = await counters('question')
  expect(most).toBeGreaterThan(8)
  expect(most).toBeLessThanOrEqual(16)
})

test('[A2] work grows by a step each time the failures of an account double, and only for that account', async () => {
  const { limits } = server.services
  const username = 'pursued'
  const seen: number[] = []
  for (let failure = 0; failure <= 300; failure += 1) {
    if ([7, 8, 15, 16, 32, 64, 128, 300].includes(failure)) seen.push(await steps({ username: ' PURSUED ' }))
    await limits.count('failuresByAccount', countedName(identityOf(username)))
  }
  expect(seen).toEqual([0, 1, 1, 2, 3, 4, 5, 5])
  expect(await steps({ username: 'somebody' })).toBe(0)
  expect(await steps()).toBe(0)
})

test('[A2] work grows with the failures of a network, and stays ordinary for others', async () => {
  const address = '192.0.2.9'
  const wrong = async () => {
    const { key, code } = await captcha()
    await server.call('User/checkphone', { username: newPhone(), captcha: { key: `${key}x`, code } }, { address })
  }
  expect(await steps({ address })).toBe(0)
  for (let count = 0; count < 10; count += 1) await wrong()
  const login = { username: 'nobody', password: 'wrong', device: '' }
  for (let count = 0; count < 10; count += 1) {
    await server.call('User/login', { ...login, username: `nobody${count}` }, { address })
  }
  expect(await steps({ address: '192.0.2.200' })).toBe(1) // the same network
  expect(await steps()).toBe(0)
})

test('[A2] work grows with the captchas that one address requests', async () => {
  const address = newAddress()
  const seen: number[] = []
  for (let count = 1; count <= 60; count += 1) seen.push(await steps({ address }))
  expect([seen[0], seen[13], seen[14], seen[29], seen[59]]).toEqual([0, 0, 1, 2, 3])
})

test.each(['failuresBySite', 'smsBySite'] as const)(
  '[A2] work grows for everybody with %s, by three steps at most',
  async (name) => {
    const { limits } = server.services
    const share = name === 'smsBySite' ? 1 / 8 : 1
    while ((await limits.count(name, '')).share < share);
    expect(await steps()).toBe(1)
    while ((await limits.count(name, '')).share < share * 2);
    expect(await steps()).toBe(2)
    while ((await limits.count(name, '')).share < share * 20);
    expect(await steps()).toBe(3)
    await limits.forget(name, '')
    expect(await steps()).toBe(0)
  },
)
