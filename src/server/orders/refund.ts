import { randomBytes } from 'node:crypto'
import { uuidv7 } from '#contract/records/uuid.ts'
import type { Tx } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Account } from '../money/accounts.ts'
import { revoke } from '../money/grants.ts'
import { restoreGrant } from '../money/store.ts'
import { restoreTokens, takeTokens } from '../money/tokens.ts'
import { type Posting, post } from '../money/transfers.ts'
import type { MoneyChannel } from '../payments/fact.ts'
import { refundable, requireNoInvoice } from './refundable.ts'
import {
  findPayment,
  insertRefund,
  listRefunds,
  lockOrder,
  lockPayment,
  type StoredOrder,
  type StoredPayment,
  type StoredRefund,
} from './store.ts'

/** The provider of a way to pay: `wechat` of `wechat-native`. */
export function providerOf(channel: string): MoneyChannel {
  return channel.split('-')[0] as MoneyChannel
}

/** What is paid back. */
interface Asked {
  readonly payment: StoredPayment
  /** Fen, above 0. */
  readonly amount: number
  /** Fen to take back from the gift of a recharge. */
  readonly giftBack?: number
  /** Where the money is now. */
  readonly from: Account
  readonly reason: string
  readonly by: 'user' | 'operator' | 'server'
}

/** The transfers with which a refund begins. */
function begin({ from_account: from, amount, gift_back: gift }: StoredRefund, to: Account, common: Common): Posting[] {
  const back: Posting[] = gift === 0 ? [] : [{ ...common, debit: 'wallet:gift', credit: 'gift:offer', amount: gift }]
  return [{ ...common, debit: from as Account, credit: to, amount }, ...back]
}

type Common = Pick<Posting, 'cause' | 'note' | 'order'>

/**
 * Takes the money out of its account and plans that the provider is asked to pay it back (SPEC M7, M9).
 * @throws Refusal `balance-short` if it is taken from a wallet that has less
 */
export async function askRefund(tx: Tx, asked: Asked, now: number): Promise<StoredRefund> {
  const { payment, amount, giftBack = 0, from, reason, by } = asked
  const id = uuidv7(now, randomBytes(10))
  const { user_id: user, id: payment_id, order_id: order, channel } = payment
  const refund: StoredRefund = {
    user_id: user,
    id,
    payment_id,
    number: id.replaceAll('-', ''),
    amount,
    from_account: from,
    gift_back: giftBack,
    state: 'asked',
    reason,
    provider_id: null,
    asked_by: by,
    created_at: now,
    done_at: null,
  }
  await insertRefund(tx, refund, now)
  const common = { cause: `refund:${id}`, note: 'refund', order } as const
  await post(tx, user, begin(refund, `refund:${providerOf(channel)}`, common), now)
  return refund
}

/** The payer has the money; or it was refused, and all that the refund took goes back, membership included. */
export async function endRefund(
  tx: Tx,
  {
    refund,
    channel,
    state,
    order,
  }: { refund: StoredRefund; channel: string; state: 'done' | 'refused'; order: string },
  now: number,
): Promise<void> {
  const { user_id: user, id, amount } = refund
  const held = `refund:${providerOf(channel)}` as const
  const common = { cause: `refund:${id}:${state}`, note: 'refund', order } as const
  if (state === 'done') {
    await post(tx, user, [{ ...common, debit: held, credit: `clearing:${providerOf(channel)}`, amount }], now)
    return
  }
  const back = begin(refund, held, common).map((posting) => ({
    ...posting,
    debit: posting.credit,
    credit: posting.debit,
  }))
  await post(tx, user, back, now)
  if (refund.from_account === 'revenue:member') await restoreGrant(tx, user, `order:${order}`)
  if (refund.from_account === 'revenue:tokens') await restoreTokens(tx, user, id, now)
}

/**
 * A refund that the user asks for. A membership ends at once, and tokens are taken back.
 * @param seen fen that the user saw as the amount
 * @throws Refusal as `refundable`, or `price-changed` with the amount
 */
export async function refundOrder(
  tx: Tx,
  user: string,
  { order: id, seen }: { order: string; seen: number },
  now: number,
): Promise<StoredRefund> {
  const order = await lockOrder(tx, user, id)
  if (!order) throw new Refusal('not-found')
  const { payment, amount, giftBack } = await refundable(tx, order, now)
  if (amount !== seen) throw new Refusal('price-changed', { price: amount })
  const from = sourceOf(order)
  const refund = await askRefund(tx, { payment, amount, giftBack, from, reason: 'user', by: 'user' }, now)
  // spent meanwhile
  if (!(await takeBack(tx, order, refund, now))) throw new Refusal('refund-by-operator')
  return refund
}

/**
 * A refund that the operator decides: of money that was accepted or of money that waits in `suspense`, as a whole or in part.
 * @throws Refusal `refund-nothing`, `refund-invoiced`, or `balance-short` if the wallet has less
 */
export async function refundByOperator(
  tx: Tx,
  user: string,
  { payment: id, amount, reason }: { payment: string; amount: number | undefined; reason: string },
  now: number,
): Promise<StoredRefund> {
  const found = await findPayment(tx, user, id)
  const order = found && (await lockOrder(tx, user, found.order_id))
  const payment = order && (await lockPayment(tx, user, id))
  if (!payment || (payment.state !== 'paid' && payment.state !== 'odd')) throw new Refusal('refund-nothing')
  if (payment.state === 'paid') await requireNoInvoice(tx, payment)
  const refunds = (await listRefunds(tx, user, [id])).filter(({ state }) => state !== 'refused')
  const left = refunds.reduce((rest, refund) => rest - refund.amount, payment.total_seen ?? 0)
  if (left <= 0 || (amount ?? left) > left) throw new Refusal('refund-nothing')
  const from = payment.state === 'odd' ? 'suspense' : sourceOf(order)
  const refund = await askRefund(tx, { payment, amount: amount ?? left, from, reason, by: 'operator' }, now)
  if (from !== 'suspense') await takeBack(tx, order, refund, now)
  return refund
}

/** Where the money of a paid order is. */
function sourceOf({ kind }: Pick<StoredOrder, 'kind'>): Account {
  return kind === 'recharge' ? 'wallet:cash' : `revenue:${kind}`
}

/** Takes back what an order gave: a membership at once, tokens as far as they are not spent. False if some of them are spent. */
async function takeBack(tx: Tx, order: StoredOrder, { id }: StoredRefund, now: number): Promise<boolean> {
  const { user_id: user, product } = order
  if (product.kind === 'member') await revoke(tx, user, `order:${order.id}`, now)
  if (product.kind !== 'tokens') return true
  const { tokens } = product
  return (await takeTokens(tx, user, { cause: `refund:${id}`, tokens }, now)) === tokens
}
