import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { PromoGift } from '#contract/calls/money.ts'
import { MAX_FEN } from '#contract/money/fen.ts'
import { promoKey } from '#contract/money/promo-code.ts'
import type { Queries, Tx } from '../db/database.ts'
import type { AtLast } from '../http/idempotency.ts'
import type { Language } from '../http/language.ts'
import { Refusal } from '../http/refusal.ts'
import { give } from './grants.ts'
import { findPlan, type Plan } from './plans.ts'
import { readMoney } from './store.ts'
import { type Membership, timeline } from './timeline.ts'
import { giveTokens, MAX_TOKENS } from './tokens.ts'
import { post } from './transfers.ts'

const DAY = 86_400
/** Most that a promo takes off a price, in percent. */
export const MAX_PERCENT = 90

const promoValue = z.discriminatedUnion('kind', [
  /** Fen for the wallet, as a gift. */
  z.object({ kind: z.literal('gift'), fen: z.int().check(z.gte(1), z.lte(MAX_FEN)) }),
  /** AI tokens. */
  z.object({ kind: z.literal('tokens'), tokens: z.int().check(z.gte(1), z.lte(MAX_TOKENS)) }),
  /** Days of a plan. */
  z.object({ kind: z.literal('days'), days: z.int().check(z.gte(1), z.lte(3660)), plan: z.string() }),
  /** A part of the price of a plan, or of any. */
  z.object({
    kind: z.literal('percent'),
    percent: z.int().check(z.gte(1), z.lte(MAX_PERCENT)),
    plan: z.optional(z.string()),
  }),
  /** Fen off the price of a plan. */
  z.object({ kind: z.literal('off'), fen: z.int().check(z.gte(1), z.lte(MAX_FEN)), plan: z.string() }),
])
export type PromoValue = z.output<typeof promoValue>

export interface Promo {
  readonly id: string
  readonly code_key: string
  readonly value: PromoValue
  readonly limit_people: number
  readonly used: number
  readonly starts_at: number
  readonly ends_at: number | null
  readonly off_at: number | null
  readonly created_at: number
}

type Row = Omit<Promo, 'value'> & { readonly kind: string; readonly value: unknown }

function readPromo({ kind, value, ...row }: Row): Promo {
  return { ...row, value: promoValue.parse({ ...(value as object), kind }) }
}

interface Found {
  readonly promo: Promo
  /** Whether this user has used it. */
  readonly isUsed: boolean
}

async function findPromo(db: Queries, code: string, user: string, now: number): Promise<Found> {
  const key = promoKey(code)
  const { rows } = await sql<Row & { readonly state: string | null }>`
    select p.*, u.state from promos p left join promo_uses u on u.user_id = ${user} and u.promo_id = p.id
    where p.code_key = ${key ?? ''}`.execute(db)
  const [row] = rows
  if (!row || row.starts_at > now) throw new Refusal('promo-unknown')
  const { state, ...stored } = row
  return { promo: readPromo(stored), isUsed: state !== null && state !== 'released' }
}

function requireOpen({ promo, isUsed }: Found, now: number): void {
  if (isUsed) throw new Refusal('promo-used')
  const isOver = promo.off_at !== null || (promo.ends_at !== null && promo.ends_at <= now)
  if (isOver || promo.used >= promo.limit_people) throw new Refusal('promo-gone')
}

async function planOf(db: Queries, { plan: id }: PromoValue & { readonly kind: 'days' }): Promise<Plan> {
  const plan = await findPlan(db, id)
  if (!plan) throw new Error(`a promo gives days of the plan ${id}, which there is not`)
  return plan
}

async function giftOf(db: Queries, { value }: Promo, language: Language): Promise<PromoGift> {
  if (value.kind === 'gift') return { kind: 'gift', amount: value.fen }
  if (value.kind === 'tokens') return value
  if (value.kind !== 'days') {
    const plan = value.plan === undefined ? undefined : await findPlan(db, value.plan)
    const off =
      value.kind === 'percent' ? { percent: value.percent, amount: null } : { percent: null, amount: value.fen }
    return { kind: 'discount', ...off, plan: value.plan ?? null, name: plan?.content.name[language] ?? null }
  }
  const { id, content } = await planOf(db, value)
  return { kind: 'days', days: value.days, plan: id, name: content.name[language], level: content.level }
}

/** Who asks for a code, when, and in which language. */
interface Asking {
  readonly code: string
  readonly user: string
  readonly language: Language
  readonly now: number
}

/**
 * Refuses, with reads alone, what a transaction would refuse too: unknown codes, and codes that are over for a user who has not used them.
 * @throws Refusal `promo-unknown` or `promo-gone`
 */
export async function refuseEarly(db: Queries, { code, user, now }: Omit<Asking, 'language'>): Promise<void> {
  const found = await findPromo(db, code, user, now)
  if (!found.isUsed) requireOpen(found, now)
}

/** What a code would give the user. @throws Refusal `promo-unknown`, `promo-used` or `promo-gone` */
export async function checkPromo(db: Queries, { code, user, language, now }: Asking): Promise<PromoGift> {
  const found = await findPromo(db, code, user, now)
  requireOpen(found, now)
  return giftOf(db, found.promo, language)
}

/** The promo of a code that the user can use now. @throws Refusal `promo-unknown`, `promo-used` or `promo-gone` */
export async function openPromo(db: Queries, { code, user, now }: Omit<Asking, 'language'>): Promise<Promo> {
  const found = await findPromo(db, code, user, now)
  requireOpen(found, now)
  return found.promo
}

/** What using a code changed. */
export interface Redeemed {
  readonly gives: PromoGift
  readonly cash: number
  readonly gift: number
  readonly membership: Membership
}

async function giveValue(tx: Tx, { id, value }: Promo, { user, now }: Asking): Promise<void> {
  const cause = `promo:${id}`
  if (value.kind === 'gift') {
    const gift = { debit: 'gift:promo', credit: 'wallet:gift', amount: value.fen, cause, note: 'promo' } as const
    await post(tx, user, [gift], now)
  } else if (value.kind === 'days') {
    await give(tx, user, { plan: await planOf(tx, value), cause, seconds: value.days * DAY }, now)
  } else if (value.kind === 'tokens') {
    await giveTokens(tx, user, { cause, tokens: value.tokens }, now)
  }
}

/**
 * Gives the user what a code promises. Only the row of the user decides whether it is the first time, and only the counter whether there is any
 * left; the counter, which all users share, is locked last and thus for the shortest time.
 * @param atLast gets what counts the use, which may refuse
 * @throws Refusal `promo-unknown`, `promo-used`, `promo-gone`, `membership-covers`, or `promo-not-for-this` for a discount
 */
export async function redeemPromo(tx: Tx, asking: Asking, atLast: AtLast): Promise<Redeemed> {
  const { code, user, language, now } = asking
  const found = await findPromo(tx, code, user, now)
  requireOpen(found, now)
  const { promo } = found
  if (promo.value.kind === 'percent' || promo.value.kind === 'off') throw new Refusal('promo-not-for-this')
  const { rows: own } = await sql`
    insert into promo_uses (user_id, promo_id, order_id, state, created_at) values (${user}, ${promo.id}, null, 'used', ${now})
    on conflict (user_id, promo_id) do nothing returning promo_id`.execute(tx)
  if (own.length === 0) throw new Refusal('promo-used')
  await giveValue(tx, promo, asking)
  const { cash, gift, grants } = await readMoney(tx, user)
  const redeemed = { gives: await giftOf(tx, promo, language), cash, gift, membership: timeline(grants, now) }
  atLast(() => countUse(tx, promo, now))
  return redeemed
}

/** Counts a use, which locks what all users share. @throws Refusal `promo-gone` */
export async function countUse(tx: Tx, { id }: Promo, now: number): Promise<void> {
  const { rows } = await sql`
    update promos set used = used + 1 where id = ${id} and used < limit_people and off_at is null
      and starts_at <= ${now} and (ends_at is null or ends_at > ${now}) returning id`.execute(tx)
  if (rows.length === 0) throw new Refusal('promo-gone')
}

/** False if another promo has the code. */
export async function insertPromo(
  tx: Tx,
  promo: Pick<Promo, 'id' | 'code_key' | 'value' | 'limit_people' | 'starts_at' | 'ends_at'>,
  now: number,
): Promise<boolean> {
  const { kind, ...value } = promo.value
  const added = await tx
    .insertInto('promos')
    .values({ ...promo, kind, value: JSON.stringify(value), used: 0, off_at: null, created_at: now })
    .onConflict((conflict) => conflict.column('code_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** The latest first. */
export async function listPromos(db: Queries, limit: number): Promise<Promo[]> {
  const rows = await db
    .selectFrom('promos')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(readPromo)
}

/** False if there is no such promo, or if it was stopped before. */
export async function stop(tx: Tx, id: string, now: number): Promise<boolean> {
  const stopped = await tx
    .updateTable('promos')
    .set({ off_at: now })
    .where('id', '=', id)
    .where('off_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return stopped !== undefined
}
