import { createHash } from 'node:crypto'
import type { Purpose } from '#contract/calls/user.ts'
import type { Queries } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Session } from '../http/route.ts'
import { mintToken, ownerOf } from '../identity/token.ts'
import { insertTicket, takeTicketOf } from './store.ts'

/** What a user has proven: for one purpose, within one session; a forgotten password needs no session. */
export interface Proof {
  readonly purpose: Purpose | 'findPwd' | 'socket' | 'download' | 'device'
  readonly session?: Session | undefined
  /** The id of what the ticket opens, if it opens one thing only. */
  readonly of?: string
}

const LIFE_MS = 10 * 60_000

const hashOf = (ticket: string, { purpose, session, of }: Proof) =>
  createHash('sha256')
    .update(`${ticket} ${purpose} ${session?.tokenHash.toString('hex') ?? ''}${of === undefined ? '' : ` ${of}`}`)
    .digest()

/** SPEC A4: a ticket for one further step, returned only once and stored as a hash. */
export async function issueTicket(
  db: Queries,
  user: string,
  proof: Proof,
  now: number,
  life: number = LIFE_MS,
): Promise<string> {
  const { token } = mintToken(user)
  await insertTicket(db, { user_id: user, hash: hashOf(token, proof), expires_at: now + life })
  return token
}

/**
 * SPEC A4: the owner of a ticket, which is used up, unless the caller's transaction is rolled back. Refused if it was not issued for one of
 * these proofs.
 */
export async function takeTicket(
  db: Queries,
  ticket: string | undefined,
  proofs: readonly Proof[],
  now: number,
): Promise<string> {
  const user = ticket === undefined ? undefined : ownerOf(ticket)
  const hashes = ticket === undefined ? [] : proofs.map((proof) => hashOf(ticket, proof))
  if (!user || !(await takeTicketOf(db, user, hashes, now))) throw new Refusal('proof-required')
  return user
}
