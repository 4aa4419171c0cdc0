import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runningConnection } from '#server/db/cluster/cluster.ts'
import { openDatabase } from '#server/db/database.ts'
import { freePort } from '#tests/support/free-port.ts'
import { type Account, makeAccounts } from './accounts.ts'
import type { Measured, Round } from './load.ts'

/** BENCH_PRODUCT measures another checkout with the same bench, for comparison. */
const product = resolve(process.env.BENCH_PRODUCT ?? join(import.meta.dirname, '../../..'))

/** The product as started, a bare server on the same database, and a load generator: three processes beside PostgreSQL. */
export interface Stage {
  readonly ours: string
  readonly peer: string
  readonly pid: number
  readonly accounts: readonly Account[]
  run(round: Round): Promise<Measured>
  close(): Promise<void>
}

/** A helper of the bench in a separate process. @param file below the bench's folder */
export function childOf(file: string, env: Readonly<Record<string, string>>): ChildProcess {
  return fork(resolve(import.meta.dirname, '..', file), { env: { ...process.env, ...env }, execArgv: [] })
}

/** The server of `npm start`, with its limits raised: all callers share one address. It logs every call to a file. */
export async function startProduct(folder: string, more: Readonly<Record<string, string>> = {}) {
  const port = await freePort()
  const dataDir = join(folder, 'data')
  const profile = process.env.BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`] : []
  const log = openSync(join(folder, 'log'), 'w')
  const own = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'info', LIMITS_FACTOR: '1000000' }
  const env = { ...process.env, ...own, ...more }
  const child = spawn(process.execPath, [...profile, join(product, 'src/server/main.ts')], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', log],
  })
  if (!child.stdout) throw new Error('the server has no output')
  const [text] = (await once(child.stdout, 'data')) as [Buffer]
  if (!text.includes('is ready')) throw new Error(`the server does not start: ${text.toString('utf8')}`)
  return { child, url: `http://127.0.0.1:${port}`, dataDir }
}

export async function stopProduct(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

/** @param more environment of the product */
export async function setStage(accounts: number, more: Readonly<Record<string, string>> = {}): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'slipstick-bench-'))
  chmodSync(folder, 0o711)
  const { child, url, dataDir } = await startProduct(folder, more)
  const connection = runningConnection(dataDir)
  if (!connection) throw new Error('the embedded database does not run')
  const database = openDatabase(connection, () => undefined)
  const list = join(folder, 'accounts.json')
  await makeAccounts(database, accounts, list)
  await database.close()
  const bare = childOf('server/peer.ts', { CONNECTION: JSON.stringify(connection) })
  const [peer] = (await once(bare, 'message')) as [string]
  const generator = childOf('server/load.ts', { ACCOUNTS: list })
  await once(generator, 'message')
  return {
    ours: url,
    peer,
    pid: child.pid ?? 0,
    accounts: JSON.parse(readFileSync(list, 'utf8')) as readonly Account[],
    async run(round) {
      generator.send(round)
      const [measured] = (await once(generator, 'message')) as [Measured]
      return measured
    },
    async close() {
      for (const helper of [generator, bare]) helper.disconnect()
      await stopProduct(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
