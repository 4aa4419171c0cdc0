import { createHash } from 'node:crypto'
import type { ReplyOf } from '#contract/calls/call.ts'
import type { Calls } from '#contract/calls/index.ts'
import type { Queries, Tx } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Session } from '../http/route.ts'
import { SESSION_MS } from './sessions.ts'
import { deleteSession, deleteSessionsOf, listSessions } from './store.ts'

const seconds = (ms: number) => Math.floor(ms / 1000)
/** Identifies a session without revealing the stored token hash. */
export const idOf = (tokenHash: Buffer) =>
  createHash('sha256').update(tokenHash).digest().subarray(0, 16).toString('base64url')

/** What a user sees of a session. */
export const deviceOf = ({
  token_hash: hash,
  device,
  last_used: used,
}: Awaited<ReturnType<typeof listSessions>>[number]) => ({
  id: idOf(hash),
  device,
  last_used: seconds(used),
})

/** The devices that are signed in. */
export async function listDevices(
  db: Queries,
  session: Session,
  now: number,
): Promise<ReplyOf<Calls['User/sessions']>['data']> {
  const sessions = await listSessions(db, session.user, now - SESSION_MS)
  return sessions.map((one) => ({
    ...deviceOf(one),
    created: seconds(one.created_at),
    current: one.token_hash.equals(session.tokenHash),
  }))
}

/** Signs out one of the user's devices, or all others. */
export async function endDevices(tx: Tx, session: Session, id: string | undefined): Promise<void> {
  if (id === undefined) return deleteSessionsOf(tx, session.user, session)
  const sessions = await listSessions(tx, session.user, 0)
  const meant = sessions.find(({ token_hash: hash }) => idOf(hash) === id)
  if (!meant) throw new Refusal('not-found')
  await deleteSession(tx, { user: session.user, tokenHash: meant.token_hash })
}
