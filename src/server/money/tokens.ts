import { randomBytes } from 'node:crypto'
import { uuidv7 } from '#contract/records/uuid.ts'
import type { Queries, Tx } from '../db/database.ts'
import { QUOTAS } from '../quotas.ts'
import { type Allowance, allowanceOf, type TokenEntry } from './allowance.ts'
import { membershipOf } from './grants.ts'
import { monthAt, monthOf } from './month.ts'
import { findPlan, isOnSale, latestRevisions } from './plans.ts'
import { touchAccount } from './store.ts'
import { entriesSince, findTokens, insertTokens } from './token-store.ts'

/** Most tokens in one present, offer or promo code. */
export const MAX_TOKENS = 1_000_000_000

/** Tokens of a month: what the running plan gives; while no plan is on sale, what the operator has set for all users. */
async function monthlyTokens(db: Queries, user: string, tokensMonth: number, now: number): Promise<number> {
  if (!(await latestRevisions(db, 'plans')).some((plan) => isOnSale(plan, now))) return tokensMonth
  const { running } = await membershipOf(db, user, now)
  const plan = running && (await findPlan(db, running.plan, running.plan_revision))
  return plan?.content.tokens ?? QUOTAS.tokens
}

/** The AI tokens of a user at a time. @param tokensMonth the operator's setting */
export async function readAllowance(db: Queries, user: string, tokensMonth: number, now: number): Promise<Allowance> {
  const [start] = monthOf(monthAt(now))
  return allowanceOf(await monthlyTokens(db, user, tokensMonth, now), await entriesSince(db, user, start), now)
}

type Entry = Pick<TokenEntry, 'delta' | 'extra'> & {
  readonly cause: string
  readonly model?: string
  readonly in?: number
  readonly out?: number
}

/** Adds an entry; false if the user has one with the same cause. */
export function addTokens(
  tx: Tx,
  user: string,
  { cause, delta, extra, ...entry }: Entry,
  now: number,
): Promise<boolean> {
  const { model = null, in: tokens_in = 0, out: tokens_out = 0 } = entry
  const id = uuidv7(now, randomBytes(10))
  return insertTokens(tx, { user_id: user, id, delta, extra, cause, model, tokens_in, tokens_out, created_at: now })
}

/** Gives a user extra tokens, once for a cause. */
export async function giveTokens(
  tx: Tx,
  user: string,
  { cause, tokens }: { readonly cause: string; readonly tokens: number },
  now: number,
): Promise<void> {
  await touchAccount(tx, user)
  await addTokens(tx, user, { cause, delta: tokens, extra: tokens }, now)
}

/** Extra tokens that are not spent. */
export async function extraTokens(db: Queries, user: string): Promise<number> {
  return (await entriesSince(db, user, Number.MAX_SAFE_INTEGER))[0]?.extra ?? 0
}

/** Takes extra tokens back, once for a cause, as far as they are not spent. @returns how many */
export async function takeTokens(
  tx: Tx,
  user: string,
  { cause, tokens }: { readonly cause: string; readonly tokens: number },
  now: number,
): Promise<number> {
  await touchAccount(tx, user)
  const taken = Math.min(await extraTokens(tx, user), tokens)
  await addTokens(tx, user, { cause, delta: 0 - taken, extra: 0 - taken }, now)
  return taken
}

/** Gives back what a refund took, when it was refused. */
export async function restoreTokens(tx: Tx, user: string, refund: string, now: number): Promise<void> {
  const taken = await findTokens(tx, user, `refund:${refund}`)
  if (taken) await giveTokens(tx, user, { cause: `refund:${refund}:refused`, tokens: 0 - taken.delta }, now)
}
