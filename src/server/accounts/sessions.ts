import type { Db, Queries } from '../db/database.ts'
import { isDiskFull } from '../disk.ts'
import { Refusal } from '../http/refusal.ts'
import type { Session } from '../http/route.ts'
import { storable } from '../identity/storable.ts'
import { mintToken, readToken } from '../identity/token.ts'
import { findLastUse, insertSessionOf, setLastUse, type User } from './store.ts'

const MINUTE = 60_000
/** A session ends this long after its last use. */
export const SESSION_MS = 24 * 60 * MINUTE
/** The last use is written at most this often. */
const TOUCH_MS = 10 * MINUTE

export interface Opening {
  readonly user: Pick<User, 'user_id' | 'status'>
  readonly device: string
  readonly now: number
  /** The hash that was verified: if the password has changed since, no session starts. */
  readonly passwordHash?: string
}

/** Starts a session and returns its token, which is shown only once and stored as a hash. Logins go through `logIn`, which counts devices. */
export async function startSession(db: Queries, { user, device, now, passwordHash }: Opening): Promise<string> {
  const { token, hash } = mintToken(user.user_id)
  const session = {
    user_id: user.user_id,
    token_hash: hash,
    device: storable(device),
    created_at: now,
    last_used: now,
  }
  if (!(await insertSessionOf(db, session, passwordHash))) {
    throw new Refusal(user.status === 0 ? 'account-blocked' : 'wrong-credentials')
  }
  return token
}

/** SPEC A1: the session of an Authorization header; undefined without a header; a refusal for an unknown or ended token. */
export async function authenticate(
  db: Db,
  authorization: string | undefined,
  now: number,
): Promise<Session | undefined> {
  if (!authorization) return undefined
  const token = readToken(authorization)
  if (!token) throw new Refusal('session-expired')
  const session = { user: token.user, tokenHash: token.hash }
  const lastUse = await findLastUse(db, session)
  if (lastUse === undefined || now - lastUse > SESSION_MS) throw new Refusal('session-expired')
  if (now - lastUse > TOUCH_MS) {
    await setLastUse(db, session, now).catch((error: unknown) => {
      if (!isDiskFull(error)) throw error // reading goes on; the session only ends a little early
    })
  }
  return session
}
