import type { UserDatabase } from '../../data/database/user-database.ts'
import { ownData } from '../../data/own-data.ts'
import { mayHaveGuestWork } from '../../device/database-name.ts'
import { enterOwnData } from '../../session/enter-own-data.ts'
import { session } from '../../state/session.ts'

/** The database of the reader, with an account or without; undefined if this device has none. */
export async function deviceDatabase(): Promise<UserDatabase | undefined> {
  const user = session.user?.id
  if (user === undefined && !(await mayHaveGuestWork())) return undefined
  await enterOwnData(user)
  return ownData().database
}

/** The source with that hash, if this device has it. */
export async function deviceSource(sha256: string): Promise<Blob | undefined> {
  const database = await deviceDatabase().catch(() => undefined)
  const source = await database?.sources.get(sha256)
  return source && new Blob([source.blob])
}
