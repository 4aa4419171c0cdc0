import { type Db, inTransaction } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { monthAt } from '../money/month.ts'
import { inSeconds } from '../money/records.ts'
import { type Hold, holdTokens, releaseHold, settleHold } from '../money/token-holds.ts'
import { findTokens, spentIn } from '../money/token-store.ts'
import type { Services } from '../services.ts'

/** Answers of a user that are written at a time, by all processes of the site. */
const AT_ONCE = 2

type Means = Pick<Services, 'db' | 'tokensMonth' | 'clock' | 'log'>

const WARNED_SHARE = 0.8

/** Tokens as they were counted, by the model or by our estimate. */
export interface Counts {
  readonly in: number
  readonly out: number
}

/** What an answer costs a user, held back before it begins and charged when it ends, once (SPEC AI11). */
export interface Charge {
  /** @param counts undefined: the model did not begin, and nothing is charged. */
  end(counts: Counts | undefined): Promise<void>
}

/**
 * Holds back the most that an answer can cost.
 * @param monthlyTokens of the whole site; undefined: any number
 * @throws Refusal `tokens-short` with what is left, `assistant-exhausted`, `assistant-busy` for a third answer at a time, or `key-reused` for an attempt that was made before
 */
export async function beginCharge(
  { db, tokensMonth, clock, log }: Means,
  user: string,
  hold: Hold,
  { outputWeight, monthlyTokens }: { readonly outputWeight: number; readonly monthlyTokens: number | undefined },
): Promise<Charge> {
  const now = clock()
  if (monthlyTokens !== undefined && (await spentIn(db, monthAt(now))) + hold.tokens > monthlyTokens)
    throw new Refusal('assistant-exhausted')
  const held = await inTransaction(db, (tx) => holdTokens(tx, user, hold, { tokensMonth, now, atOnce: AT_ONCE }))
  if (held.state === 'busy') throw new Refusal('assistant-busy')
  if (held.state === 'repeated') throw new Refusal('key-reused')
  if (held.state === 'short')
    throw new Refusal('tokens-short', {
      left: held.available,
      needed: hold.tokens,
      resets: inSeconds(held.allowance.resets),
    })
  return {
    async end(counts) {
      const { cause } = hold
      if (!counts) return inTransaction(db, (tx) => releaseHold(tx, user, cause))
      const at = { tokensMonth, now: clock() }
      const tokens = counts.in + counts.out * outputWeight
      const settled = await inTransaction(db, (tx) => settleHold(tx, user, { cause, tokens, ...counts }, at))
      if (!settled) return
      const { spent, ofMonth } = settled
      const warned = (monthlyTokens ?? Number.POSITIVE_INFINITY) * WARNED_SHARE
      if (ofMonth - spent < warned && ofMonth >= warned)
        log.warn(
          { tokens: ofMonth, of: monthlyTokens },
          'the AI tokens of the site are nearly used up: CHAT_MONTHLY_TOKENS',
        )
    },
  }
}

/** Whether tokens were spent for a cause. */
export async function wasSpent(db: Db, user: string, cause: string): Promise<boolean> {
  return (await findTokens(db, user, cause)) !== undefined
}

/** Whether an account is younger than a day. */
export async function isNewAccount(db: Db, user: string, now: number): Promise<boolean> {
  const row = await db.selectFrom('users').select('created_at').where('user_id', '=', user).executeTakeFirst()
  return row !== undefined && row.created_at > now - 24 * 60 * 60_000
}
