import type { ReplyOf } from '#contract/calls/call.ts'
import type { Calls } from '#contract/calls/index.ts'
import type { Cursor, Mutation } from '#contract/calls/sync.ts'
import { type Db, inTransaction } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { type Applied, applyMutations } from './apply-mutations.ts'
import { listChanges, readPosition } from './store.ts'

export type Pulled = ReplyOf<Calls['Sync/pull']>

/** A page of records ends at about this many bytes. */
const PAGE_BYTES = 4 * 1024 * 1024

export function apply(db: Db, user: string, mutations: readonly Mutation[], now: number): Promise<Applied> {
  return inTransaction(db, (tx) => applyMutations(tx, user, mutations, now))
}

/** Implements SPEC P1 and P2. */
export async function pull(db: Db, user: string, cursor: Cursor | null, limit: number): Promise<Pulled> {
  const position = await readPosition(db, user)
  if (!position) throw new Refusal('session-expired')
  const { epoch } = position
  const reset = cursor !== null && (cursor.epoch !== epoch || cursor.revision > position.revision)
  const after = cursor && !reset ? cursor.revision : 0
  const { records, more } = await listChanges(db, user, after, limit, PAGE_BYTES)
  return {
    cursor: { epoch, revision: records.at(-1)?.revision ?? after },
    reset,
    records: records.map(({ id, kind, fields }) => ({ id, kind, fields })),
    more,
  }
}
