import { sql } from 'kysely'
import { classify } from '#contract/envelope.ts'
import { type Db, inTransaction, type Tx } from '../db/database.ts'
import type { StoredReply } from '../db/schema.ts'
import { QUOTAS } from '../quotas.ts'
import { Refusal } from './refusal.ts'

export interface Key {
  readonly user: string
  readonly call: string
  readonly key: string
  readonly bodyHash: Buffer
  readonly now: number
}

/** The oldest keys are deleted when there are this many times as many as allowed. */
const SLACK = 1.2

const isFinal = (status: number) => classify({ status, request_id: '' }) === 'refused'

/** Registers what locks rows that users share: it runs after everything else of the transaction, and may still refuse. */
export type AtLast = (act: () => Promise<void>) => void

/** A final refusal of `act` undoes everything since the savepoint, and is the reply. */
async function refusable(tx: Tx, act: () => Promise<StoredReply>): Promise<StoredReply> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Refusal) || !isFinal(error.status)) throw error
    await sql`rollback to savepoint effect`.execute(tx)
    await error.andThen?.(tx)
    return { status: error.status, code: error.code, params: error.params, data: null }
  }
}

/** Counts one more key. If that is too many, deletes the oldest fifth: the user alone made them and is alone affected. */
async function countKey(tx: Tx, user: string): Promise<void> {
  const { keys_kept: kept } = await tx
    .updateTable('users')
    .set((row) => ({ keys_kept: row('keys_kept', '+', 1) }))
    .where('user_id', '=', user)
    .returning('keys_kept')
    .executeTakeFirstOrThrow()
  if (kept <= QUOTAS.keys * SLACK) return
  await sql`delete from idempotency where user_id = ${user} and (call, key) in (
    select call, key from idempotency where user_id = ${user} order by created_at desc, key desc offset ${QUOTAS.keys})`.execute(
    tx,
  )
  await tx.updateTable('users').set({ keys_kept: QUOTAS.keys }).where('user_id', '=', user).execute()
}

/**
 * Runs `act` once per idempotency key, and answers every repetition with the first reply (SPEC Q3). The key's row is inserted first: a
 * concurrent insert of the same key waits for our commit. A retryable refusal rolls back together with its key.
 */
export function once(
  db: Db,
  { user, call, key, bodyHash, now }: Key,
  act: (tx: Tx, atLast: AtLast) => Promise<unknown>,
): Promise<StoredReply> {
  return inTransaction(db, async (tx) => {
    const inserted = await tx
      .insertInto('idempotency')
      .values({ user_id: user, call, key, body_hash: bodyHash, reply: null, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    const row = tx
      .updateTable('idempotency')
      .where('user_id', '=', user)
      .where('call', '=', call)
      .where('key', '=', key)
    if (inserted) {
      let last: Parameters<AtLast>[0] | undefined
      const atLast: AtLast = (registered) => {
        last = registered
      }
      const store = async (reply: StoredReply) => {
        await countKey(tx, user)
        await row.set({ reply: JSON.stringify(reply) }).execute()
        return reply
      }
      await sql`savepoint effect`.execute(tx)
      const reply = await store(await refusable(tx, async () => ({ status: 200, data: await act(tx, atLast) })))
      if (!last || reply.status !== 200) return reply
      const shared = last
      const final = await refusable(tx, () => shared().then(() => reply))
      return final === reply ? reply : store(final)
    }
    const first = await tx
      .selectFrom('idempotency')
      .select(['body_hash', 'reply'])
      .where('user_id', '=', user)
      .where('call', '=', call)
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    if (!first.body_hash.equals(bodyHash)) throw new Refusal('key-reused')
    if (!first.reply) throw new Error('a committed idempotency key without a reply')
    return first.reply
  })
}

/** Deletes expired keys. */
export async function deleteKeysBefore(db: Db, time: number): Promise<void> {
  await db.deleteFrom('idempotency').where('created_at', '<', time).execute()
}
