import type { Tx } from '../db/database.ts'
import { spendHeld } from '../money/discounts.ts'
import { touchAccount } from '../money/store.ts'
import { post } from '../money/transfers.ts'
import type { Fact, PaymentFact, RefundFact } from '../payments/fact.ts'
import { closeIfOver } from './close-order.ts'
import { fulfil, isGrantable } from './fulfil.ts'
import { askRefund, endRefund, providerOf } from './refund.ts'
import {
  dropDue,
  findNumber,
  findPayment,
  lockOrder,
  lockPayment,
  lockRefund,
  type StoredOrder,
  type StoredPayment,
  setOrder,
  setPayment,
  setRefund,
} from './store.ts'

/** Money whose owner is not known is posted here. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Turns what a provider says into money: the only code that does (SPEC M6). The same fact again changes nothing, and facts may come in any order:
 * a payment that is paid stays paid, whatever older fact arrives.
 * @param onSuspense called before the commit when money came that was not accepted, and waits for the operator (SPEC M12)
 * @returns the user whose account it is about; undefined if the number is not ours
 */
export async function applyFact(
  tx: Tx,
  fact: Fact,
  now: number,
  onSuspense: () => void = () => undefined,
): Promise<string | undefined> {
  const known = await findNumber(tx, fact.number)
  if (fact.kind === 'refund')
    return known?.refund_id
      ? applyRefund(tx, fact, { ...known, refund_id: known.refund_id }, now)
      : strayRefund(tx, fact, now)
  if (!known || known.refund_id) return strayPayment(tx, fact, now, onSuspense)
  const found = await findPayment(tx, known.user_id, known.payment_id)
  const order = found && (await lockOrder(tx, found.user_id, found.order_id))
  const payment = found && (await lockPayment(tx, found.user_id, found.id))
  if (!order || !payment || providerOf(payment.channel) !== fact.channel) return strayPayment(tx, fact, now, onSuspense)
  if (fact.state === 'paid') await takePayment(tx, { fact, order, payment }, now, onSuspense)
  else if (fact.state === 'closed') await endPayment(tx, { order, payment }, now)
  return order.user_id
}

interface Paid {
  readonly fact: PaymentFact
  readonly order: StoredOrder
  readonly payment: StoredPayment
}

/** A payment that cannot be paid any more. */
async function endPayment(tx: Tx, { order, payment }: Omit<Paid, 'fact'>, now: number): Promise<void> {
  if (payment.state === 'paid' || payment.state === 'odd') return
  await setPayment(tx, payment, { state: 'closed', prepared: null })
  await dropDue(tx, payment.number)
  await closeIfOver(tx, order, now)
}

/** Money that came for an order: it is fulfilled, or the money waits in `suspense` (SPEC M12). */
async function takePayment(tx: Tx, { fact, order, payment }: Paid, now: number, onSuspense: () => void): Promise<void> {
  if (payment.state === 'paid' || payment.state === 'odd')
    return takeAgain(tx, { fact, order, payment }, now, onSuspense)
  const { user_id: user } = order
  const total = fact.total ?? 0
  const seen = {
    provider_id: fact.provider_id ?? null,
    total_seen: total,
    payer_total: fact.payer_total ?? null,
    paid_at: fact.paid_at ?? now,
    prepared: null,
  }
  await dropDue(tx, payment.number)
  const clearing = `clearing:${fact.channel}` as const
  const reason = await whyNot(tx, { fact, order, payment }, now)
  if (reason !== undefined) {
    onSuspense()
    await setPayment(tx, payment, { ...seen, state: 'odd', reason })
    const cause = `payment:${payment.id}:odd`
    await post(
      tx,
      user,
      [{ debit: clearing, credit: 'suspense', amount: total, cause, note: 'suspense', order: order.id }],
      now,
    )
    if (reason === 'second')
      await askRefund(tx, { payment, amount: total, from: 'suspense', reason, by: 'server' }, now)
    return
  }
  await setPayment(tx, payment, { ...seen, state: 'paid' })
  await post(
    tx,
    user,
    [
      {
        debit: clearing,
        credit: 'wallet:cash',
        amount: total,
        cause: `order:${order.id}:paid`,
        note: 'recharge',
        order: order.id,
      },
    ],
    now,
  )
  await setOrder(tx, order, { state: 'paid', paid_at: now, closed_at: null })
  // what a provider took for a membership is spent as cash, whatever gift the wallet holds
  await fulfil(tx, order, { gift: 0 }, now)
}

/** A provider that took a payment twice, under the same number: the second is paid back. The same payment again is nothing new. */
async function takeAgain(tx: Tx, { fact, order, payment }: Paid, now: number, onSuspense: () => void): Promise<void> {
  const { provider_id: other, total = 0, channel } = fact
  if (other === undefined || payment.provider_id === null || other === payment.provider_id) return
  const cause = `payment:${payment.id}:again:${other}`
  const common = { amount: total, cause, note: 'suspense', order: order.id } as const
  const posting = { ...common, debit: `clearing:${channel}`, credit: 'suspense' } as const
  const { added } = await post(tx, order.user_id, [posting], now)
  if (added === 0) return
  onSuspense()
  await askRefund(tx, { payment, amount: total, from: 'suspense', reason: 'second', by: 'server' }, now)
}

/** Why money is not accepted for an order; undefined if it is. */
async function whyNot(
  tx: Tx,
  { fact, order, payment }: Paid,
  now: number,
): Promise<StoredPayment['reason'] | undefined> {
  if (fact.total !== payment.amount || fact.currency !== 'CNY') return 'amount'
  if (order.state === 'paid') return 'second'
  if (!(await isGrantable(tx, order, now))) return 'late'
  // a use that was released counts again, before the wallet is locked: two such transactions may have to be repeated
  return (await spendHeld(tx, order)) ? undefined : 'late'
}

/** Money for a number that is not ours: it waits for the operator, with the user that the provider names, if any. */
async function strayPayment(
  tx: Tx,
  { channel, number, state, total, attach }: PaymentFact,
  now: number,
  onSuspense: () => void,
): Promise<string | undefined> {
  if (state !== 'paid' || total === undefined || total <= 0) return undefined
  const user = attach !== undefined && UUID.test(attach) ? attach : NOBODY
  const cause = `stray:${channel}:${number}`
  const { added } = await post(
    tx,
    user,
    [{ debit: `clearing:${channel}`, credit: 'suspense', amount: total, cause, note: 'suspense' }],
    now,
  )
  if (added > 0) onSuspense()
  return user === NOBODY ? undefined : user
}

/** Money paid back at the provider without us: it is taken from what waits for the operator. */
async function strayRefund(tx: Tx, { channel, number, state, amount }: RefundFact, now: number): Promise<undefined> {
  if (state !== 'done' || amount === undefined || amount <= 0) return
  const cause = `stray:${channel}:${number}`
  await post(tx, NOBODY, [{ debit: 'suspense', credit: `clearing:${channel}`, amount, cause, note: 'suspense' }], now)
}

/** What the provider says about a refund that we asked for. */
async function applyRefund(
  tx: Tx,
  fact: RefundFact,
  { user_id: user, payment_id, refund_id }: { user_id: string; payment_id: string; refund_id: string },
  now: number,
): Promise<string | undefined> {
  const found = await findPayment(tx, user, payment_id)
  const order = found && (await lockOrder(tx, user, found.order_id))
  const payment = order && (await lockPayment(tx, user, payment_id))
  const refund = payment && (await lockRefund(tx, user, refund_id))
  if (!refund || providerOf(payment.channel) !== fact.channel) return strayRefund(tx, fact, now)
  if (refund.state === 'done' || refund.state === 'refused') return user
  const provider_id = fact.provider_id ?? refund.provider_id
  const isOdd = fact.state === 'odd' || (fact.state === 'done' && fact.amount !== refund.amount)
  if (isOdd) {
    await setRefund(tx, refund, { state: 'odd', provider_id })
    await dropDue(tx, refund.number)
  } else if (fact.state === 'done' || fact.state === 'refused') {
    await endRefund(tx, { refund, channel: fact.channel, state: fact.state, order: order.id }, now)
    await setRefund(tx, refund, { state: fact.state, provider_id, done_at: fact.done_at ?? now })
    await dropDue(tx, refund.number)
  } else if (fact.state === 'processing' && refund.state === 'asked') {
    await setRefund(tx, refund, { state: 'sent', provider_id })
  }
  await touchAccount(tx, user)
  return user
}
