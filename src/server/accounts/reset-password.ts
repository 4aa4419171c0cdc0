import { inTransaction } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Session } from '../http/route.ts'
import type { Identity } from '../identity/identity.ts'
import { tellUser } from '../notices/own-notices.ts'
import type { Services } from '../services.ts'
import { type CodeAnswer, takeCode } from '../verification/codes.ts'
import { deleteTicketsOf } from '../verification/store.ts'
import { issueTicket, takeTicket } from '../verification/tickets.ts'
import { hashPassword } from './password.ts'
import { deleteSessionsOf, findUserByIdentity, setPassword } from './store.ts'

/** Forgotten password: exchanges a code sent to a phone or mailbox for a ticket to set a new password. */
export async function findPassword(
  services: Pick<Services, 'db' | 'keys'>,
  target: Identity,
  answer: CodeAnswer,
  now: number,
): Promise<string> {
  await takeCode(services, answer, { purpose: 'findPwd', target }, now)
  const user = await findUserByIdentity(services.db, target)
  if (!user) throw new Refusal('no-account')
  return issueTicket(services.db, user.user_id, { purpose: 'findPwd' }, now)
}

/** Sets a new password, and ends all sessions except the caller's and all tickets. */
export async function resetPassword(
  { db, hint }: Pick<Services, 'db' | 'hint'>,
  { key, password }: { readonly key: string; readonly password: string },
  session: Session | undefined,
  now: number,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  const id = await inTransaction(db, async (tx) => {
    const user = await takeTicket(tx, key, [{ purpose: 'findPwd' }, { purpose: 'password', session }], now)
    await setPassword(tx, user, passwordHash)
    await deleteSessionsOf(tx, user, session?.user === user ? session : undefined)
    await deleteTicketsOf(tx, user)
    await tellUser(tx, user, { kind: 'security', detail: 'password' }, now)
    return user
  })
  hint({ kind: 'user', id })
  hint({ kind: 'notices' })
}
