import { wrap } from 'comlink'
import type { Checkpoint } from '#engine/checkpoint.ts'
import { inTurn } from '#engine/kernels/in-turn.ts'
import type { KernelName, Kernels } from '#engine/scatter/kernel.ts'
import type { ParallelWork, Scatter } from '#engine/scatter/scatter.ts'
import type { KernelHost } from './kernel-host.ts'
import { threadCount } from './thread-count.ts'

/** A thread that has not taken its work by then is given up, ms: Firefox does not always start one nested in a worker. */
const START_MS = 5000
/** Threads in use, for all computations. */
let running = 0

/**
 * Computes parts on several threads, if available and worthwhile. Each thread takes one part after the other, so that a slow one blocks no
 * other; the results do not depend on which thread computed what. An aborted signal ends the threads at once. The parts of threads that fail,
 * or fail to start, are computed in this thread, where the checkpoint is awaited and an error keeps its class.
 */
export function acrossThreads(checkpoint: Checkpoint, signal?: AbortSignal): Scatter {
  const here = inTurn(checkpoint)
  return async (work, progress) => {
    const cores = typeof Worker === 'undefined' ? 1 : navigator.hardwareConcurrency
    const count = threadCount(work, running, cores)
    if (count === 0) return here(work, progress)
    const { parts } = work
    const answers = await onThreads(count, work, progress, signal)
    const left = parts.flatMap((_, k) => (answers[k] === undefined ? k : []))
    const found = await here({ ...work, parts: parts.filter((_, k) => left.includes(k)) }, (share) =>
      progress(1 - (left.length / parts.length) * (1 - share)),
    )
    for (const [i, k] of left.entries()) answers[k] = found[i]
    return answers as typeof found
  }
}

/** The results by part, undefined for parts that no thread could compute. */
async function onThreads<K extends KernelName>(
  count: number,
  { kernel, shared, parts }: ParallelWork<K>,
  progress: (share: number) => void,
  signal: AbortSignal | undefined,
): Promise<(Kernels[K]['answer'] | undefined)[]> {
  const answers: (Kernels[K]['answer'] | undefined)[] = parts.map(() => undefined)
  const left = [...parts.keys()].reverse()
  const threads: Worker[] = []
  let done = 0

  async function computeAside(): Promise<void> {
    let part: number | undefined
    try {
      const thread = new Worker(new URL('./kernel.worker.ts', import.meta.url), { type: 'module', name: 'kernel' })
      threads.push(thread)
      const broken = failureOf(thread)
      const host = wrap<KernelHost>(thread)
      await startOf(host.take(kernel, shared), broken)
      for (part = left.pop(); part !== undefined; part = left.pop()) {
        answers[part] = (await Promise.race([host.compute(parts[part]), broken])) as Kernels[K]['answer']
        progress(++done / parts.length)
        if (done === parts.length) finish()
      }
    } catch {
      if (part !== undefined) left.push(part) // another thread takes it, or finally this one
    }
  }

  signal?.throwIfAborted()
  let finish = () => {}
  // a thread that never starts is not waited for once the others have computed everything
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  let stop = () => {}
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(signal?.reason)
    signal?.addEventListener('abort', stop)
  })
  running += count
  try {
    await Promise.race([Promise.all(Array.from({ length: count }, computeAside)), finished, stopped])
    return answers
  } finally {
    running -= count
    signal?.removeEventListener('abort', stop)
    for (const thread of threads) thread.terminate()
  }
}

/** Waits until a thread has taken its work; rejects if it fails or takes too long. */
async function startOf(taken: Promise<unknown>, broken: Promise<never>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the thread did not start')), START_MS)
  })
  try {
    await Promise.race([taken, broken, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Rejects when a thread does not start, or throws outside a request. */
function failureOf(thread: Worker): Promise<never> {
  return new Promise((_, reject) => {
    thread.onerror = (event) => {
      event.preventDefault() // handled, so it is not a fault of the engine worker
      reject(event)
    }
    thread.onmessageerror = reject
  })
}
