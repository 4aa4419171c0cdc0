import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { codeOf, StartError } from '../../start-error.ts'
import { blockingFolder, databaseAccount } from './account.ts'
import { acquireClusterLock, type Holder, type Role } from './cluster-lock.ts'
import { DATABASE_USER, initialise, makeFolder, PASSWORD_FILE } from './initialise.ts'
import { logFile, type PostmasterOptions, readPostmaster, spawnPostmaster, stopPostmaster } from './postmaster.ts'
import { prepareRuntime, type Runtime } from './runtime.ts'

/** The embedded PostgreSQL of one data folder, kept running until it is stopped (SPEC S3). */
export interface Cluster {
  readonly connection: ClientConfig
  stop(): Promise<void>
}

export interface ClusterOptions {
  readonly dataDir: string
  readonly role: Role
  readonly settings?: Readonly<Record<string, string>>
  /** Called when PostgreSQL ended unexpectedly and could not be restarted. */
  readonly onFailure: (error: unknown) => void
  /** Aborts the start. */
  readonly signal?: AbortSignal | undefined
}

const PORT_OF_SOCKET = 5432
/** sockaddr_un holds 108 bytes on Linux, 104 on macOS. */
const LONGEST_SOCKET_PATH = 99
const START_MS = 30_000
/** How long we wait for another holder of the folder: a killed process is released at once, a command line is brief. */
const TAKEN_MS = 10_000
const RETRY_MS = 40
const RESTART_MS = 150
/** SQLSTATE cannot_connect_now. */
const STARTING_UP = '57P03'

/** Creates the data folder if needed. Throws a one-sentence error if it cannot be used. */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    const reason = codeOf(cause) === 'ENOTDIR' || codeOf(cause) === 'EEXIST' ? 'is not a folder' : 'cannot be written'
    throw new StartError(
      `The data folder ${dataDir} ${reason} (${codeOf(cause)}). Change its owner, or set DATA_DIR to a folder that this account may write.`,
      { cause },
    )
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Checked first, because PostgreSQL itself would only exit again and again. */
function requireVersion(cluster: string, { major }: Runtime): void {
  if (!existsSync(cluster)) return
  const file = join(cluster, 'PG_VERSION')
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (version === major) return
  throw new StartError(
    /^\d+$/.test(version)
      ? `The database in ${cluster} was made by PostgreSQL ${version}, and this program brings PostgreSQL ${major}. Make a backup with the version of this program that made it, and restore it into a new data folder.`
      : `The database in ${cluster} is damaged: its PG_VERSION does not say which PostgreSQL made it. Restore a backup into a new data folder.`,
  )
}

async function optionsOf({ dataDir, settings }: ClusterOptions): Promise<PostmasterOptions> {
  prepareDataDir(dataDir)
  const cluster = join(dataDir, 'cluster')
  const account = databaseAccount(cluster)
  const blocked = account && blockingFolder(dataDir, account)
  if (blocked) {
    throw new StartError(
      `PostgreSQL does not run as root, and its own account (uid ${account.uid}) cannot enter ${blocked}. Set DATA_DIR to a folder below one that everyone may enter, such as /var/lib/slipstick.`,
    )
  }
  const runtime = prepareRuntime(dataDir, account)
  requireVersion(cluster, runtime)
  await initialise(cluster, dataDir, runtime, account)
  const socketDir = join(dataDir, 'socket')
  const usesSocket =
    process.platform !== 'win32' &&
    Buffer.byteLength(join(socketDir, `.s.PGSQL.${PORT_OF_SOCKET}`)) <= LONGEST_SOCKET_PATH
  if (usesSocket) makeFolder(socketDir, 0o700, account)
  return {
    cluster,
    dataDir,
    runtime,
    account,
    socketDir: usesSocket ? socketDir : undefined,
    port: usesSocket ? PORT_OF_SOCKET : (readPostmaster(cluster)?.port ?? (await freePort())),
    settings: settings ?? {},
  }
}

function connectionOf({ cluster, socketDir, port }: PostmasterOptions): ClientConfig {
  return {
    host: socketDir ?? '127.0.0.1',
    port,
    user: DATABASE_USER,
    password: readFileSync(join(cluster, PASSWORD_FILE), 'utf8'),
    database: 'postgres',
  }
}

/** The connection to a cluster that may be running, without claiming it: for operator commands beside the server. */
export function runningConnection(dataDir: string): ClientConfig | undefined {
  const cluster = join(dataDir, 'cluster')
  const running = readPostmaster(cluster)
  if (!running || !existsSync(join(cluster, PASSWORD_FILE))) return undefined
  const socketDir = running.host.startsWith('/') ? running.host : undefined
  return {
    ...connectionOf({ cluster, socketDir, port: running.port } as PostmasterOptions),
    connectionTimeoutMillis: 5000,
  }
}

/** PostgreSQL's last log lines, which say why it gave up. */
function lastWords(dataDir: string): string {
  const fatal = readFileSync(logFile(dataDir), 'utf8').match(/(?:FATAL|PANIC): .*/g)
  return fatal?.at(-1) ?? 'it says nothing'
}

/** Adopts the PostgreSQL that a killed process left behind, or starts one. Ends when we hold the folder, or when `isUnwanted`. */
async function claim(options: PostmasterOptions, role: Role, isUnwanted: () => boolean): Promise<Holder | undefined> {
  const { dataDir } = options
  const connection = connectionOf(options)
  let since = performance.now()
  let child: ChildProcess | undefined
  let unstartable: Error | undefined
  while (!isUnwanted()) {
    const attempt = await acquireClusterLock(connection, role)
    if (attempt.is === 'holder') return attempt.holder
    if (isUnwanted()) break
    const waited = performance.now() - since
    if (attempt.is === 'taken') {
      if (attempt.alive || waited > TAKEN_MS) {
        throw new StartError(
          `The data folder ${dataDir} is in use by another instance (${attempt.by}). Stop it, or set DATA_DIR to another folder.`,
        )
      }
    } else if (codeOf(attempt.error) === STARTING_UP) {
      since = performance.now() // crash recovery: no time limit
    } else if (unstartable ?? waited > START_MS) {
      throw new StartError(
        `PostgreSQL does not start (${unstartable?.message ?? lastWords(dataDir)}); see ${logFile(dataDir)}.`,
        {
          cause: unstartable ?? attempt.error,
        },
      )
    } else if (!child || child.exitCode !== null || child.signalCode !== null) {
      // after a crash the old processes take a moment to end; until then ours exits at once and is started again
      if (child) await sleep(RESTART_MS)
      child = spawnPostmaster(options)
      child.on('error', (error) => {
        unstartable = error
      })
    }
    await sleep(RETRY_MS)
  }
  if (child) await endChild(child)
  return undefined
}

/** Ends a PostgreSQL that is still starting, when there may be no postmaster.pid yet. */
async function endChild(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.ref()
  child.kill('SIGINT') // "fast shutdown"
  await ended
}

/** Stops the PostgreSQL that a killed process left behind, when we are aborted before we hold it, unless another process holds it by now. */
async function endLeftBehind(options: PostmasterOptions, role: Role): Promise<void> {
  const start = performance.now()
  while (readPostmaster(options.cluster)) {
    const attempt = await acquireClusterLock(connectionOf(options), role)
    if (attempt.is === 'holder') {
      await stopPostmaster(options)
      return attempt.holder.client.end().catch(() => undefined)
    }
    if (attempt.is === 'down') return codeOf(attempt.error) === STARTING_UP ? stopPostmaster(options) : undefined
    // PostgreSQL may not have noticed yet that its holder was killed
    if (attempt.alive || performance.now() - start > TAKEN_MS) return
    await sleep(RETRY_MS)
  }
}

export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { role, signal } = options
  signal?.throwIfAborted()
  const postmaster = await optionsOf(options)
  let stopping = false
  const isUnwanted = () => stopping || signal?.aborted === true
  let holder = await claim(postmaster, role, isUnwanted)
  if (!holder) await endLeftBehind(postmaster, role)
  if (!holder) signal?.throwIfAborted()

  async function watch(): Promise<void> {
    while (holder && !stopping) {
      await holder.lost
      holder = await claim(postmaster, role, isUnwanted)
    }
  }
  const watching = watch().catch((error: unknown) => {
    if (!stopping) options.onFailure(error)
  })

  return {
    connection: connectionOf(postmaster),
    async stop() {
      stopping = true
      await holder?.client.end().catch(() => undefined)
      await watching
      await stopPostmaster(postmaster)
    },
  }
}
