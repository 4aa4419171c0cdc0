import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { codeOf, StartError } from '../../start-error.ts'
import type { Account, DatabaseAccount } from './account.ts'
import type { Runtime } from './runtime.ts'

const run = promisify(execFile)

export const DATABASE_USER = 'slipstick'
/** Inside the cluster's folder, so that both appear atomically. */
export const PASSWORD_FILE = 'slipstick-password'

function give(folder: string, { uid, gid }: Account): void {
  lchownSync(folder, uid, gid)
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    lchownSync(join(entry.parentPath, entry.name), uid, gid)
  }
}

async function runInitdb(program: string, options: string[], cwd: string, maker: Account | undefined): Promise<void> {
  try {
    await run(program, options, { cwd, env: databaseEnvironment(), ...(maker && { uid: maker.uid, gid: maker.gid }) })
  } catch (cause) {
    const details =
      cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim().split('\n').at(-1) : undefined
    throw new StartError(`PostgreSQL could not make its files in ${dirname(cwd)} (${details || codeOf(cause)}).`, {
      cause,
    })
  }
}

/**
 * Creates the cluster once: in a temporary folder that is renamed when complete, so that a crash leaves either none or a good one. UTF-8, and
 * the same collation on every machine.
 */
export async function initialise(
  cluster: string,
  dataDir: string,
  runtime: Runtime,
  account: DatabaseAccount | undefined,
): Promise<void> {
  if (existsSync(cluster)) return
  const workshop = mkdtempSync(join(dataDir, 'new-cluster-'))
  try {
    const passwordFile = join(workshop, PASSWORD_FILE)
    writeFileSync(passwordFile, randomBytes(32).toString('base64url'), { mode: 0o600 })
    if (account) {
      for (const path of [workshop, passwordFile]) chownSync(path, account.maker.uid, account.maker.gid)
    }
    const made = join(workshop, 'cluster')
    const options = [
      `--pgdata=${made}`,
      `--username=${DATABASE_USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ]
    await runInitdb(runtime.initdb, options, workshop, account?.maker)
    renameSync(passwordFile, join(made, PASSWORD_FILE))
    if (account) give(made, account)
    try {
      renameSync(made, cluster)
    } catch (error) {
      if (!existsSync(cluster)) throw error // another process was faster
    }
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}

/** The environment variables that PostgreSQL's programs need: none that could redirect them (PGDATA, PGPORT ...). */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env
  return { PATH, SystemRoot, TEMP, LC_ALL: 'C', TZ: 'UTC' }
}

export function makeFolder(path: string, mode: number, account: Account | undefined): void {
  mkdirSync(path, { recursive: true, mode })
  if (account) chownSync(path, account.uid, account.gid)
}
