import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

export type StoredNotice = Selectable<Schema['notices']>
/** `read_at` is null if the reader has not read it or is not signed in. */
export type ReadableNotice = StoredNotice & { readonly read_at: number | null }

const NOBODY = '00000000-0000-0000-0000-000000000000'

function published(db: Queries, reader: string | undefined) {
  return db
    .selectFrom('notices')
    .leftJoin('notice_reads', (join) =>
      join.onRef('notice_reads.notice_id', '=', 'notices.id').on('notice_reads.user_id', '=', reader ?? NOBODY),
    )
    .selectAll('notices')
    .select('notice_reads.read_at')
    .where('withdrawn_at', 'is', null)
}

export function listNotices(
  db: Queries,
  reader: string | undefined,
  position: number,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<ReadableNotice[]> {
  return published(db, reader)
    .where('position', '=', position)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export function findNotice(db: Queries, reader: string | undefined, id: string): Promise<ReadableNotice | undefined> {
  return published(db, reader).where('notices.id', '=', id).executeTakeFirst()
}

/** Number of notices published at a position, and how many of them the reader has not read. */
export async function countNotices(
  db: Queries,
  reader: string | undefined,
  position: number,
): Promise<{ total: number; unread: number }> {
  const { rows } = await sql<{ total: number; read: number }>`
    select count(*) as total, count(r.read_at) as read from notices n
    left join notice_reads r on r.notice_id = n.id and r.user_id = ${reader ?? NOBODY}
    where n.withdrawn_at is null and n.position = ${position}`.execute(db)
  const { total, read } = rows[0] ?? { total: 0, read: 0 }
  return { total, unread: reader ? total - read : 0 }
}

/** Marks the published notices of a position as read: all, or those with the given ids. */
export async function markRead(
  db: Queries,
  reader: string,
  position: number,
  ids: readonly string[] | undefined,
  now: number,
): Promise<void> {
  const notices = db
    .selectFrom('notices')
    .select(['id'])
    .where('withdrawn_at', 'is', null)
    .where('position', '=', position)
    .$if(ids !== undefined, (all) => all.where('id', 'in', ids && ids.length > 0 ? ids : [NOBODY]))
  const rows = (await notices.execute()).map(({ id }) => ({ user_id: reader, notice_id: id, read_at: now }))
  if (rows.length === 0) return
  await db
    .insertInto('notice_reads')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The current revision of the notices. */
export async function readRevision(db: Queries): Promise<number> {
  const { notice_revision: revision } = await db.selectFrom('site').select('notice_revision').executeTakeFirstOrThrow()
  return revision
}

async function raiseRevision(db: Queries): Promise<void> {
  await db
    .updateTable('site')
    .set((site) => ({ notice_revision: site('notice_revision', '+', 1) }))
    .execute()
}

export async function insertNotice(db: Queries, notice: Insertable<Schema['notices']>): Promise<void> {
  await db.insertInto('notices').values(notice).execute()
  await raiseRevision(db)
}

export function listAllNotices(db: Queries): Promise<StoredNotice[]> {
  return db.selectFrom('notices').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
}

/** False if there is none, or it was already withdrawn. */
export async function withdrawNotice(db: Queries, id: string, now: number): Promise<boolean> {
  const row = await db
    .updateTable('notices')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (row) await raiseRevision(db)
  return row !== undefined
}
