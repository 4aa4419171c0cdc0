import { sql } from 'kysely'
import type { Queries, Tx } from '../db/database.ts'

export interface UserSummary {
  readonly user_id: string
  readonly username: string
  readonly status: number
  readonly created_at: number
  readonly closes_at: number | null
  /** Null if no session is left. */
  readonly last_used: number | null
}

/**
 * Newest first.
 * @param search part of a sign-in name, in lower case; '' for all
 */
export function listUsers(db: Queries, search: string, limit: number): Promise<UserSummary[]> {
  return db
    .selectFrom('users')
    .select(['user_id', 'username', 'status', 'created_at', 'closes_at'])
    .select((user) =>
      user
        .selectFrom('sessions')
        .select((session) => session.fn.max('last_used').as('last_used'))
        .whereRef('sessions.user_id', '=', 'users.user_id')
        .as('last_used'),
    )
    .where(
      sql<boolean>`strpos(lower(username), ${search}) > 0 or exists (
        select from identities where identities.user_id = users.user_id and strpos(identities.name, ${search}) > 0)`,
    )
    .orderBy('created_at', 'desc')
    .orderBy('user_id', 'desc')
    .limit(limit)
    .execute()
}

/** @param status 1 in order, 0 locked */
export async function setStatus(tx: Tx, user: string, status: 0 | 1): Promise<void> {
  await tx.updateTable('users').set({ status }).where('user_id', '=', user).execute()
}
