import { writeFileSync } from 'node:fs'
import { insertUser } from '#server/accounts/store.ts'
import type { Database } from '#server/db/database.ts'
import { mintToken } from '#server/identity/token.ts'
import { newId } from '#tests/support/test-device.ts'

/** A user with two devices: one holds a socket, the other changes records. */
export interface Listening {
  readonly listens: string
  readonly changes: string
}

const AT_ONCE = 8

async function open({ db }: Database, username: string): Promise<Listening> {
  const user = newId()
  const [listens, changes] = [mintToken(user), mintToken(user)]
  const now = Date.now()
  await db.transaction().execute(async (tx) => {
    await insertUser(tx, { user_id: user, username, password_hash: '', last_agreement_id: 2, created_at: now })
    const sessions = [listens, changes].map(({ hash }) => ({
      user_id: user,
      token_hash: hash,
      device: 'bench',
      created_at: now,
      last_used: now,
    }))
    await tx.insertInto('sessions').values(sessions).execute()
  })
  return { listens: listens.token, changes: changes.token }
}

/** Creates accounts with two sessions each, and writes them to a file. */
export async function makeUsers(database: Database, count: number, file: string): Promise<void> {
  const users: Listening[] = []
  for (let first = 0; first < count; first += AT_ONCE) {
    const names = Array.from({ length: AT_ONCE }, (_, index) => `push${first + index}`)
    users.push(...(await Promise.all(names.map((name) => open(database, name)))))
  }
  await database.pool.query('vacuum analyze')
  writeFileSync(file, JSON.stringify(users))
}
