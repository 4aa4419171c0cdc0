import type { Db, Queries } from '../db/database.ts'
import type { Session } from '../http/route.ts'
import { issueTicket, takeTicket } from '../verification/tickets.ts'

const LIFE_MS = 30_000

/** A ticket that opens a socket for a session without revealing the session's token. */
export async function issueSocketTicket(db: Queries, session: Session, now: number): Promise<string> {
  const ticket = await issueTicket(db, session.user, { purpose: 'socket', session }, now, LIFE_MS)
  return `${ticket}.${session.tokenHash.toString('base64url')}`
}

/** Uses up a ticket and returns its session. Refused if invalid or expired. */
export async function takeSocketTicket(db: Db, text: string, now: number): Promise<Session> {
  const cut = text.lastIndexOf('.')
  const session = { user: '', tokenHash: Buffer.from(text.slice(cut + 1), 'base64url') }
  const user = await takeTicket(db, text.slice(0, cut), [{ purpose: 'socket', session }], now)
  return { ...session, user }
}
