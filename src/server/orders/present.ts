import type { CurrentOrder, Order, OrderChannel } from '#contract/calls/order.ts'
import type { Queries } from '../db/database.ts'
import { closedSince } from '../money/payments-gate.ts'
import { findPlan } from '../money/plans.ts'
import { readMoney } from '../money/store.ts'
import { timeline } from '../money/timeline.ts'
import type { Payments } from '../payments/payments.ts'
import type { Asking } from './ask.ts'
import { isLiving } from './close-order.ts'
import {
  findOpenid,
  listGivenBack,
  listPayments,
  listRefunds,
  type StoredOrder,
  type StoredPayment,
  type StoredRefund,
} from './store.ts'

const MS_PER_SECOND = 1000
const toSeconds = (ms: number) => Math.floor(ms / MS_PER_SECOND)
const orNull = (ms: number | null) => (ms === null ? null : toSeconds(ms))

function presentPayment(payment: StoredPayment): Order['payments'][number] {
  const { id, channel, number, amount, state, reason, prepared, expires_at: end } = payment
  const shown =
    prepared?.kind === 'link'
      ? { ...prepared, until: toSeconds(prepared.until) }
      : prepared?.kind === 'bridge'
        ? { ...prepared, fields: { ...prepared.fields } }
        : prepared
  return { id, channel, number, amount, state, reason, prepared: shown, expires_time: toSeconds(end) }
}

/** `paid`, or how much of it was paid back. */
function stateOf(
  { state }: StoredOrder,
  payments: readonly StoredPayment[],
  refunds: readonly StoredRefund[],
  isGivenBack: boolean,
): Order['state'] {
  if (state !== 'paid') return state
  if (isGivenBack) return 'refunded'
  const paid = payments.find((payment) => payment.state === 'paid')
  const back = refunds
    .filter((refund) => refund.payment_id === paid?.id && refund.state !== 'refused')
    .reduce((sum, { amount }) => sum + amount, 0)
  if (!paid || back === 0) return 'paid'
  return back < paid.amount ? 'part-refunded' : 'refunded'
}

/** Orders of a user as the calls give them, in the same order. */
export async function presentOrders(db: Queries, user: string, orders: readonly StoredOrder[]): Promise<Order[]> {
  const payments = await listPayments(
    db,
    user,
    orders.map(({ id }) => id),
  )
  const refunds = await listRefunds(
    db,
    user,
    payments.map(({ id }) => id),
  )
  const givenBack = await listGivenBack(
    db,
    user,
    orders.map(({ id }) => id),
  )
  return Promise.all(
    orders.map(async (order) => {
      const own = payments.filter((payment) => payment.order_id === order.id)
      const { product } = order
      const plan = product.kind === 'member' ? await findPlan(db, product.plan, product.revision) : undefined
      return {
        id: order.id,
        kind: order.kind,
        name: plan?.content.name ?? null,
        tokens: product.kind === 'tokens' ? product.tokens : 0,
        amount: order.amount,
        discount: order.discount,
        gift: order.gift,
        state: stateOf(order, own, refunds, givenBack.has(order.id)),
        time: toSeconds(order.created_at),
        expires_time: toSeconds(order.expires_at),
        paid_time: orNull(order.paid_at),
        closed_time: orNull(order.closed_at),
        payments: own.toSorted((a, b) => Number(isLiving(b)) - Number(isLiving(a))).map(presentPayment),
      }
    }),
  )
}

/** Until when membership lasts, or would last with an order that is not paid; null for other orders. */
async function dueWith(
  db: Queries,
  { user_id: user, product, state }: StoredOrder,
  now: number,
): Promise<number | null> {
  if (product.kind !== 'member') return null
  const { grants } = await readMoney(db, user)
  const plan = await findPlan(db, product.plan, product.revision)
  if (state === 'paid' || !plan) return toSeconds(timeline(grants, now).dueAt)
  const { level, seconds } = plan.content
  const bought = {
    id: 'bought',
    level,
    plan: plan.id,
    plan_revision: plan.revision,
    seconds,
    created_at: now,
    revoked_at: null,
  }
  return toSeconds(timeline([...grants, bought], now).dueAt)
}

/** The ways to pay on offer now. @param openid the payer at the provider's app, without which nobody pays inside WeChat */
export function channelsOf(payments: readonly Payments[], openid: string | undefined): OrderChannel[] {
  const isOpen = (channel: OrderChannel) => channel !== 'wechat-jsapi' || openid !== undefined
  return payments.flatMap((provider) => provider.channels().filter(isOpen))
}

/** A user's openid, if the official account that knows it has the app id of a provider; undefined also if no WeChat is bound. */
export async function payerOf(
  db: Queries,
  { payments, officialApp }: Pick<Asking, 'payments' | 'officialApp'>,
  user: string,
): Promise<string | undefined> {
  if (officialApp === undefined || !payments.some(({ app }) => app === officialApp)) return undefined
  return findOpenid(db, user)
}

export async function presentCurrent(
  db: Queries,
  order: StoredOrder,
  selling: Pick<Asking, 'payments' | 'officialApp'>,
  now: number,
): Promise<CurrentOrder> {
  const [shown] = await presentOrders(db, order.user_id, [order])
  if (!shown) throw new Error('an order that was just read is missing')
  const { cash, gift } = await readMoney(db, order.user_id)
  return {
    order: shown,
    balance: cash + gift,
    due_time: await dueWith(db, order, now),
    channels:
      (await closedSince(db)) === null ? channelsOf(selling.payments, await payerOf(db, selling, order.user_id)) : [],
    time: toSeconds(now),
  }
}
