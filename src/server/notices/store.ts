import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { countOwnNotices, type StoredOwnNotice } from './own-notices.ts'

export type StoredNotice = Selectable<Schema['notices']>

/** A notice of the site or a message to the reader. `read_at` is null if it was not read, or nobody is signed in. */
export interface ReadableNotice {
  readonly id: string
  readonly kind: 'site' | StoredOwnNotice['kind']
  readonly detail: string
  readonly title_zh: string
  readonly title_en: string
  readonly content_zh: string
  readonly content_en: string
  readonly created_at: number
  readonly read_at: number | null
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The published notices, and the messages to the reader. */
const readable = (reader: string | undefined) => sql`
  select n.id, 'site' as kind, '' as detail, n.title_zh, n.title_en, n.content_zh, n.content_en, n.created_at, n.position, r.read_at
  from notices n left join notice_reads r on r.notice_id = n.id and r.user_id = ${reader ?? NOBODY}
  where n.withdrawn_at is null
  union all
  select id, kind, detail, '', '', '', '', created_at, 0 as position, read_at
  from own_notices where user_id = ${reader ?? NOBODY}`

/** Messages to the reader are in the list of messages, and at the ticker until they are read. */
const standsAt = (position: number) =>
  sql`(position = ${position} or position = 0 and (${position} = 2 or read_at is null))`

export async function listNotices(
  db: Queries,
  reader: string | undefined,
  position: number,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<ReadableNotice[]> {
  const { rows } = await sql<ReadableNotice>`
    select * from (${readable(reader)}) as notices where ${standsAt(position)}
    order by created_at desc, id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  return rows
}

export async function findNotice(
  db: Queries,
  reader: string | undefined,
  id: string,
): Promise<ReadableNotice | undefined> {
  const { rows } = await sql<ReadableNotice>`
    select * from (${readable(reader)}) as notices where id = ${id}`.execute(db)
  return rows[0]
}

/** Number of notices at a position, and how many of them the reader has not read. */
export async function countNotices(
  db: Queries,
  reader: string | undefined,
  position: number,
): Promise<{ total: number; unread: number }> {
  const { rows } = await sql<{ total: number; read: number }>`
    select count(*) as total, count(read_at) as read from (${readable(reader)}) as notices
    where ${standsAt(position)}`.execute(db)
  const { total, read } = rows[0] ?? { total: 0, read: 0 }
  return { total, unread: reader ? total - read : 0 }
}

/** Marks the notices of a position and the reader’s messages as read: all, or those with the given ids. */
export async function markRead(
  db: Queries,
  reader: string,
  position: number,
  ids: readonly string[] | undefined,
  now: number,
): Promise<void> {
  const wanted = ids && ids.length > 0 ? ids : [NOBODY]
  await db
    .updateTable('own_notices')
    .set({ read_at: now })
    .where('user_id', '=', reader)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (all) => all.where('id', 'in', wanted))
    .execute()
  const notices = db
    .selectFrom('notices')
    .select(['id'])
    .where('withdrawn_at', 'is', null)
    .where('position', '=', position)
    .$if(ids !== undefined, (all) => all.where('id', 'in', wanted))
  const rows = (await notices.execute()).map(({ id }) => ({ user_id: reader, notice_id: id, read_at: now }))
  if (rows.length === 0) return
  await db
    .insertInto('notice_reads')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The current revision of the notices that a reader has: it rises with each of the site and each message to the reader. */
export async function readRevision(db: Queries, reader: string | undefined): Promise<number> {
  const { notice_revision: revision } = await db.selectFrom('site').select('notice_revision').executeTakeFirstOrThrow()
  if (reader === undefined) return revision
  return revision + ((await countOwnNotices(db, [reader])).get(reader) ?? 0)
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
