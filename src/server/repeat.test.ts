import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeat } from './repeat.ts'
import type { Services } from './services.ts'

const warn = vi.fn()
const log = { warn } as unknown as Services['log']
const times = { problem: 'it failed', log }
beforeEach(() => {
  vi.useFakeTimers()
  warn.mockClear()
})
afterEach(() => void vi.useRealTimers())

test('a turn begins a period after the one before has ended, and also after one that failed', async () => {
  const turns: (() => void)[] = []
  const stop = repeat({ ...times, first: 10, period: 100 }, async () => {
    await new Promise<void>((end) => turns.push(end))
    if (turns.length === 1) throw new Error('once')
  })
  await vi.advanceTimersByTimeAsync(9)
  expect(turns).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1000)
  expect(turns).toHaveLength(1)
  turns[0]?.()
  await vi.advanceTimersByTimeAsync(99)
  expect(turns).toHaveLength(1)
  expect(warn).toHaveBeenCalledWith({ err: new Error('once') }, 'it failed')
  await vi.advanceTimersByTimeAsync(1)
  expect(turns).toHaveLength(2)
  turns[1]?.()
  await stop()
})

test('stopping waits for the turn under way, and no other comes', async () => {
  const turns: (() => void)[] = []
  const stop = repeat({ ...times, first: 0, period: 1 }, () => new Promise<void>((end) => turns.push(end)))
  expect(turns).toHaveLength(1)
  let hasStopped = false
  const stopped = stop().then(() => {
    hasStopped = true
  })
  await vi.advanceTimersByTimeAsync(50)
  expect(hasStopped).toBe(false)
  turns[0]?.()
  await stopped
  await vi.advanceTimersByTimeAsync(50)
  expect(turns).toHaveLength(1)
})
