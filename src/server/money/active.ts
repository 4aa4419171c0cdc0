import { createHash, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { ACTIVE_RANDOM, ACTIVE_SIGNS, activeCodeOf, readActiveCode } from '#contract/money/active-code.ts'
import type { Db, Queries, Tx } from '../db/database.ts'
import { inTransaction } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { give, revoke } from './grants.ts'
import { findPlan, type Plan } from './plans.ts'
import { touchAccount } from './store.ts'
import type { Membership } from './timeline.ts'

const MS_PER_SECOND = 1000

/** Only the hash of a code is stored: 104 random bits need no key (SPEC M21). */
export const activeHash = (code: string): Buffer => createHash('sha256').update(code).digest()

/** The cause of the grant that a code gave. */
export const activeCause = (hash: Buffer): string => `active:${hash.toString('hex').slice(0, 16)}`

export function newActiveCode(): string {
  return activeCodeOf(Array.from({ length: ACTIVE_RANDOM }, () => randomInt(ACTIVE_SIGNS.length)))
}

async function refusalOf(tx: Tx, hash: Buffer, user: string): Promise<Refusal> {
  interface Row {
    readonly used_by: string | null
    readonly used_at: number | null
    readonly revoked_at: number | null
  }
  const { rows } = await sql<Row>`
    select c.used_by, c.used_at, coalesce(c.revoked_at, b.revoked_at) as revoked_at
    from active_codes c join active_batches b on b.id = c.batch_id where c.hash = ${hash}`.execute(tx)
  const [row] = rows
  if (!row) return new Refusal('active-unknown')
  if (row.revoked_at !== null) return new Refusal('active-withdrawn')
  if (row.used_by === user)
    return new Refusal('active-used-by-you', { time: Math.floor((row.used_at ?? 0) / MS_PER_SECOND) })
  return new Refusal(row.used_by === null ? 'active-expired' : 'active-used')
}

/**
 * Uses an activation code for a user. One statement decides, so of any number of simultaneous uses one succeeds.
 * @throws Refusal `active-unknown`, `-withdrawn`, `-used-by-you`, `-used`, `-expired`, or `membership-covers`, which leaves the code unused
 */
export async function redeemActiveCode(
  db: Db,
  text: string,
  user: string,
  now: number,
): Promise<{ readonly plan: Plan; readonly membership: Membership }> {
  const reading = readActiveCode(text)
  if (reading.kind !== 'code') throw new Refusal('active-unknown')
  const hash = activeHash(reading.code)
  return inTransaction(db, async (tx) => {
    await touchAccount(tx, user)
    const { rows } = await sql<{ plan: string; plan_revision: number }>`
      update active_codes c set used_by = ${user}, used_at = ${now} from active_batches b
      where c.hash = ${hash} and c.used_by is null and c.revoked_at is null
        and b.id = c.batch_id and b.revoked_at is null and (b.expires_at is null or b.expires_at > ${now})
      returning b.plan, b.plan_revision`.execute(tx)
    const [taken] = rows
    if (!taken) throw await refusalOf(tx, hash, user)
    const plan = await findPlan(tx, taken.plan, taken.plan_revision)
    if (!plan) throw new Error(`a batch of codes gives the plan ${taken.plan}, which there is not`)
    return { plan, membership: await give(tx, user, { plan, cause: activeCause(hash) }, now) }
  })
}

/** A batch of codes with how many of them are used. */
export interface ActiveBatch {
  readonly id: string
  readonly plan: string
  readonly count: number
  readonly used: number
  readonly expires_at: number | null
  readonly note: string
  readonly created_at: number
  readonly revoked_at: number | null
}

/** The latest first. */
export async function listActiveBatches(db: Queries, limit: number): Promise<ActiveBatch[]> {
  const { rows } = await sql<ActiveBatch>`
    select b.id, b.plan, b.count, b.expires_at, b.note, b.created_at, b.revoked_at,
      (select count(*) from active_codes c where c.batch_id = b.id and c.used_by is not null) as used
    from active_batches b order by b.created_at desc, b.id desc limit ${limit}`.execute(db)
  return rows
}

/** Stores the hashes of a batch of codes. */
export async function addActiveBatch(
  tx: Tx,
  batch: Omit<ActiveBatch, 'used' | 'count' | 'revoked_at'> & { readonly plan_revision: number },
  codes: readonly string[],
): Promise<void> {
  await tx
    .insertInto('active_batches')
    .values({ ...batch, count: codes.length, revoked_at: null })
    .execute()
  await sql`
    insert into active_codes (hash, batch_id)
    select hash, ${batch.id}::uuid from unnest(${codes.map(activeHash)}::bytea[]) hash`.execute(tx)
}

/** Withdraws codes: unused ones open nothing any more, and what is left of the membership that used ones gave ends. */
async function withdraw(
  tx: Tx,
  codes: readonly { readonly hash: Buffer; readonly used_by: string | null }[],
  now: number,
) {
  const users = codes.filter(({ used_by: user }) => user !== null)
  for (const { hash, used_by: user } of users) await revoke(tx, user ?? '', activeCause(hash), now)
  return { codes: codes.length, users: users.map(({ used_by: user }) => user ?? '') }
}

/** @returns undefined if there is no such batch, or if it was withdrawn before */
export async function revokeActiveBatch(tx: Tx, batch: string, now: number) {
  const { rows: found } = await sql`
    update active_batches set revoked_at = ${now} where id = ${batch} and revoked_at is null returning id`.execute(tx)
  if (found.length === 0) return undefined
  // waits for uses under way, so that none of them is missed
  const { rows } = await sql<{ hash: Buffer; used_by: string | null }>`
    update active_codes set revoked_at = ${now} where batch_id = ${batch} and revoked_at is null returning hash, used_by`.execute(
    tx,
  )
  return withdraw(tx, rows, now)
}

/** @returns undefined if there is no such code, or if it was withdrawn before */
export async function revokeActiveCode(tx: Tx, hash: Buffer, now: number) {
  const { rows } = await sql<{ hash: Buffer; used_by: string | null }>`
    update active_codes set revoked_at = ${now} where hash = ${hash} and revoked_at is null returning hash, used_by`.execute(
    tx,
  )
  return rows.length === 0 ? undefined : withdraw(tx, rows, now)
}
