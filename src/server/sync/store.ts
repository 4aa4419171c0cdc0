import { sql } from 'kysely'
import type { SyncedRecord } from '#contract/calls/sync.ts'
import type { Fields } from '#contract/records/merge.ts'
import { deletedAt } from '#contract/records/recycle-bin.ts'
import type { Queries, Tx } from '../db/database.ts'
import { referencesOf } from './judge.ts'

/** A record without the fields that have no narrow limit. */
export interface StoredHead {
  readonly id: string
  readonly kind: string
  readonly head: Fields
  /** Bytes of the whole record. */
  readonly size: number
  readonly revision: number
}

export interface StoredRecord extends SyncedRecord {
  readonly size: number
  readonly revision: number
}

interface Row extends StoredHead {
  readonly body: Fields | null
}

const headColumns = ['id', 'kind', 'head', 'size', 'revision'] as const

const wholeOf = ({ id, kind, head, body, size, revision }: Row): StoredRecord => ({
  id,
  kind,
  fields: { ...head, ...body },
  size,
  revision,
})

/** What a user has, as counted by the quotas. */
export interface Account {
  readonly revision: number
  readonly records: number
  readonly bytes: number
  readonly mutations: number
}

/**
 * Locks the user's row until the transaction ends (SPEC P1) and returns the last revision and the counts. `no key`, because rows that refer to
 * the user lock its key: with a full lock two transactions that each inserted such a row (an idempotency key) would deadlock.
 */
export async function lockUser(tx: Tx, user: string): Promise<Account | undefined> {
  return tx
    .selectFrom('users')
    .select(['revision', 'records_kept as records', 'bytes_kept as bytes', 'mutations_kept as mutations'])
    .where('user_id', '=', user)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function saveAccount(tx: Tx, user: string, account: Account): Promise<void> {
  const { revision, records, bytes, mutations } = account
  await tx
    .updateTable('users')
    .set({ revision, records_kept: records, bytes_kept: bytes, mutations_kept: mutations })
    .where('user_id', '=', user)
    .execute()
}

export async function findRecord(db: Queries, user: string, id: string): Promise<StoredRecord | undefined> {
  return (await findRecords(db, user, [id]))[0]
}

export async function findRecords(db: Queries, user: string, ids: readonly string[]): Promise<StoredRecord[]> {
  if (ids.length === 0) return []
  const rows = db
    .selectFrom('records')
    .select([...headColumns, 'body'])
    .where('user_id', '=', user)
  return (await rows.where('id', 'in', ids).execute()).map(wholeOf)
}

/**
 * Reads heads, and the bodies of records of at most `most` bytes.
 * @returns `body` is undefined if it was not read
 */
export async function findHeads(
  db: Queries,
  user: string,
  ids: readonly string[],
  most = 0,
): Promise<(StoredHead & { readonly body?: Fields | null })[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('records')
    .select(headColumns)
    .select(({ eb }) => eb.case().when('size', '<=', most).then(eb.ref('body')).else(null).end().as('body'))
    .where('user_id', '=', user)
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ body, ...head }) => (head.size <= most ? { ...head, body } : head))
}

export function findHead(db: Queries, user: string, id: string): Promise<SyncedRecord | undefined> {
  const heads = db.selectFrom('records').select(['id', 'kind', 'head as fields']).where('user_id', '=', user)
  return heads.where('id', '=', id).executeTakeFirst()
}

const HEADS_AT_ONCE = 2000

/** Yields the heads of all records of a kind, or of those that refer to one record, page by page, ordered by id. */
export async function* eachHead(
  db: Queries,
  user: string,
  kind: string,
  refersTo?: string,
): AsyncGenerator<SyncedRecord> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const page = await db
      .selectFrom('records')
      .select(['id', 'kind', 'head as fields'])
      .where('user_id', '=', user)
      .where('kind', '=', kind)
      .where('id', '>', after)
      .$if(refersTo !== undefined, (all) => all.where(sql<boolean>`${refersTo}::uuid = any(refs)`))
      .orderBy('id')
      .limit(HEADS_AT_ONCE)
      .execute()
    yield* page
    if (page.length < HEADS_AT_ONCE) return
    after = page.at(-1)?.id ?? after
  }
}

export async function findReferrers(tx: Tx, user: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('records')
    .select('id')
    .where('user_id', '=', user)
    .where(sql<boolean>`refs && ${`{${ids.join(',')}}`}::uuid[]`)
    .execute()
  return rows.map(({ id }) => id)
}

/** A record to write. */
export interface Written extends StoredHead {
  /** Undefined to keep the stored body. */
  readonly body: Fields | null | undefined
}

/** Null keeps the stored body, so a body without fields is written as `{}`. */
const bodyText = (body: Written['body']) => (body === undefined ? null : JSON.stringify(body ?? {}))

export async function saveRecords(tx: Tx, user: string, records: readonly Written[]): Promise<void> {
  if (records.length === 0) return
  const rows = records.map(({ id, kind, head, body, size, revision }) => ({
    user_id: user,
    id,
    kind,
    refs: referencesOf({ kind, fields: head }),
    head: JSON.stringify(head),
    body: bodyText(body),
    size,
    revision,
    binned_at: deletedAt(head) ?? null,
  }))
  await tx
    .insertInto('records')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'id']).doUpdateSet((row) => ({
        refs: row.ref('excluded.refs'),
        head: row.ref('excluded.head'),
        body: row.fn.coalesce('excluded.body', 'records.body'),
        size: row.ref('excluded.size'),
        revision: row.ref('excluded.revision'),
        binned_at: row.ref('excluded.binned_at'),
      })),
    )
    .execute()
}

/** A deleted record whose rows are still kept. */
export interface Tombstone {
  readonly user_id: string
  readonly id: string
}

/** The records deleted before a time whose rows are still kept, the earliest first. */
export function listBinnedBefore(db: Queries, time: number, limit: number): Promise<Tombstone[]> {
  const binned = db.selectFrom('records').select(['user_id', 'id']).where('binned_at', '<', time)
  return binned.orderBy('binned_at').limit(limit).execute()
}

/** Notes that the rows of a record deleted before a time are removed. */
export async function leaveBin(tx: Tx, user: string, id: string, time: number): Promise<void> {
  const record = tx.updateTable('records').set({ binned_at: null }).where('user_id', '=', user).where('id', '=', id)
  await record.where('binned_at', '<', time).execute()
}

const IDS_AT_ONCE = 1000

/** Those of the records that carry rows; of the rest, few whose texts only look so. */
export async function findRowCarriers(db: Queries, user: string, ids: readonly string[]): Promise<string[]> {
  const carriers: string[] = []
  for (let first = 0; first < ids.length; first += IDS_AT_ONCE) {
    const rows = db.selectFrom('records').select('id').where('user_id', '=', user)
    const found = rows
      .where('id', 'in', ids.slice(first, first + IDS_AT_ONCE))
      .where(sql<boolean>`body::text like '%"data.%'`)
    carriers.push(...(await found.execute()).map(({ id }) => id))
  }
  return carriers
}

export async function findApplied(tx: Tx, user: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('mutations')
    .select('id')
    .where('user_id', '=', user)
    .where('id', 'in', ids)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function saveApplied(tx: Tx, user: string, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insertInto('mutations')
    .values(ids.map((id) => ({ user_id: user, id, applied_at: now })))
    .execute()
}

/** Deletes the oldest of a user's mutations, except the newest `most`. Returns how many are left. */
export async function trimMutations(tx: Tx, user: string, most: number): Promise<number> {
  const { count } = await tx
    .selectFrom('mutations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow()
  if (count <= most) return count
  const oldest = tx.selectFrom('mutations').select('id').where('user_id', '=', user)
  await tx
    .deleteFrom('mutations')
    .where('user_id', '=', user)
    .where(
      'id',
      'in',
      oldest
        .orderBy('applied_at')
        .orderBy('id')
        .limit(count - most),
    )
    .execute()
  return most
}

const MUTATIONS_AT_ONCE = 5000

/** Deletes mutations too old to be sent again: a repeated one would merge without effect. Returns how many were deleted. */
export async function deleteMutationsBefore(db: Queries, time: number): Promise<number> {
  let gone = 0
  for (;;) {
    const { numAffectedRows = 0n } = await sql`delete from mutations where (user_id, id) in (
      select user_id, id from mutations where applied_at < ${time} limit ${MUTATIONS_AT_ONCE})`.execute(db)
    gone += Number(numAffectedRows)
    if (numAffectedRows < MUTATIONS_AT_ONCE) return gone
  }
}

export async function readPosition(
  db: Queries,
  user: string,
): Promise<{ epoch: string; revision: number } | undefined> {
  return db
    .selectFrom('users')
    .innerJoin('site', (join) => join.onTrue())
    .select(['site.epoch', 'users.revision'])
    .where('user_id', '=', user)
    .executeTakeFirst()
}

/** The heads of records above a revision, oldest first. */
export async function listHeads(db: Queries, user: string, after: number, limit: number): Promise<StoredHead[]> {
  const heads = db.selectFrom('records').select(headColumns).where('user_id', '=', user)
  return heads.where('revision', '>', after).orderBy('revision').limit(limit).execute()
}

/** Records above a revision, oldest first, at most `limit`; stops when their length exceeds `budget`, but returns at least one. */
export async function listChanges(
  db: Queries,
  user: string,
  after: number,
  limit: number,
  budget: number,
): Promise<{ records: StoredRecord[]; more: boolean }> {
  const { rows } = await sql<Row & { available: number }>`
    select id, kind, head, body, size, revision, available from (
      select *, sum(size) over (order by revision) - size as before, count(*) over () as available from (
        select id, kind, head, body, size, revision from records
        where user_id = ${user} and revision > ${after} order by revision limit ${limit + 1}
      ) page
    ) measured where before < ${budget} order by revision`.execute(db)
  const records = rows.slice(0, limit).map(wholeOf)
  return { records, more: records.length < (rows[0]?.available ?? 0) }
}
