import type { Tx } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { readMoney } from '../money/store.ts'
import { extraTokens } from '../money/tokens.ts'
import { listPayments, listRefunds, livingInvoice, type StoredOrder, type StoredPayment } from './store.ts'

const HOUR = 60 * 60_000
/** How long a membership or tokens can be given back without the operator. */
const REGRET_MS = 24 * HOUR
/** WeChat Pay and Alipay pay back within a year. */
const YEAR_MS = 365 * 24 * HOUR

export interface Refundable {
  readonly payment: StoredPayment
  /** Fen to pay back. */
  readonly amount: number
  /** Fen to take back from the gift. */
  readonly giftBack: number
}

/** @throws Refusal `refund-invoiced` while the payment is on an invoice that is not void (SPEC M25). Its order is locked by the caller. */
export async function requireNoInvoice(tx: Tx, { user_id: user, id }: StoredPayment): Promise<void> {
  const living = await livingInvoice(tx, user, id)
  if (living) throw new Refusal('refund-invoiced', { invoice: living.id, state: living.state })
}

/**
 * What of an order can be paid back now the way it was paid: of a recharge what is unspent, less what of its gift was spent; a membership as a whole, within 24 hours,
 * and so tokens of which none is spent.
 * @throws Refusal `refund-nothing`, `refund-by-operator` where only the operator may decide, or `refund-invoiced` with the invoice
 */
export async function refundable(tx: Tx, order: StoredOrder, now: number): Promise<Refundable> {
  const payments = await listPayments(tx, order.user_id, [order.id])
  const payment = payments.find(({ state }) => state === 'paid')
  if (order.state !== 'paid' || !payment) throw new Refusal('refund-nothing')
  await requireNoInvoice(tx, payment)
  const paidAt = payment.paid_at ?? order.paid_at ?? order.created_at
  if (now > paidAt + YEAR_MS) throw new Refusal('refund-by-operator')
  const refunds = (await listRefunds(tx, order.user_id, [payment.id])).filter(({ state }) => state !== 'refused')
  if (order.kind !== 'recharge') {
    if (refunds.length > 0) throw new Refusal('refund-nothing')
    await requireEarly(tx, order, order.paid_at ?? paidAt, now)
    return { payment, amount: payment.amount, giftBack: 0 }
  }
  const paidBack = refunds.reduce((sum, { amount }) => sum + amount, 0)
  const takenBack = refunds.reduce((sum, { gift_back: gift }) => sum + gift, 0)
  const { cash, gift } = await readMoney(tx, order.user_id)
  const giftBack = Math.min(gift, order.gift - takenBack)
  const spentGift = order.gift - takenBack - giftBack
  const amount = Math.min(cash, payment.amount - paidBack - spentGift)
  if (amount <= 0) throw new Refusal('refund-nothing')
  return { payment, amount, giftBack }
}

/** @throws Refusal `refund-by-operator` after 24 hours, or once some of the tokens are spent */
export async function requireEarly(
  tx: Tx,
  { user_id: user, product }: StoredOrder,
  paidAt: number,
  now: number,
): Promise<void> {
  if (now > paidAt + REGRET_MS) throw new Refusal('refund-by-operator')
  if (product.kind === 'tokens' && (await extraTokens(tx, user)) < product.tokens)
    throw new Refusal('refund-by-operator')
}
