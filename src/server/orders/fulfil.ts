import type { Tx } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { give, membershipOf, requireUseful } from '../money/grants.ts'
import { findPlan, type Plan } from '../money/plans.ts'
import { giveTokens } from '../money/tokens.ts'
import { type Posting, post } from '../money/transfers.ts'
import type { StoredOrder } from './store.ts'

/** The plan that an order sold. A sold revision is never deleted. */
export async function planOf(tx: Tx, { product }: Pick<StoredOrder, 'product'>): Promise<Plan | undefined> {
  if (product.kind !== 'member') return undefined
  const plan = await findPlan(tx, product.plan, product.revision)
  if (!plan) throw new Error(`plan ${product.plan} ${product.revision} is missing`)
  return plan
}

/** Whether what was ordered can still be given: a membership for life, bought meanwhile, would make it worthless. */
export async function isGrantable(tx: Tx, order: StoredOrder, now: number): Promise<boolean> {
  const plan = await planOf(tx, order)
  if (!plan) return true
  try {
    requireUseful(await membershipOf(tx, order.user_id, now), plan.content.level)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/**
 * Gives what was ordered, once, in the transaction that takes the money (SPEC M11): spends the wallet on membership or tokens, the gift first,
 * because cash can be paid back; or adds the gift of a recharge.
 * @throws Refusal `balance-short` or `membership-covers`
 */
export async function fulfil(
  tx: Tx,
  order: StoredOrder,
  wallet: { readonly gift: number },
  now: number,
): Promise<void> {
  const { user_id: user, id, amount, gift } = order
  const common = { cause: `order:${id}:fulfilled`, order: id } as const
  if (order.kind === 'recharge') {
    if (gift > 0)
      await post(
        tx,
        user,
        [{ ...common, debit: 'gift:offer', credit: 'wallet:gift', amount: gift, note: 'offer' }],
        now,
      )
    return
  }
  const { kind, product } = order
  const fromGift = Math.min(wallet.gift, amount)
  const spent = (debit: Posting['debit'], part: number): Posting[] =>
    part === 0 ? [] : [{ ...common, debit, credit: `revenue:${kind}`, amount: part, note: kind }]
  await post(tx, user, [...spent('wallet:gift', fromGift), ...spent('wallet:cash', amount - fromGift)], now)
  const plan = await planOf(tx, order)
  const cause = `order:${id}`
  if (plan) await give(tx, user, { plan, cause }, now)
  if (product.kind === 'tokens') await giveTokens(tx, user, { cause, tokens: product.tokens }, now)
}
