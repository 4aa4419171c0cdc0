import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { type ClientBase, escapeIdentifier, type PoolClient } from 'pg'
import type { Config } from '../config.ts'
import { prepareDataDir } from '../db/cluster/cluster.ts'
import { type Db, databaseOn } from '../db/database.ts'
import { isMigration, migrateWithin } from '../db/migrate.ts'
import { closePayments } from '../money/payments-gate.ts'
import { diskStore, storeIdentity } from '../objects/disk-store.ts'
import type { ObjectStore } from '../objects/object-store.ts'
import { filesFolder, type Opening, openDatabaseOf } from '../open-site.ts'
import { isMarked, removeMark, requireNoRestore, writeMark } from '../site/restore-mark.ts'
import { StartError } from '../start-error.ts'
import { tableNames } from './catalogue.ts'
import { copyIn } from './copy.ts'
import { DamagedBackup } from './damaged-backup.ts'
import { type Manifest, OBJECTS, TABLES } from './manifest.ts'
import { SESSION_SETTINGS } from './session-settings.ts'
import type { TarEntry } from './tar.ts'
import { readBackup, verifyBackup } from './unpack.ts'

/** Size of the pieces in which objects are written. */
const PIECE_BYTES = 8 * 1024 * 1024

function requireKnownLevel(file: string, { migrations }: Manifest): void {
  const unknown = migrations.find((name) => !isMigration(name))
  if (unknown === undefined) return
  throw new StartError(
    `${file} was written by a newer version of this program (its tables are at ${unknown}). Restore it with that version.`,
  )
}

/** @param hasLeavings the folder may hold files of an interrupted restore, which are removed */
async function requireEmpty(client: ClientBase, folder: string, hasLeavings: boolean): Promise<void> {
  if ((await tableNames(client)).length > 0) {
    throw new StartError(
      'This database has tables already. A backup is restored into an empty one: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
    )
  }
  if (hasLeavings) return rm(folder, { recursive: true, force: true })
  for await (const name of diskStore(folder).list()) {
    throw new StartError(`${folder} holds files already (${name}). Set DATA_DIR to a new folder.`)
  }
}

/** Pieces of `PIECE_BYTES`; the last may be shorter. */
async function* inPieces(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = []
  let length = 0
  for await (const bytes of content) {
    gathered.push(bytes)
    length += bytes.length
    if (length < PIECE_BYTES) continue
    yield Buffer.concat(gathered)
    gathered = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(gathered)
}

async function storeObject(objects: ObjectStore, { name, size, content }: TarEntry): Promise<void> {
  const upload = randomUUID()
  let offset = 0
  for await (const piece of inPieces(content)) {
    await objects.writePart(upload, offset, piece)
    offset += piece.length
  }
  await objects.completeParts(upload, size, name.slice(OBJECTS.length))
}

/** Fills the tables, emptying those that migrations have filled, and the object store. */
async function fill(client: ClientBase, objects: ObjectStore, file: string, { tables }: Manifest): Promise<void> {
  for (const { name } of tables.toReversed()) await client.query(`delete from ${escapeIdentifier(name)}`)
  const restored = new Map<string, number>()
  await readBackup(file, async (part) => {
    if (part.name.startsWith(OBJECTS)) return storeObject(objects, part)
    const table = tables.find(({ name }) => part.name.startsWith(`${TABLES}${name}/`))
    if (!table) throw new DamagedBackup(`${part.name} is no part of it`)
    const columns = table.columns.map(escapeIdentifier).join(', ')
    const rows = await copyIn(client, `copy ${escapeIdentifier(table.name)} (${columns}) from stdin`, part.content)
    restored.set(table.name, (restored.get(table.name) ?? 0) + rows)
  })
  const short = tables.find(({ name, rows }) => (restored.get(name) ?? 0) !== rows)
  if (short) throw new StartError(`${file} lacks rows of the table ${short.name}.`)
}

/**
 * Resets what a restore invalidates: the epoch (SPEC P2), the location of the files (D5), and the received bytes of unfinished uploads, which
 * are in no backup; payments are closed until they were reconciled since the backup (M19).
 */
async function renew(db: Db, epoch: string, objects: string, { time }: Manifest): Promise<void> {
  await db.updateTable('site').set({ epoch, objects }).execute()
  if (await db.selectFrom('payments').select('id').limit(1).executeTakeFirst())
    await closePayments(db, Date.parse(time))
  await db.updateTable('uploads').set({ received: 0 }).where('complete', '=', false).execute()
}

interface Restoring {
  readonly file: string
  readonly manifest: Manifest
  readonly dataDir: string
  /** The new epoch of the site (SPEC P2). */
  readonly epoch: string
  readonly now: number
}

/**
 * All or nothing: an error leaves neither rows nor objects. If the commit gets no reply, the mark stays, and a later start finds out whether
 * it happened.
 */
async function restoreInto(client: PoolClient, { file, manifest, dataDir, epoch, now }: Restoring): Promise<void> {
  const folder = filesFolder(dataDir)
  const objects = diskStore(folder)
  const db = databaseOn(client)
  let isCommitting = false
  try {
    await client.query('begin')
    await client.query(SESSION_SETTINGS)
    await migrateWithin(db, now, manifest.migrations.at(-1))
    await fill(client, objects, file, manifest)
    await migrateWithin(db, now)
    await renew(db, epoch, await storeIdentity(folder), manifest)
    isCommitting = true
    await client.query('commit')
    await removeMark(dataDir)
  } catch (error) {
    if (isCommitting) throw error
    for await (const name of objects.list()) await objects.remove(name)
    await removeMark(dataDir)
    throw error
  }
}

/**
 * Restores a site into an empty data folder and an empty database (SPEC S4). Every part of the file is checked before anything is written, and
 * again while writing; the tables are filled in one transaction. A killed restore leaves a mark, with which no server starts.
 * @throws StartError if the file or the place is unfit
 */
export async function restoreBackup(config: Config, opening: Opening, file: string): Promise<Manifest> {
  const { dataDir } = config
  prepareDataDir(dataDir)
  requireNoRestore(dataDir)
  const hasLeavings = isMarked(dataDir)
  const epoch = randomUUID()
  // an unused folder is marked from the start, so that no process takes it for a new site
  const isNew = readdirSync(dataDir).length === 0
  if (isNew) await writeMark(dataDir, epoch)
  let isBegun = false
  try {
    const manifest = await verifyBackup(file)
    requireKnownLevel(file, manifest)
    const { database, close } = await openDatabaseOf(config, opening)
    try {
      const client = await database.pool.connect()
      let isWell = false
      try {
        await requireEmpty(client, filesFolder(dataDir), hasLeavings)
        await writeMark(dataDir, epoch)
        isBegun = true
        await restoreInto(client, { file, manifest, dataDir, epoch, now: opening.now })
        isWell = true
      } finally {
        client.release(!isWell)
      }
    } finally {
      await close()
    }
    return manifest
  } catch (error) {
    if (isNew && !isBegun) await removeMark(dataDir)
    throw error
  }
}
