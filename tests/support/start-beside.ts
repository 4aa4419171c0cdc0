import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { Config } from '#server/config.ts'

/** Configuration of the second process of a test server. */
export interface Beside {
  readonly config: Config
  readonly clockFile: string
  readonly logFile: string
  readonly appDir?: string
}

/** A second process of a server, on the same database and data folder. */
export async function startBeside(beside: Beside): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = fork(resolve(import.meta.dirname, 'second-process.ts'), { execArgv: [] })
  const ended = once(child, 'exit')
  child.send(beside)
  const ready = once(child, 'message')
  const first = await Promise.race([ready, ended.then(() => undefined)])
  if (!first) throw new Error('the second process ended before it was ready')
  return {
    url: String(first[0]),
    async stop() {
      child.disconnect()
      const [code] = await ended
      if (code !== 0) throw new Error(`the second process ended with ${code}`)
    },
  }
}
