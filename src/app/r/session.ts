import type { WebR } from 'webr'
import type { Captured } from '#catalog/kit/r/r-run.ts'
import { packFolder } from './pack-files.ts'
import { type RRun, runInR } from './run-script.ts'

const IDLE_MS = 120_000
let started: Promise<WebR> | undefined
let idle: ReturnType<typeof setTimeout> | undefined

/** Runs scripts one after another in R, in its own worker: started on demand and ended after two idle minutes. */
export async function runScripts(
  runs: readonly RRun[],
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<readonly Captured[]> {
  clearTimeout(idle)
  signal.throwIfAborted()
  const running = new AbortController()
  const stopped = new Promise<never>((_, reject) => {
    const stop = () => {
      endR() // R receives no messages while it computes
      reject(signal.reason)
    }
    signal.addEventListener('abort', stop, { signal: running.signal }) // a later abort must not end R for another run
  })
  stopped.catch(() => undefined)
  const all = async () => {
    started ??= startR()
    const r = await started
    const found: Captured[] = []
    for (const [k, run] of runs.entries()) {
      onProgress(k / runs.length)
      found.push(await runInR(r, run))
    }
    return found
  }
  try {
    return await Promise.race([all(), stopped])
  } finally {
    running.abort()
    if (started) idle = setTimeout(endR, IDLE_MS)
  }
}

async function startR(): Promise<WebR> {
  try {
    const url = `${packFolder}webr.js`
    const { WebR, ChannelType }: typeof import('webr') = await import(/* @vite-ignore */ url)
    const r = new WebR({
      baseUrl: new URL(packFolder, location.href).href,
      channelType: ChannelType.PostMessage,
      interactive: false,
    })
    await r.init()
    return r
  } catch (error) {
    started = undefined
    throw error
  }
}

function endR(): void {
  clearTimeout(idle)
  void started?.then((r) => r.close()).catch(() => undefined)
  started = undefined
}
