import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { databaseAccount } from '#server/db/cluster/account.ts'
import { DATABASE_USER, initialise, PASSWORD_FILE } from '#server/db/cluster/initialise.ts'
import { spawnPostmaster, stopPostmaster } from '#server/db/cluster/postmaster.ts'
import { prepareRuntime } from '#server/db/cluster/runtime.ts'
import { freePort } from './free-port.ts'

export interface SeparateCluster {
  readonly admin: ClientConfig
  /** An account that may only log in. */
  readonly tenant: { readonly user: string; readonly password: string }
  stop(): Promise<void>
}

const START_MS = 30_000
const TENANT = 'tenant'

async function connected(connection: ClientConfig): Promise<Client> {
  const start = performance.now()
  for (;;) {
    const client = new Client(connection)
    try {
      await client.connect()
      return client
    } catch (error) {
      if (performance.now() - start > START_MS) throw error
      await sleep(50)
    }
  }
}

/** A PostgreSQL such as an operator would have: reached over TCP with a password, by an account that is not a superuser. */
export async function startSeparateCluster(
  dataDir: string,
  settings: Readonly<Record<string, string>>,
): Promise<SeparateCluster> {
  mkdirSync(dataDir)
  chmodSync(dataDir, 0o711)
  const cluster = join(dataDir, 'cluster')
  const account = databaseAccount(cluster)
  const runtime = prepareRuntime(dataDir, account)
  await initialise(cluster, dataDir, runtime, account)
  const port = await freePort()
  const postmaster = { cluster, dataDir, runtime, account, socketDir: undefined, port, settings }
  spawnPostmaster(postmaster)
  const password = readFileSync(join(cluster, PASSWORD_FILE), 'utf8')
  const admin = { host: '127.0.0.1', port, user: DATABASE_USER, password, database: 'postgres' }
  const client = await connected(admin)
  const tenant = { user: TENANT, password: randomBytes(16).toString('hex') }
  await client.query(`create role ${TENANT} login nosuperuser nocreatedb nocreaterole password '${tenant.password}'`)
  await client.query('revoke connect on database postgres from public')
  await client.end()
  return { admin, tenant, stop: () => stopPostmaster(postmaster) }
}
