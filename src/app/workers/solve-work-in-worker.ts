import { wrap } from 'comlink'
import { NetworkError } from '../api/call.ts'
import type { solveWork } from './solve-work.ts'

type Solution = Awaited<ReturnType<typeof solveWork>>

/** Solves a captcha's proof of work in another thread. Ends without an answer when aborted. */
export async function solveWorkInWorker(work: string, signal: AbortSignal): Promise<Solution> {
  const worker = new Worker(new URL('./work.worker.ts', import.meta.url), { type: 'module', name: 'work' })
  try {
    return await new Promise<Solution>((resolve, reject) => {
      worker.onerror = () => reject(new NetworkError('unreachable')) // its script did not load
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      wrap<typeof solveWork>(worker)(work).then(resolve, reject)
    })
  } finally {
    worker.terminate()
  }
}
