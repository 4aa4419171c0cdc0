import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export interface ServerProcess {
  readonly url: string
  readonly child: ChildProcess
  /** Stops it as an operator would, and waits. Returns the exit code. */
  stop(): Promise<number | null>
  /** Kills it as a power cut would, and waits. Its PostgreSQL keeps running. */
  kill(): Promise<void>
}

export interface ProcessOptions {
  readonly dataDir: string
  readonly port: number
  readonly env?: Readonly<Record<string, string>>
}

const SERVE = resolve(import.meta.dirname, '../e2e/support/serve.ts')
const READY = /is ready at (http:\/\/\S+)/
const READY_MS = 60_000

/** The process id of a data folder's PostgreSQL. */
export function postmasterPid(dataDir: string): number | undefined {
  const file = join(dataDir, 'cluster', 'postmaster.pid')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined
}

function waitUntilReady(child: ChildProcess): Promise<string> {
  return new Promise((resolvePromise, reject) => {
    let output = ''
    const timer = setTimeout(() => reject(new Error(`the server was not ready in time: ${output}`)), READY_MS)
    const read = (chunk: Buffer) => {
      output += chunk.toString('utf8')
      const url = READY.exec(output)?.[1]
      if (url) resolvePromise(url)
      if (url) clearTimeout(timer)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`the server ended with ${code}: ${output}`))
    })
  })
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

/** Starts the product's server as a process, with captchas that have a known answer, and waits until it is ready. */
export async function startServerProcess({ dataDir, port, env }: ProcessOptions): Promise<ServerProcess> {
  const child = spawn(process.execPath, [SERVE], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', MODE: 'local', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = await waitUntilReady(child)
  return {
    url,
    child,
    stop() {
      child.kill('SIGTERM')
      return ended(child)
    },
    async kill() {
      child.kill('SIGKILL')
      await ended(child)
    },
  }
}
