import { sql } from 'kysely'
import { type Db, inTransaction, type Queries } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { monthAt } from '../money/month.ts'
import { inSeconds } from '../money/records.ts'
import { type Hold, holdTokens, releaseHold, settleHold } from '../money/token-holds.ts'
import { findTokens } from '../money/token-store.ts'
import type { Services } from '../services.ts'

/** Answers of a user that are written at a time, by all processes of the site. */
const AT_ONCE = 2

type Means = Pick<Services, 'db' | 'tokensMonth' | 'clock' | 'log'>

const WARNED_SHARE = 0.8

/** Tokens that all users together have spent in a month. */
async function spentIn(db: Queries, month: string): Promise<number> {
  const row = await db.selectFrom('assistant_months').select('tokens').where('month', '=', month).executeTakeFirst()
  return row?.tokens ?? 0
}

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
      const [before, after] = await inTransaction(db, async (tx) => {
        const spent = await settleHold(tx, user, { cause, tokens, ...counts }, at)
        // last, because all users share this row
        return addToMonth(tx, monthAt(at.now), spent)
      })
      const warned = (monthlyTokens ?? Number.POSITIVE_INFINITY) * WARNED_SHARE
      if (before < warned && after >= warned)
        log.warn(
          { tokens: after, of: monthlyTokens },
          'the AI tokens of the site are nearly used up: CHAT_MONTHLY_TOKENS',
        )
    },
  }
}

/** @returns the month's tokens before and after */
async function addToMonth(db: Queries, month: string, tokens: number): Promise<readonly [number, number]> {
  const { rows } = await sql<{ tokens: number }>`
    insert into assistant_months (month, tokens) values (${month}, ${tokens})
    on conflict (month) do update set tokens = assistant_months.tokens + excluded.tokens returning tokens`.execute(db)
  const after = rows[0]?.tokens ?? tokens
  return [after - tokens, after]
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
