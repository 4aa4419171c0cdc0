import type { Scene } from '../accounts/store.ts'
import type { Db } from '../db/database.ts'

export interface UserRevision {
  readonly user_id: string
  readonly revision: number
  readonly account_revision: number
}

export function readEpoch(db: Db): Promise<{ epoch: string; notice_revision: number }> {
  return db.selectFrom('site').select(['epoch', 'notice_revision']).executeTakeFirstOrThrow()
}

/** The revision of each user's records, and that of their money and membership. */
export function readRevisions(db: Db, users: readonly string[]): Promise<UserRevision[]> {
  return db
    .selectFrom('users')
    .select(['user_id', 'revision', 'account_revision'])
    .where('user_id', 'in', users)
    .execute()
}

/** The hashes, in hex, of the sessions that still exist. */
export async function readSessions(db: Db, users: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('sessions').select('token_hash').where('user_id', 'in', users).execute()
  return new Set(rows.map(({ token_hash: hash }) => hash.toString('hex')))
}

export type Scanned = Pick<Scene, 'secret' | 'purpose' | 'user_id'> & { readonly bound_to: string | null }

/** The scanned ones among these scenes, each with the user to whom the scanning WeChat identity is bound. */
export function readScanned(db: Db, secrets: readonly Buffer[]): Promise<Scanned[]> {
  return db
    .selectFrom('scenes')
    .leftJoin('identities', (join) =>
      join.onRef('identities.name', '=', 'scenes.openid').on('identities.kind', '=', 'wechat'),
    )
    .select(['scenes.secret', 'scenes.purpose', 'scenes.user_id', 'identities.user_id as bound_to'])
    .where('scenes.secret', 'in', secrets)
    .where('scenes.openid', 'is not', null)
    .execute()
}
