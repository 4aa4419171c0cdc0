import type { Db } from '#server/db/database.ts'
import { mintToken } from '#server/identity/token.ts'
import { newId } from './test-device.ts'

export interface InsertedUser {
  readonly user: string
  readonly token: string
}

const BATCH = 1000

/** Adds signed-in users straight to the database, without a password. @param name the beginning of their user names */
export async function insertUsers(db: Db, name: string, count: number): Promise<InsertedUser[]> {
  const inserted: InsertedUser[] = []
  const now = Date.now()
  for (let first = 0; first < count; first += BATCH) {
    const users = Array.from({ length: Math.min(BATCH, count - first) }, (_, index) => {
      const user = newId()
      return { user, username: `${name}${first + index}`, ...mintToken(user) }
    })
    const account = { password_hash: '', last_agreement_id: 2, created_at: now }
    const session = { device: '', created_at: now, last_used: now }
    await db
      .insertInto('users')
      .values(users.map(({ user, username }) => ({ user_id: user, username, ...account })))
      .execute()
    await db
      .insertInto('sessions')
      .values(users.map(({ user, hash }) => ({ user_id: user, token_hash: hash, ...session })))
      .execute()
    inserted.push(...users.map(({ user, token }) => ({ user, token })))
  }
  return inserted
}
