import { type Db, inTransaction, type Queries, type Tx } from '../db/database.ts'
import { type Allowance, spending } from './allowance.ts'
import { monthAt } from './month.ts'
import { touchAccount } from './store.ts'
import { addToMonth, findTokens } from './token-store.ts'
import { addTokens, readAllowance } from './tokens.ts'

/** Longer than an answer can take: the process that wrote it has ended. */
const STALE_MS = 10 * 60_000
/** An answer that began before has ended (SPEC AI12). */
const LONGEST_MS = 7 * 60_000

/** What an answer may cost. */
export interface Hold {
  readonly cause: string
  /** The model that answers. */
  readonly model: string
  /** Tokens of the question, as estimated. */
  readonly in: number
  /** AI tokens: the most that question and answer together can cost. */
  readonly tokens: number
}

interface At {
  /** The operator's setting (`readAllowance`). */
  readonly tokensMonth: number
  readonly now: number
}

export type Held =
  /** As many answers as are allowed are being written. */
  | { readonly state: 'busy' }
  | { readonly state: 'held' }
  /** An answer with this cause was begun before. */
  | { readonly state: 'repeated' }
  | { readonly state: 'short'; readonly allowance: Allowance; readonly available: number }

/** What a user's answers hold, and how many may still be being written. */
async function heldTokens(db: Queries, user: string, now: number): Promise<{ tokens: number; running: number }> {
  const holds = await db
    .selectFrom('token_holds')
    .select(['tokens', 'created_at'])
    .where('user_id', '=', user)
    .execute()
  return {
    tokens: holds.reduce((sum, { tokens }) => sum + tokens, 0),
    running: holds.filter(({ created_at: begun }) => begun > now - LONGEST_MS).length,
  }
}

/** Holds back what an answer may cost, before it is begun (SPEC AI11). @param atOnce how many answers a user may have at a time */
export async function holdTokens(
  tx: Tx,
  user: string,
  hold: Hold,
  { atOnce = Number.POSITIVE_INFINITY, ...at }: At & { readonly atOnce?: number },
): Promise<Held> {
  const { cause, model, tokens, in: tokensIn } = hold
  await touchAccount(tx, user) // one at a time, so that each sees what the others hold
  await settleStale(tx, user, at)
  const known = await tx
    .selectFrom('token_holds')
    .select('cause')
    .where('user_id', '=', user)
    .where('cause', '=', cause)
    .executeTakeFirst()
  if (known || (await findTokens(tx, user, cause))) return { state: 'repeated' }
  const held = await heldTokens(tx, user, at.now)
  if (held.running >= atOnce) return { state: 'busy' }
  const allowance = await readAllowance(tx, user, at.tokensMonth, at.now)
  const available = allowance.left + allowance.extra - held.tokens
  if (available < tokens) return { state: 'short', allowance, available: Math.max(0, available) }
  await tx
    .insertInto('token_holds')
    .values({ user_id: user, cause, model, tokens, tokens_in: tokensIn, created_at: at.now })
    .execute()
  return { state: 'held' }
}

/** Gives back what was held for an answer that did not begin. */
export async function releaseHold(tx: Tx, user: string, cause: string): Promise<void> {
  await tx.deleteFrom('token_holds').where('user_id', '=', user).where('cause', '=', cause).execute()
}

/** What an answer cost. */
export interface Settled {
  readonly spent: number
  /** Tokens that all users together have spent in this month, these among them. */
  readonly ofMonth: number
}

/**
 * Ends a hold and spends what the answer cost, as far as there are tokens: an estimate that was too small is the site's loss.
 * @param tokens what is charged
 * @returns undefined, and nothing is spent, if there is no hold: it was settled before
 */
export async function settleHold(
  tx: Tx,
  user: string,
  {
    cause,
    tokens,
    ...counts
  }: { readonly cause: string; readonly tokens: number; readonly in: number; readonly out: number },
  { tokensMonth, now }: At,
): Promise<Settled | undefined> {
  await touchAccount(tx, user)
  const hold = await tx
    .deleteFrom('token_holds')
    .where('user_id', '=', user)
    .where('cause', '=', cause)
    .returning('model')
    .executeTakeFirst()
  if (!hold) return undefined
  const allowance = await readAllowance(tx, user, tokensMonth, now)
  const spent = Math.min(tokens, allowance.left + allowance.extra)
  const entry = spending(allowance, spent)
  if (!entry) throw new Error('a sum that is available cannot be spent')
  await addTokens(tx, user, { cause, model: hold.model, ...counts, ...entry }, now)
  return { spent, ofMonth: await addToMonth(tx, monthAt(now), spent) }
}

/** Charges the questions of a user whose answers ended with their process: what came of these answers is not known. */
async function settleStale(tx: Tx, user: string, at: At): Promise<void> {
  const stale = await tx
    .selectFrom('token_holds')
    .select(['cause', 'tokens_in'])
    .where('user_id', '=', user)
    .where('created_at', '<', at.now - STALE_MS)
    .execute()
  for (const { cause, tokens_in: tokens } of stale)
    await settleHold(tx, user, { cause, tokens, in: tokens, out: 0 }, at)
}

/** The same for all users. */
export async function settleStaleHolds(db: Db, at: At): Promise<void> {
  const users = await db
    .selectFrom('token_holds')
    .select('user_id')
    .distinct()
    .where('created_at', '<', at.now - STALE_MS)
    .execute()
  for (const { user_id: user } of users) await inTransaction(db, (tx) => settleStale(tx, user, at))
}
