import { join } from 'node:path'
import type { Config } from './config.ts'
import { type Cluster, prepareDataDir, runningConnection, startCluster } from './db/cluster/cluster.ts'
import type { Role } from './db/cluster/cluster-lock.ts'
import { type Database, openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { openKeys, type SiteKeys } from './keys/site-keys.ts'
import { diskStore, storeIdentity } from './objects/disk-store.ts'
import type { ObjectStore } from './objects/object-store.ts'
import { requireNoRestore, requireWhole } from './site/restore-mark.ts'
import { claimObjects, readSite } from './site/store.ts'
import { codeOf, StartError } from './start-error.ts'

/** The open database and files of a site. */
export interface Site {
  readonly database: Database
  readonly objects: ObjectStore
  readonly keys: SiteKeys
  /** Identity of the site (SPEC Q6). */
  readonly instance: string
  close(): Promise<void>
}

export interface Opening {
  readonly role: Role
  readonly now: number
  /** Called to log that a connection to the database broke. */
  readonly onBreak: (error: unknown) => void
  /** Called when the embedded database ended and could not be restarted. */
  readonly onFailure: (error: unknown) => void
  /** Aborts the opening. */
  readonly signal?: AbortSignal | undefined
}

async function requireConnection({ pool }: Database, databaseUrl: string): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (cause) {
    const { hostname, port, pathname } = new URL(databaseUrl)
    const where = `${hostname || 'localhost'}:${port || '5432'}${pathname}`
    const reason = codeOf(cause) || (cause instanceof Error ? cause.message : 'no reason given')
    throw new StartError(`The database at ${where} cannot be used (${reason}). Check DATABASE_URL.`, { cause })
  }
}

async function openEmbedded(config: Config, opening: Opening): Promise<{ database: Database; cluster?: Cluster }> {
  const { dataDir } = config
  const beside = opening.role === 'operator' ? runningConnection(dataDir) : undefined
  if (beside) {
    const database = openDatabase(beside, opening.onBreak)
    try {
      await database.pool.query('select 1')
      return { database }
    } catch {
      await database.close() // PostgreSQL had ended without removing its pid file
    }
  }
  const cluster = await startCluster({ dataDir, ...opening })
  return { database: openDatabase(cluster.connection, opening.onBreak), cluster }
}

/** SPEC D5: files in another folder would look lost. */
async function requireOwnObjects({ db }: Database, folder: string): Promise<void> {
  const identity = await storeIdentity(folder)
  await claimObjects(db, identity)
  const { objects } = await readSite(db)
  if (objects !== identity) {
    throw new StartError(
      `This database keeps its files in another data folder than ${folder}. Set DATA_DIR to that folder, and share it between all processes of the site.`,
    )
  }
}

/** Where the files of a site lie. */
export const filesFolder = (dataDir: string) => join(dataDir, 'files')

/** The embedded database, or the one of DATABASE_URL, without migrating it. */
export async function openDatabaseOf(config: Config, opening: Opening): Promise<Pick<Site, 'database' | 'close'>> {
  const { databaseUrl, dataDir } = config
  prepareDataDir(dataDir)
  const { database, cluster } = databaseUrl
    ? { database: openDatabase({ connectionString: databaseUrl }, opening.onBreak), cluster: undefined }
    : await openEmbedded(config, opening)
  const close = async () => {
    await database.close()
    await cluster?.stop()
  }
  try {
    if (databaseUrl) await requireConnection(database, databaseUrl)
    return { database, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Opens the database, migrates it, and opens its files. */
export async function openSite(config: Config, opening: Opening): Promise<Site> {
  const { dataDir } = config
  requireNoRestore(dataDir)
  const { database, close } = await openDatabaseOf(config, opening)
  try {
    await requireWhole(database.db, dataDir)
    await migrate(database.db, opening.now)
    const folder = filesFolder(dataDir)
    await requireOwnObjects(database, folder)
    const { instance } = await readSite(database.db)
    return { database, objects: diskStore(folder), keys: openKeys(dataDir), instance, close }
  } catch (error) {
    await close()
    throw error
  }
}
