import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Account } from './account.ts'
import { databaseEnvironment } from './initialise.ts'
import type { Runtime } from './runtime.ts'

const run = promisify(execFile)
const LARGEST_LOG = 5_000_000

export interface PostmasterOptions {
  readonly cluster: string
  readonly dataDir: string
  readonly runtime: Runtime
  readonly account: Account | undefined
  readonly socketDir: string | undefined
  readonly port: number
  /** PostgreSQL settings that override ours. */
  readonly settings: Readonly<Record<string, string>>
}

export interface Running {
  readonly pid: number
  /** A socket folder, or an address. */
  readonly host: string
  readonly port: number
}

/** The content of postmaster.pid (lines: pid, folder, start, port, socket folder, address ...), whether or not that process lives. */
export function readPostmaster(cluster: string): Running | undefined {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pid, , , port, socketDir, address] = readFileSync(file, 'utf8').split('\n')
  const host = socketDir || address
  return pid && port && host ? { pid: Number(pid), port: Number(port), host } : undefined
}

/**
 * PostgreSQL does not start while the process named in postmaster.pid lives. After a restart of the machine or container another process may
 * have that pid: then the file is stale.
 */
function removeStalePid(cluster: string): void {
  const found = readPostmaster(cluster)
  const commandLine = found && `/proc/${found.pid}/cmdline`
  if (!commandLine || !existsSync(commandLine)) return
  if (!readFileSync(commandLine, 'utf8').includes('postgres')) rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

function settingsOf({ socketDir, settings }: PostmasterOptions): Record<string, string> {
  return {
    listen_addresses: socketDir ? '' : '127.0.0.1',
    unix_socket_directories: socketDir ?? '',
    unix_socket_permissions: '0700',
    max_connections: '60',
    jit: 'off',
    // no personal data in the log: neither statements nor the values in an error's detail
    log_min_messages: 'warning',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...settings,
  }
}

export function logFile(dataDir: string): string {
  return join(dataDir, 'postgresql.log')
}

/** Starts PostgreSQL in its own process group, so that Ctrl+C in a terminal reaches us and not it. */
export function spawnPostmaster(options: PostmasterOptions): ChildProcess {
  const { cluster, dataDir, runtime, account, port } = options
  removeStalePid(cluster)
  const log = logFile(dataDir)
  const isLarge = existsSync(log) && statSync(log).size > LARGEST_LOG
  const output = openSync(log, isLarge ? 'w' : 'a', 0o600)
  const settings = Object.entries(settingsOf(options)).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(runtime.postgres, ['-D', cluster, '-p', String(port), ...settings], {
    cwd: dataDir,
    detached: true,
    stdio: ['ignore', output, output],
    env: databaseEnvironment(),
    ...(account && { uid: account.uid, gid: account.gid }),
  })
  closeSync(output)
  child.unref()
  return child
}

/** Closes every connection, writes a checkpoint and stops PostgreSQL. Does nothing if it is not running. */
export async function stopPostmaster({ cluster, dataDir, runtime, account }: PostmasterOptions): Promise<void> {
  if (!existsSync(join(cluster, 'postmaster.pid'))) return
  const options = { cwd: dataDir, env: databaseEnvironment(), ...(account && { uid: account.uid, gid: account.gid }) }
  try {
    await run(runtime.pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '60', '-s'], options)
  } catch (error) {
    await sleep(200) // it may have been stopping on its own
    if (existsSync(join(cluster, 'postmaster.pid'))) throw error
  }
}
