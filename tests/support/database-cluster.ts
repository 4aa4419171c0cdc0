import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { startCluster } from '#server/db/cluster/cluster.ts'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { startSeparateCluster } from './separate-cluster.ts'

export interface TestCluster {
  /** Creates and drops databases. */
  readonly admin: ClientConfig
  /** Owner of the databases, and the account that the server uses. */
  readonly owner: { readonly user: string; readonly password: string }
  /** A migrated, empty database that serves as template. */
  readonly template: string
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly cluster: TestCluster
    /** Seeds every random choice of this run. */
    readonly seed: number
  }
}

const TEMPLATE = 'template_slipstick'
/** Tests of durability start their own servers. Several test files run at once, each with a pool or two. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '200',
}

async function startEmbedded(dataDir: string) {
  const cluster = await startCluster({
    dataDir,
    role: 'server',
    settings: SETTINGS,
    onFailure: (error) => {
      throw error
    },
  })
  const { host, port, user, password } = cluster.connection
  if (!host || !port || !user || typeof password !== 'string') throw new Error('the cluster has no connection')
  return {
    admin: { host, port, user, password, database: 'postgres' },
    owner: { user, password },
    stop: () => cluster.stop(),
  }
}

async function startSeparate(dataDir: string) {
  const cluster = await startSeparateCluster(dataDir, SETTINGS)
  return { admin: cluster.admin, owner: cluster.tenant, stop: () => cluster.stop() }
}

/**
 * One PostgreSQL cluster for a run of the server's tests; each test file copies its own database. With TEST_DATABASE=separate the server
 * connects to it over TCP with an ordinary account, otherwise it is the embedded one.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'slipstick-test-'))
  chmodSync(folder, 0o711)
  const start = process.env.TEST_DATABASE === 'separate' ? startSeparate : startEmbedded
  const { admin, owner, stop } = await start(join(folder, 'data'))
  const founder = openDatabase(admin, () => undefined)
  await founder.pool.query(`create database ${TEMPLATE} owner ${owner.user}`)
  await founder.close()
  const template = openDatabase({ ...admin, ...owner, database: TEMPLATE }, () => undefined)
  await migrate(template.db, 0)
  await template.close()
  const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000)
  console.log(`PostgreSQL: ${admin.host}:${admin.port} as ${owner.user}; TEST_SEED=${seed}`)
  provide('cluster', { admin, owner, template: TEMPLATE })
  provide('seed', seed)
  return async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
