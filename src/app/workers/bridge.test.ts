import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeWorker } from '#tests/support/fake-worker.ts'
import { PartMissing } from '../loading/load-part.ts'
import { ask, start, stopEngine } from './bridge.ts'

/** Number of requests by content and worker, counted from 1. */
let heard: string[]
let workers: FakeWorker[]

/** The first worker never answers slow requests. */
class Engine extends FakeWorker {
  constructor() {
    const number = workers.length + 1
    super({
      open: (name: string) => {
        heard.push(`${name} ${number}`)
        return name.startsWith('slow') && number === 1 ? new Promise<never>(() => {}) : `${name} of ${number}`
      },
      cancel: () => {
        heard.push(`cancel ${number}`)
      },
    })
    workers.push(this)
  }
}

beforeEach(() => {
  heard = []
  workers = []
  vi.stubGlobal('Worker', Engine)
})
afterEach(() => {
  stopEngine()
  vi.unstubAllGlobals()
})

type Asked = Parameters<Parameters<typeof ask>[0]>[0]
const open = (name: string) => (engine: Asked) => engine.open(name, '') as Promise<unknown>

test('requests to a worker that did not stop are answered by its replacement, and stopped ones are not repeated', async () => {
  const controller = new AbortController()
  const stopped = start(open('slow, stopped'), { signal: controller.signal })
  const refused = expect(stopped).rejects.toThrow('enough')
  const waiting = ask(open('slow, waited for'))
  controller.abort(new Error('enough'))
  await refused
  expect(await waiting).toBe('slow, waited for of 2')
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false])
  expect(heard).toEqual(['slow, stopped 1', 'slow, waited for 1', 'cancel 1', 'slow, waited for 2'])
})

test('an answered request is not repeated', async () => {
  expect(await ask(open('first'))).toBe('first of 1')
  const controller = new AbortController()
  const refused = expect(start(open('slow, stopped'), { signal: controller.signal })).rejects.toThrow('enough')
  controller.abort(new Error('enough'))
  await refused
  expect(heard).toEqual(['first 1', 'slow, stopped 1', 'cancel 1'])
  expect(workers).toHaveLength(1)
})

test('a worker whose scripts did not load is replaced once, then its requests are refused', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    const answered = ask(open('slow, repeated'))
    workers[0]?.onerror?.(new Event('error'))
    const meanwhile = ask(open('slow, asked meanwhile'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(await meanwhile).toBe('slow, asked meanwhile of 2')
    expect(heard.filter((request) => request === 'slow, asked meanwhile 2')).toHaveLength(1)
    expect(await answered).toBe('slow, repeated of 2')
    stopEngine()
    const refused = expect(ask(() => new Promise(() => {}))).rejects.toThrow(PartMissing)
    ask(open('starts a third worker')).catch(() => undefined)
    workers[2]?.onerror?.(new Event('error'))
    await vi.advanceTimersByTimeAsync(1000)
    workers[3]?.onerror?.(new Event('error'))
    await refused
  } finally {
    vi.useRealTimers()
  }
})
