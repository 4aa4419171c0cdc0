import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestServer } from './start-server.ts'

const OPERATOR = resolve(import.meta.dirname, '../../src/cli/operator.ts')

/**
 * Runs an operator command as a process, and kills it with SIGKILL as soon as `isTime`; until `before` is done it is suspended. Throws if it
 * exited on its own.
 */
export async function killOperator(
  { databaseUrl, dataDir }: Pick<TestServer, 'dataDir'> & { readonly databaseUrl?: string },
  args: readonly string[],
  isTime: () => boolean,
  before: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const child = spawn(process.execPath, [OPERATOR, ...args], {
    env: { ...process.env, MODE: 'local', DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir },
    stdio: 'inherit',
  })
  while (!isTime()) {
    if (child.exitCode !== null) throw new Error(`${args[0]} ended with ${child.exitCode} before its time to be killed`)
    await sleep(1)
  }
  child.kill('SIGSTOP')
  await before().finally(() => child.kill('SIGKILL'))
  await once(child, 'exit')
}
