// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serverFetch, withoutRequests } from './server-fetch.ts'

let sent: string[] = []
let answers: (() => void)[] = []

beforeEach(() => {
  sent = []
  answers = []
  vi.stubGlobal('fetch', (url: string) => {
    sent.push(url)
    return new Promise((resolve) => answers.push(() => resolve(new Response('{}'))))
  })
})
afterEach(() => vi.unstubAllGlobals())

const someTime = () => new Promise((resolve) => setTimeout(resolve, 20))

test('a version takes over when pending requests are done, and later requests wait for it', async () => {
  const first = serverFetch('/first')
  await vi.waitFor(() => expect(sent).toEqual(['/first']))
  const act = vi.fn()
  let release: () => void = () => undefined
  const over = withoutRequests(act, new Promise<void>((resolve) => (release = resolve)), 10_000)
  const second = serverFetch('/second')
  await someTime()
  expect(act).not.toHaveBeenCalled()
  answers[0]?.()
  await first
  await vi.waitFor(() => expect(act).toHaveBeenCalledOnce())
  await someTime()
  expect(sent).toEqual(['/first'])
  release()
  await over
  await vi.waitFor(() => expect(sent).toEqual(['/first', '/second']))
  answers[1]?.()
  await second
})

test('a request without a reply blocks neither a version nor later requests', async () => {
  const hanging = serverFetch('/hanging')
  await vi.waitFor(() => expect(sent).toEqual(['/hanging']))
  const lock = vi.spyOn(navigator.locks, 'request')
  const act = vi.fn()
  await withoutRequests(act, Promise.resolve(), 10)
  expect(act).toHaveBeenCalledOnce()
  // an aborted request leaves the queue in browsers; Node rejects it, but keeps it queued
  const [, options] = lock.mock.calls[0] as unknown as readonly [string, LockOptions]
  expect(options.signal?.aborted).toBe(true)
  answers[0]?.()
  await hanging
})

test('a browser without Web Locks sends and updates nevertheless', async () => {
  vi.stubGlobal('navigator', {})
  const request = serverFetch('/plain')
  expect(sent).toEqual(['/plain'])
  answers[0]?.()
  await request
  const act = vi.fn()
  await withoutRequests(act, Promise.resolve(), 10)
  expect(act).toHaveBeenCalledOnce()
})
