import { randomBytes } from 'node:crypto'
import { uuidv7 } from '#contract/records/uuid.ts'
import type { Queries, Tx } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Plan } from './plans.ts'
import { insertGrant, readMoney, revokeGrant, touchAccount } from './store.ts'
import { type Membership, timeline } from './timeline.ts'

/** A user's membership at a time. */
export async function membershipOf(db: Queries, user: string, now: number): Promise<Membership> {
  return timeline((await readMoney(db, user)).grants, now)
}

/** @throws Refusal `membership-covers` if time of this level would never run, because the user has this level or a higher one for life */
export function requireUseful({ left }: Membership, level: number): void {
  for (const [other, ms] of left)
    if (other >= level && ms === Number.POSITIVE_INFINITY) throw new Refusal('membership-covers')
}

/**
 * Gives a user time of a plan, once for a cause.
 * @param seconds other than those of the plan; null: for life
 * @returns the membership afterwards
 * @throws Refusal `membership-covers`
 */
export async function give(
  tx: Tx,
  user: string,
  { plan, cause, seconds = plan.content.seconds }: { plan: Plan; cause: string; seconds?: number | null },
  now: number,
): Promise<Membership> {
  await touchAccount(tx, user)
  const { level } = plan.content
  requireUseful(await membershipOf(tx, user, now), level)
  await insertGrant(tx, {
    user_id: user,
    id: uuidv7(now, randomBytes(10)),
    level,
    seconds,
    cause,
    plan: plan.id,
    plan_revision: plan.revision,
    created_at: now,
    revoked_at: null,
  })
  return membershipOf(tx, user, now)
}

/** Ends what is left of the grant with this cause; false if there was none. */
export async function revoke(tx: Tx, user: string, cause: string, now: number): Promise<boolean> {
  await touchAccount(tx, user)
  return revokeGrant(tx, user, cause, now)
}
