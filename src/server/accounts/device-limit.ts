import type { DevicesLimit } from '#contract/calls/user.ts'
import { inTransaction, type Queries, type Tx } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { ownerOf } from '../identity/token.ts'
import { membershipOf } from '../money/grants.ts'
import { findPlan, isOnSale, latestRevisions } from '../money/plans.ts'
import { QUOTAS } from '../quotas.ts'
import type { Services } from '../services.ts'
import { issueTicket, takeTicket } from '../verification/tickets.ts'
import { deviceOf, idOf } from './devices.ts'
import type { Opened } from './register.ts'
import { type Opening, SESSION_MS, startSession } from './sessions.ts'
import { deleteSession, listSessions, lockUserOfSessions, type User } from './store.ts'
import { userInfoOf } from './user-info.ts'

type Means = Pick<Services, 'db' | 'devicesLimit'>

const PROOF = { purpose: 'device' } as const

/** On how many devices a user may be logged in: what the running plan says, otherwise what the site says; null: any number. */
async function limitOf(db: Queries, user: string, devicesLimit: Services['devicesLimit'], now: number) {
  const { running } = await membershipOf(db, user, now)
  const plan = running && (await findPlan(db, running.plan, running.plan_revision))
  if (plan) return plan.content.devices
  if (devicesLimit !== 'while-selling') return devicesLimit
  return (await latestRevisions(db, 'plans')).some((one) => isOnSale(one, now)) ? QUOTAS.devices : null
}

/** The refusal of a login: what the user chooses from, and the ticket to do it with. */
function refusalOf(sessions: Awaited<ReturnType<typeof listSessions>>, ticket: string): Refusal {
  const limit: DevicesLimit = { ticket, sessions: sessions.map(deviceOf) }
  return new Refusal('devices-limit', { ...limit })
}

/**
 * SPEC M28: the session of a login. Every way of logging in ends here but the owner's address.
 * @param also a further write in the same transaction
 * @throws Refusal `devices-limit` with a ticket for `replaceSession` if the user is logged in on as many devices as allowed
 */
export async function logIn(
  { db, devicesLimit }: Means,
  { user: known, device, now, passwordHash }: Opening & { readonly user: User },
  also: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<Opened> {
  const limit = await limitOf(db, known.user_id, devicesLimit, now)
  const opened = await inTransaction(db, async (tx) => {
    await also(tx)
    // with the lock, logins at once see each other's sessions
    const user = limit === null ? known : await lockUserOfSessions(tx, known.user_id)
    if (!user) throw new Refusal('wrong-credentials')
    // whom `startSession` refuses gets no ticket either
    const mayEnter = user.status !== 0 && (passwordHash === undefined || passwordHash === user.password_hash)
    if (limit !== null && mayEnter) {
      const sessions = await listSessions(tx, user.user_id, now - SESSION_MS)
      if (sessions.length >= limit) return refusalOf(sessions, await issueTicket(tx, user.user_id, PROOF, now))
    }
    const token = await startSession(tx, { user, device, now, ...(passwordHash !== undefined && { passwordHash }) })
    return { token, userInfo: await userInfoOf(tx, user, now) }
  })
  if (opened instanceof Refusal) throw opened // only after the commit, which keeps the ticket and what `also` wrote
  return opened
}

/**
 * SPEC M28: ends the session that the user chose, and starts one here.
 * @param id of a session, as the refusal listed it
 * @throws Refusal `proof-required` for a ticket that is unknown, used or too old; `devices-limit` with the same ticket, which stays valid, if
 *   there is no such session any more and still no room
 */
export async function replaceSession(
  { db, devicesLimit, hint }: Means & Pick<Services, 'hint'>,
  { ticket, session: id, device }: { readonly ticket: string; readonly session: string; readonly device: string },
  now: number,
): Promise<Opened> {
  const owner = ownerOf(ticket)
  if (!owner) throw new Refusal('proof-required')
  const limit = await limitOf(db, owner, devicesLimit, now)
  const opened = await inTransaction(db, async (tx) => {
    // before the ticket: a new password, which deletes all tickets, holds this lock too
    const user = await lockUserOfSessions(tx, owner)
    if (!user) throw new Refusal('proof-required')
    await takeTicket(tx, ticket, [PROOF], now)
    const sessions = await listSessions(tx, owner, now - SESSION_MS)
    const meant = sessions.find(({ token_hash: hash }) => idOf(hash) === id)
    if (meant) await deleteSession(tx, { user: owner, tokenHash: meant.token_hash })
    else if (limit !== null && sessions.length >= limit) throw refusalOf(sessions, ticket)
    const token = await startSession(tx, { user, device, now })
    return { token, userInfo: await userInfoOf(tx, user, now) }
  })
  hint({ kind: 'user', id: owner }) // the page on the other device then shows that its session has ended
  return opened
}
