import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { uninterrupted } from '#engine/checkpoint.ts'
import { inTurn } from '#engine/kernels/in-turn.ts'
import { replicateSeeds } from '#engine/random/replicate-seeds.ts'
import { StatsError } from '#engine/stats-error.ts'
import { FakeWorker } from '#tests/support/fake-worker.ts'
import { acrossThreads } from './across-threads.ts'
import { type KernelHost, kernelHost } from './kernel-host.ts'

let threads: FakeWorker[]
/** Number of parts computed by each thread. */
let computed: number[]

/** The behaviour of a thread for a part. */
type Way = (number: number, compute: () => Promise<unknown>) => Promise<unknown>

function startThreads(cores: number, way: Way, broken: readonly number[] = [], silent: readonly number[] = []) {
  vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(cores)
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor() {
        const number = threads.length
        const { take, compute } = kernelHost()
        const host: KernelHost = {
          take: (...work) => ([...broken, ...silent].includes(number) ? new Promise<never>(() => {}) : take(...work)),
          compute: (part) => {
            computed[number] = (computed[number] ?? 0) + 1
            return way(number, () => compute(part))
          },
        }
        super(host)
        threads.push(this)
        if (broken.includes(number)) queueMicrotask(() => this.onerror?.(new Event('error')))
      }
    },
  )
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
const atOnce: Way = (_, compute) => compute()
const never: Way = () => new Promise<never>(() => {})

const seeds = replicateSeeds(5, 26)
const work = {
  kernel: 'resampled-means',
  shared: Float64Array.from({ length: 30 }, (_, k) => Math.sqrt(k)),
  parts: Array.from({ length: 13 }, (_, k) => seeds.slice(2 * k, 2 * k + 2)),
  operations: 1e9,
  bytes: 1e6,
} as const
const alone = inTurn(uninterrupted)(work, () => undefined)

beforeEach(() => {
  threads = []
  computed = []
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the results equal those of one thread', () => {
  test.each([
    [1, 0],
    [2, 2],
    [4, 3],
    [8, 7],
  ])('with %d cores', async (cores, count) => {
    startThreads(cores, atOnce)
    const progress: number[] = []
    expect(await acrossThreads(uninterrupted)(work, (share) => progress.push(share))).toEqual(await alone)
    expect(threads).toHaveLength(count)
    expect(threads.every(({ isTerminated }) => isTerminated)).toBe(true)
    expect(progress).toEqual(work.parts.map((_, k) => (k + 1) / work.parts.length))
  })

  test('and a slow thread blocks no other', async () => {
    startThreads(4, async (number, compute) => {
      await wait(number === 1 ? 100 : 2)
      return compute()
    })
    expect(await acrossThreads(uninterrupted)(work, () => undefined)).toEqual(await alone)
    expect(computed[1]).toBe(1)
  })

  test('if a thread fails halfway', async () => {
    startThreads(4, (number, compute) =>
      number === 2 && computed[2] === 2 ? Promise.reject(new Error('out of memory')) : compute(),
    )
    expect(await acrossThreads(uninterrupted)(work, () => undefined)).toEqual(await alone)
    expect(computed[2]).toBe(2)
  })

  test('if some threads do not start', async () => {
    startThreads(4, atOnce, [0, 2])
    expect(await acrossThreads(uninterrupted)(work, () => undefined)).toEqual(await alone)
    expect(computed).toEqual([undefined, 13])
  })

  test('if none starts: this thread computes, and reports progress', async () => {
    startThreads(4, atOnce, [0, 1, 2])
    const progress: number[] = []
    expect(await acrossThreads(uninterrupted)(work, (share) => progress.push(share))).toEqual(await alone)
    expect(computed).toEqual([])
    expect(progress).toHaveLength(13)
    expect(progress.at(-1)).toBe(1)
  })

  test('if the browser has no nested workers', async () => {
    vi.stubGlobal('Worker', undefined)
    expect(await acrossThreads(uninterrupted)(work, () => undefined)).toEqual(await alone)
  })
})

test('a failed computation reports the reason, with the class of the error', async () => {
  startThreads(4, atOnce)
  const wrong = { ...work, kernel: 'resampled-means', parts: [...work.parts, [0.5] as unknown as Int32Array] } as const
  await expect(acrossThreads(uninterrupted)(wrong, () => undefined)).rejects.toThrow(StatsError)
  expect(threads.every(({ isTerminated }) => isTerminated)).toBe(true)
})

describe('stopping', () => {
  test('ends all threads at once', async () => {
    startThreads(4, never)
    const controller = new AbortController()
    const answer = acrossThreads(uninterrupted, controller.signal)(work, () => undefined)
    const refused = expect(answer).rejects.toThrow('enough')
    await wait(20)
    expect(computed).toEqual([1, 1, 1])
    controller.abort(new Error('enough'))
    await refused
    expect(threads.map(({ isTerminated }) => isTerminated)).toEqual([true, true, true])
  })

  test('before the start starts none, and does not affect later ones', async () => {
    startThreads(64, atOnce)
    const stopped = acrossThreads(uninterrupted, AbortSignal.abort(new Error('enough')))
    for (let k = 0; k < 10; k++) await expect(stopped(work, () => undefined)).rejects.toThrow('enough')
    expect(threads).toHaveLength(0)
    await acrossThreads(uninterrupted)(work, () => undefined)
    expect(threads).toHaveLength(8)
  })

  test('reaches a thread that computes on its own', async () => {
    startThreads(4, atOnce, [0, 1, 2])
    const stopped = new Error('enough')
    await expect(acrossThreads(() => Promise.reject(stopped))(work, () => undefined)).rejects.toBe(stopped)
  })
})

test('for several concurrent computations there are at most eight threads', async () => {
  startThreads(8, async (_, compute) => {
    await wait(2)
    return compute()
  })
  const scatter = acrossThreads(uninterrupted)
  const answers = await Promise.all([1, 2, 3].map(() => scatter(work, () => undefined)))
  for (const answer of answers) expect(answer).toEqual(await alone)
  expect(threads).toHaveLength(7)
})

describe('a thread that never starts, as sometimes in Firefox', () => {
  test('the others compute its parts, and nobody waits for it', async () => {
    startThreads(4, atOnce, [], [1])
    expect(await acrossThreads(uninterrupted)(work, () => undefined)).toEqual(await alone)
    expect(threads.every(({ isTerminated }) => isTerminated)).toBe(true)
  })

  test('if none starts, this thread computes them after five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    startThreads(4, atOnce, [], [0, 1, 2])
    const answers = acrossThreads(uninterrupted)(work, () => undefined)
    await vi.advanceTimersByTimeAsync(5000)
    expect(await answers).toEqual(await alone)
    vi.useRealTimers()
  })
})
