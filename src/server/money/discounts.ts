import { sql } from 'kysely'
import { type Discount, discountOn } from '#contract/money/discount.ts'
import type { Tx } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { openPromo, type Promo, type PromoValue } from './promos.ts'

/** The discount of a promo; undefined if it gives something else. */
export function discountOf(
  value: PromoValue,
): { readonly off: Discount; readonly plan: string | undefined } | undefined {
  if (value.kind === 'percent') return { off: { percent: value.percent }, plan: value.plan }
  return value.kind === 'off' ? { off: { amount: value.fen }, plan: value.plan } : undefined
}

/**
 * The promo of a code and what it takes off the price of a plan.
 * @throws Refusal `promo-unknown`, `promo-used`, `promo-gone`, or `promo-not-for-this` for another plan or another present
 */
export async function discountFor(
  tx: Tx,
  { code, user, now }: { readonly code: string; readonly user: string; readonly now: number },
  plan: { readonly id: string; readonly price: number },
): Promise<{ readonly promo: Promo; readonly discount: number }> {
  const promo = await openPromo(tx, { code, user, now })
  const found = discountOf(promo.value)
  if (!found || (found.plan !== undefined && found.plan !== plan.id)) throw new Refusal('promo-not-for-this')
  return { promo, discount: discountOn(plan.price, found.off) }
}

/** Holds a use of a promo for an order. @throws Refusal `promo-used` if the user has another order with it */
export async function holdDiscount(tx: Tx, { id }: Promo, user: string, order: string, now: number): Promise<void> {
  const { rows } = await sql`
    insert into promo_uses (user_id, promo_id, order_id, state, created_at) values (${user}, ${id}, ${order}, 'held', ${now})
    on conflict (user_id, promo_id) do update set order_id = excluded.order_id, state = 'held', created_at = excluded.created_at
      where promo_uses.state = 'released'
    returning promo_id`.execute(tx)
  if (rows.length === 0) throw new Refusal('promo-used')
}

interface OfOrder {
  readonly user_id: string
  readonly id: string
  readonly promo_id: string | null
}

/**
 * The use that an order holds is used, because it is paid; one that was released is taken again, if there is one left.
 * @returns false if it cannot be used any more
 */
export async function spendHeld(tx: Tx, { user_id: user, id, promo_id: promo }: OfOrder): Promise<boolean> {
  if (promo === null) return true
  const from = async (state: 'held' | 'released') => {
    const { rows } = await sql`
      update promo_uses set state = 'used' where user_id = ${user} and promo_id = ${promo} and order_id = ${id} and state = ${state}
      returning promo_id`.execute(tx)
    return rows.length > 0
  }
  if (await from('held')) return true
  const { rows: counted } = await sql`
    update promos set used = used + 1 where id = ${promo} and used < limit_people and exists (
      select from promo_uses where user_id = ${user} and promo_id = ${promo} and order_id = ${id} and state = 'released')
    returning id`.execute(tx)
  return counted.length > 0 && from('released')
}

/** Gives back the use that an order held. */
export async function releaseHeld(tx: Tx, { user_id: user, id, promo_id: promo }: OfOrder): Promise<void> {
  if (promo === null) return
  const { rows } = await sql`
    update promo_uses set state = 'released' where user_id = ${user} and promo_id = ${promo} and order_id = ${id} and state = 'held'
    returning promo_id`.execute(tx)
  if (rows.length > 0) await sql`update promos set used = used - 1 where id = ${promo}`.execute(tx)
}
