import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tx } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { membershipOf } from '../money/grants.ts'
import { findPlan } from '../money/plans.ts'
import { tellUser } from '../notices/own-notices.ts'
import { QUOTAS } from '../quotas.ts'

export type StoredRequest = Selectable<Schema['storage_requests']>
export type Grant = Selectable<Schema['storage_grants']>

const GiB = 1024 ** 3

/** What the operator granted to a user beyond what everyone has; undefined if nothing, or if it has ended. */
export function findGrant(db: Queries, user: string, now: number): Promise<Grant | undefined> {
  return db
    .selectFrom('storage_grants')
    .selectAll()
    .where('user_id', '=', user)
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
    .executeTakeFirst()
}

/** Bytes of sources and shares that a user may keep (SPEC Q8): what everyone has or the membership that runs gives, and the grant. */
export async function quotaOf(db: Queries, user: string, now: number): Promise<number> {
  const { running } = await membershipOf(db, user, now)
  const plan = running && (await findPlan(db, running.plan, running.plan_revision))
  const base = Math.max(QUOTAS.uploadBytes, (plan?.content.gib ?? 0) * GiB)
  return base + ((await findGrant(db, user, now))?.gib ?? 0) * GiB
}

/** Stores a request in place of one that is not answered yet. */
export async function putRequest(tx: Tx, row: Omit<Insertable<Schema['storage_requests']>, 'granted' | 'answered_at'>) {
  const { id, gib, reason, created_at } = row
  await tx
    .insertInto('storage_requests')
    .values({ ...row, granted: null, answered_at: null })
    .onConflict((conflict) =>
      conflict.column('user_id').where('answered_at', 'is', null).doUpdateSet({ id, gib, reason, created_at }),
    )
    .execute()
}

/** The user's own, the latest first. */
export function listRequests(db: Queries, user: string, limit: number): Promise<StoredRequest[]> {
  return db
    .selectFrom('storage_requests')
    .selectAll()
    .where('user_id', '=', user)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** A user's requests and grant with everything that is stored: for the export. */
export async function storedRequests(db: Queries, user: string) {
  const requests = await db
    .selectFrom('storage_requests')
    .select(['id', 'gib', 'reason', 'created_at', 'granted', 'answered_at'])
    .where('user_id', '=', user)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const grant = await db
    .selectFrom('storage_grants')
    .select(['gib', 'ends_at', 'granted_at'])
    .where('user_id', '=', user)
    .executeTakeFirst()
  return { requests, grant: grant ?? null }
}

/** Requests of all users that are not answered, the oldest first, each with its user's account name. */
export function listOpenRequests(db: Queries, limit: number) {
  return db
    .selectFrom('storage_requests')
    .innerJoin('users', 'users.user_id', 'storage_requests.user_id')
    .selectAll('storage_requests')
    .select('users.username')
    .where('answered_at', 'is', null)
    .orderBy('storage_requests.created_at')
    .orderBy('storage_requests.id')
    .limit(limit)
    .execute()
}

/** Sets a user's grant in place of a former one, 0 GiB for none, and answers the open request. */
export async function setGrant(
  tx: Tx,
  user: string,
  { gib, ends_at }: Pick<Grant, 'gib' | 'ends_at'>,
  now: number,
): Promise<void> {
  const granted = { gib, ends_at, granted_at: now }
  await tx
    .insertInto('storage_grants')
    .values({ user_id: user, ...granted })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(granted))
    .execute()
  await tx
    .updateTable('storage_requests')
    .set({ granted: gib, answered_at: now })
    .where('user_id', '=', user)
    .where('answered_at', 'is', null)
    .execute()
  await tellUser(tx, user, { kind: 'storage', detail: String(gib) }, now)
}

/** Sums of a user's files by project, the largest first. */
export function sumByProject(db: Queries, user: string) {
  return db
    .selectFrom('uploads')
    .select((row) => [
      'project',
      row.cast<number>(row.fn.sum('size'), 'int8').as('bytes'),
      row.fn.countAll<number>().as('files'),
      row.fn.countAll<number>().filterWhere('complete', '=', false).as('uploading'),
    ])
    .where('user_id', '=', user)
    .groupBy('project')
    .orderBy(sql`sum(size)`, 'desc')
    .orderBy('project')
    .execute()
}

export function listLargestFiles(db: Queries, user: string, limit: number) {
  return db
    .selectFrom('uploads')
    .select(['project', 'sha256', 'size', 'received', 'complete'])
    .where('user_id', '=', user)
    .orderBy('size', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
