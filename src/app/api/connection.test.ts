// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connection, probe, whenBack } from './connection.ts'

let answer: () => Response | Promise<Response>
let asked = 0

beforeEach(() => {
  asked = 0
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return answer()
  })
  Object.assign(connection, { online: true, instance: null })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pong = (data: unknown) => () => Response.json({ status: 200, msg: '', data, request_id: 'r' })

test.each([
  ['no answer', () => Promise.reject(new TypeError('offline'))],
  ['a captive portal', () => new Response('<html>')],
  ['JSON of somebody else', () => Response.json({ status: 200, data: { instance: 'i' } })],
  ['an answer without an identity', pong({})],
])('[Q6] %s is not our server', async (_, other) => {
  answer = other
  expect(await probe()).toBe(false)
  expect(connection).toMatchObject({ online: false, instance: null })
})

test('[Q6] a reply with the site’s identity means online, and listeners are notified once', async () => {
  let returns = 0
  const stop = whenBack(() => {
    returns += 1
  })
  answer = pong({ instance: 'site', time: Date.now() })
  expect(await probe()).toBe(true)
  expect(connection).toMatchObject({ online: true, instance: 'site' })
  await probe()
  expect(returns).toBe(1)
  answer = () => Promise.reject(new TypeError('offline'))
  await probe()
  answer = pong({ instance: 'site', time: Date.now() })
  await probe()
  expect(returns).toBe(2)
  stop()
})

test('[Q6] an absent server is pinged with increasing delays, at most once a minute, and no more once it is back', async () => {
  answer = () => Promise.reject(new TypeError('offline'))
  await probe()
  await vi.advanceTimersByTimeAsync(60_000)
  const early = asked
  expect(early).toBeGreaterThanOrEqual(4)
  expect(early).toBeLessThanOrEqual(7)
  await vi.advanceTimersByTimeAsync(20 * 60_000)
  expect(asked - early).toBeLessThanOrEqual(20 / 0.8 + 1)
  answer = pong({ instance: 'site', time: Date.now() })
  await vi.advanceTimersByTimeAsync(2 * 60_000)
  expect(connection.online).toBe(true)
  const known = asked
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(asked).toBe(known)
})

test('simultaneous pings are merged', async () => {
  answer = pong({ instance: 'site', time: Date.now() })
  expect(await Promise.all([probe(), probe(), probe()])).toEqual([true, true, true])
  expect(asked).toBe(1)
})

test('a change of the connection is reported at most once a minute, and the state at the start is not reported', async () => {
  vi.resetModules()
  const fresh = await import('./connection.ts')
  const { toasts: shown } = await import('../state/toast.ts')
  const becomes = async (online: boolean) => {
    shown.current = null
    answer = online ? pong({ instance: 'site', time: Date.now() }) : () => Promise.reject(new TypeError('offline'))
    expect(await fresh.probe()).toBe(online)
    return (shown.current as { look: string } | null)?.look
  }
  expect(await becomes(false)).toBeUndefined()
  expect(await becomes(true)).toBe('ok')
  expect(await becomes(false)).toBe('error')
  expect(await becomes(false)).toBeUndefined()
  expect(await becomes(true)).toBeUndefined()
  expect(await becomes(false)).toBeUndefined()
  await vi.advanceTimersByTimeAsync(61_000)
  expect(await becomes(true)).toBe('ok')
  expect(await becomes(false)).toBe('error')
})
