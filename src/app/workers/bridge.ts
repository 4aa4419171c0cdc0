import { proxy, type Remote, wrap } from 'comlink'
import { PartMissing } from '../loading/load-part.ts'
import type { EngineApi } from './engine.worker.ts'
import { restoreError } from './worker-errors.ts'

/** The page's side of the engine worker: one worker, started on demand, replaced if it does not stop. */
const STOP_MS = 3000
/** A worker whose scripts did not load is replaced once, after this pause, ms. */
const RELOAD_MS = 1000
let worker: Worker | undefined
let remote: Remote<EngineApi> | undefined
let hasAnswered = false
let failedLoads = 0
let count = 0

function engine(): Remote<EngineApi> {
  if (!worker || !remote) {
    worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: 'engine' })
    worker.onerror = () => {
      if (!hasAnswered) loadFailed()
    }
    remote = wrap<EngineApi>(worker)
  }
  return remote
}

/** A worker whose scripts do not load reports an error, and never answers. */
function loadFailed(): void {
  replaceWorker()
  const lost = [...pending]
  failedLoads += 1
  if (failedLoads === 1) {
    setTimeout(() => {
      // requests made meanwhile have started the next worker themselves
      for (const request of lost) if (pending.has(request)) request.again()
    }, RELOAD_MS)
    return
  }
  failedLoads = 0
  for (const { fail } of pending) fail(new PartMissing('the scripts of the worker did not load'))
  pending.clear()
}

interface Watch {
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((fraction: number) => void) | undefined
}

interface Request {
  readonly again: () => void
  readonly fail: (error: unknown) => void
}

/** Pending requests, neither answered nor cancelled: they are repeated when their worker is replaced. */
const pending = new Set<Request>()

type Act<T> = (engine: Remote<EngineApi>) => Promise<T>

/** Calls the worker; its errors are rethrown with their class. */
export function ask<T>(act: Act<T>): Promise<T> {
  return asked(act).answer
}

function asked<T>(act: Act<T>): { readonly answer: Promise<T>; readonly giveUp: () => void } {
  let giveUp = () => {}
  const answer = new Promise<T>((resolve, reject) => {
    const run = async () => {
      try {
        resolve(await act(engine()))
      } catch (error) {
        reject(restoreError(error))
      } finally {
        hasAnswered = true
        failedLoads = 0
        pending.delete(request)
      }
    }
    const request: Request = { again: () => void run(), fail: reject }
    giveUp = () => pending.delete(request)
    pending.add(request)
    request.again()
  })
  return { answer, giveUp }
}

/** Starts a computation that can be observed and stopped. A worker that does not stop within three seconds is replaced. */
export async function start<T>(
  act: (engine: Remote<EngineApi>, job: number, onProgress: (fraction: number) => void) => Promise<T>,
  { signal, onProgress }: Watch = {},
): Promise<T> {
  signal?.throwIfAborted()
  count += 1
  const id = count
  const onFraction = proxy((fraction: number) => onProgress?.(fraction))
  const { answer, giveUp } = asked((api) => act(api, id, onFraction))
  if (!signal) return answer
  let killer: ReturnType<typeof setTimeout> | undefined
  let stop: (() => void) | undefined
  const stopped = new Promise<never>((_, reject) => {
    stop = () => {
      giveUp()
      void engine().cancel(id)
      killer = setTimeout(() => {
        replaceWorker()
        for (const { again } of pending) again()
        reject(signal.reason)
      }, STOP_MS)
    }
    signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([answer, stopped])
  } finally {
    clearTimeout(killer)
    // a later abort of the same controller must not reach a worker that has moved on
    if (stop) signal.removeEventListener('abort', stop)
  }
}

function replaceWorker(): void {
  worker?.terminate()
  worker = undefined
  remote = undefined
  hasAnswered = false
}

/** Called on logging out: the worker holds the rows of a user in memory. */
export function stopEngine(): void {
  pending.clear()
  replaceWorker()
}
