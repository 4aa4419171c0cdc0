import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tx } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

export type Upload = Selectable<Schema['uploads']>
export type Picture = Selectable<Schema['pictures']>

/** Object name of a finished upload: an upload's id is used once, so names are never reused. */
export function sourceObject({ user_id: user, id }: Pick<Upload, 'user_id' | 'id'>): string {
  return `sources/${user}/${id}`
}

export function findUpload(db: Queries, user: string, id: string): Promise<Upload | undefined> {
  return db.selectFrom('uploads').selectAll().where('user_id', '=', user).where('id', '=', id).executeTakeFirst()
}

export function lockUpload(tx: Tx, user: string, id: string): Promise<Upload | undefined> {
  return tx
    .selectFrom('uploads')
    .selectAll()
    .where('user_id', '=', user)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export function findSource(db: Queries, user: string, project: string, sha256: string): Promise<Upload | undefined> {
  return db
    .selectFrom('uploads')
    .selectAll()
    .where('user_id', '=', user)
    .where('project', '=', project)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
}

export async function insertUpload(tx: Tx, upload: Insertable<Schema['uploads']>): Promise<void> {
  await tx.insertInto('uploads').values(upload).execute()
}

export async function updateUpload(
  db: Queries,
  { user_id: user, id }: Pick<Upload, 'user_id' | 'id'>,
  change: Partial<Pick<Upload, 'received' | 'complete' | 'size' | 'touched_at'>>,
): Promise<void> {
  await db.updateTable('uploads').set(change).where('user_id', '=', user).where('id', '=', id).execute()
}

/** Number of the sources that a user has stored or announced, and their bytes with those of the user's shares, which are given alone too. */
export async function sumOfUploads(
  db: Queries,
  user: string,
): Promise<{ bytes: number; count: number; shares: number }> {
  const sumOf = (table: 'uploads' | 'shares') =>
    db
      .selectFrom(table)
      .select((row) => [
        row.cast<number>(row.fn.coalesce(row.fn.sum('size'), row.lit(0)), 'int8').as('bytes'),
        row.fn.countAll<number>().as('count'),
      ])
      .where('user_id', '=', user)
      .executeTakeFirstOrThrow()
  const { bytes, count } = await sumOf('uploads')
  const { bytes: shares } = await sumOf('shares')
  return { bytes: bytes + shares, count, shares }
}

async function insertRemovals(tx: Tx, removals: Insertable<Schema['removals']>[]): Promise<void> {
  if (removals.length === 0) return
  await tx
    .insertInto('removals')
    .values(removals)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Queues objects for removal after the commit, once no backup is running. */
export async function enqueueRemovals(tx: Tx, objects: readonly string[], now: number): Promise<void> {
  await insertRemovals(
    tx,
    objects.map((object) => ({ object, is_upload: false, asked_at: now })),
  )
}

async function enqueueRemovalOfUploads(tx: Tx, uploads: readonly Upload[], now: number): Promise<void> {
  const rows = uploads.map((upload) => ({
    object: upload.complete ? sourceObject(upload) : upload.id,
    is_upload: !upload.complete,
    asked_at: now,
  }))
  await insertRemovals(tx, rows)
}

/** Deletes all sources of a user and queues their bytes for removal. */
export async function forgetAllSources(tx: Tx, user: string, now: number): Promise<void> {
  await enqueueRemovalOfUploads(
    tx,
    await tx.deleteFrom('uploads').where('user_id', '=', user).returningAll().execute(),
    now,
  )
}

/** Deletes a project's sources and queues their bytes for removal. False if it had none. */
export async function forgetSources(tx: Tx, user: string, project: string, now: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('uploads')
    .where('user_id', '=', user)
    .where('project', '=', project)
    .returningAll()
    .execute()
  await enqueueRemovalOfUploads(tx, gone, now)
  return gone.length > 0
}

/** Deletes one source of a project, finished or not, and queues its bytes for removal. */
export async function forgetSource(
  tx: Tx,
  user: string,
  { project, sha256 }: Pick<Upload, 'project' | 'sha256'>,
  now: number,
): Promise<void> {
  const sources = tx.deleteFrom('uploads').where('user_id', '=', user).where('project', '=', project)
  await enqueueRemovalOfUploads(tx, await sources.where('sha256', '=', sha256).returningAll().execute(), now)
}

/** Deletes abandoned uploads. */
export async function forgetUploadsUntouchedSince(tx: Tx, time: number, now: number): Promise<void> {
  const gone = await tx
    .deleteFrom('uploads')
    .where('complete', '=', false)
    .where('touched_at', '<', time)
    .returningAll()
    .execute()
  await enqueueRemovalOfUploads(tx, gone, now)
}

/** Whether objects may be removed until the transaction ends; false while a backup is running. */
export async function mayRemove(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('sweeping').select('id').forShare().skipLocked().executeTakeFirst()) !== undefined
}

/** Blocks the removal of objects until the transaction ends, and waits for removals under way. Throws 55P03 after 5 seconds. */
export async function lockSweeping(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
  await sql`set local lock_timeout = '5s'`.execute(tx)
  await tx.selectFrom('sweeping').select('id').forUpdate().execute()
}

export function listRemovals(db: Queries): Promise<Pick<Selectable<Schema['removals']>, 'object' | 'is_upload'>[]> {
  return db
    .selectFrom('removals')
    .select(['object', 'is_upload'])
    .orderBy('asked_at')
    .orderBy('object')
    .limit(1000)
    .execute()
}

export async function deleteRemoval(db: Queries, object: string): Promise<void> {
  await db.deleteFrom('removals').where('object', '=', object).execute()
}

export async function insertPicture(tx: Tx, picture: Insertable<Schema['pictures']>): Promise<void> {
  await tx.insertInto('pictures').values(picture).execute()
}

export async function countPictures(db: Queries, user: string): Promise<number> {
  const { count } = await db
    .selectFrom('pictures')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes older pictures that are no avatar, and queues their bytes for removal. */
export async function forgetUnusedPictures(tx: Tx, time: number, now: number): Promise<void> {
  const gone = await tx
    .deleteFrom('pictures')
    .using('users')
    .whereRef('users.user_id', '=', 'pictures.user_id')
    .where('pictures.created_at', '<', time)
    .where(sql<boolean>`users.img <> '/' || pictures.object`)
    .returning('pictures.object')
    .execute()
  await enqueueRemovals(
    tx,
    gone.map(({ object }) => object),
    now,
  )
}

/** A picture of the user's own, by its object name. */
export function findPicture(db: Queries, user: string, object: string): Promise<Picture | undefined> {
  return db
    .selectFrom('pictures')
    .selectAll()
    .where('user_id', '=', user)
    .where('object', '=', object)
    .executeTakeFirst()
}

export function listPictures(db: Queries, user: string): Promise<Picture[]> {
  return db.selectFrom('pictures').selectAll().where('user_id', '=', user).orderBy('created_at').execute()
}

export function listUploads(db: Queries, user: string): Promise<Upload[]> {
  return db.selectFrom('uploads').selectAll().where('user_id', '=', user).orderBy('id').execute()
}

/** Deletes pictures of the user's own and queues their bytes for removal. Ignores names of other users' pictures. */
export async function forgetPictures(
  tx: Tx,
  user: string,
  objects: readonly string[] | 'all',
  now: number,
): Promise<void> {
  const gone = await tx
    .deleteFrom('pictures')
    .where('user_id', '=', user)
    .$if(objects !== 'all', (own) => own.where('object', 'in', objects === 'all' ? [] : objects))
    .returning('object')
    .execute()
  await enqueueRemovals(
    tx,
    gone.map(({ object }) => object),
    now,
  )
}
