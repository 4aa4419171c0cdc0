import { randomBytes } from 'node:crypto'
import type { RequestOf } from '#contract/calls/call.ts'
import type { orderCalls } from '#contract/calls/order.ts'
import type { Product } from '#contract/money/payment.ts'
import { uuidv7 } from '#contract/records/uuid.ts'
import type { Tx } from '../db/database.ts'
import type { AtLast } from '../http/idempotency.ts'
import { Refusal } from '../http/refusal.ts'
import { discountFor, holdDiscount } from '../money/discounts.ts'
import { membershipOf, requireUseful } from '../money/grants.ts'
import { findPlan, isOnSale, latestRevisions } from '../money/plans.ts'
import { countUse } from '../money/promos.ts'
import { touchAccount } from '../money/store.ts'
import { PAYMENT_MS } from './due.ts'
import { countOpenOrders, findOrder, insertOrder, type StoredOrder } from './store.ts'

type Request = RequestOf<(typeof orderCalls)['Order/add']>

const MOST_OPEN = 3
const FEN_OF_YUAN = 100

/** What the product costs and gives now. @throws Refusal `plan-off` or `membership-covers` */
async function priced(
  tx: Tx,
  user: string,
  asked: Request['product'],
  now: number,
): Promise<{ product: Product; gift: number }> {
  if (asked.kind === 'recharge') return { product: { kind: 'recharge', price: asked.yuan * FEN_OF_YUAN }, gift: 0 }
  if (asked.kind !== 'member') {
    const offer = (await latestRevisions(tx, 'offers')).find(({ id }) => id === asked.offer)
    if (!offer || !isOnSale(offer, now)) throw new Refusal('plan-off')
    const { amount, gift, tokens } = offer.content
    if ((asked.kind === 'tokens') !== (tokens !== undefined)) throw new Refusal('plan-off')
    const sold = { offer: offer.id, revision: offer.revision, price: amount }
    if (tokens !== undefined) return { product: { kind: 'tokens', ...sold, tokens }, gift: 0 }
    return { product: { kind: 'offer', ...sold }, gift }
  }
  const plan = await findPlan(tx, asked.plan)
  if (!plan || !isOnSale(plan, now)) throw new Refusal('plan-off')
  requireUseful(await membershipOf(tx, user, now), plan.content.level)
  return { product: { kind: 'member', plan: plan.id, revision: plan.revision, price: plan.content.price }, gift: 0 }
}

/**
 * Adds an order with everything frozen in it (SPEC M11, M16).
 * @param atLast gets what counts the use of a promo code, which may refuse
 * @throws Refusal `plan-off`, `price-changed` with the price, `orders-open`, `membership-covers`, or as `discountFor`
 */
export async function addOrder(
  tx: Tx,
  user: string,
  { product: asked, price, promo: code }: Request,
  now: number,
  atLast: AtLast,
): Promise<StoredOrder> {
  await touchAccount(tx, user) // one order at a time, so that they are counted right
  const { product, gift } = await priced(tx, user, asked, now)
  if (code !== undefined && product.kind !== 'member') throw new Refusal('promo-not-for-this')
  const cut =
    code !== undefined && product.kind === 'member'
      ? await discountFor(tx, { code, user, now }, { id: product.plan, price: product.price })
      : undefined
  const amount = product.price - (cut?.discount ?? 0)
  if (amount !== price) throw new Refusal('price-changed', { price: amount })
  if ((await countOpenOrders(tx, user, now)) >= MOST_OPEN) throw new Refusal('orders-open')
  const id = uuidv7(now, randomBytes(10))
  const expires_at = now + PAYMENT_MS
  await insertOrder(tx, {
    user_id: user,
    id,
    kind: product.kind === 'offer' ? 'recharge' : product.kind,
    product: JSON.stringify(product),
    amount,
    gift,
    discount: cut?.discount ?? 0,
    promo_id: cut?.promo.id ?? null,
    state: 'open',
    expires_at,
    created_at: now,
    paid_at: null,
    closed_at: null,
  })
  const order = await findOrder(tx, user, id)
  if (!order) throw new Error('an order that was just added is missing')
  if (cut) {
    await holdDiscount(tx, cut.promo, user, id, now)
    atLast(() => countUse(tx, cut.promo, now))
  }
  return order
}
