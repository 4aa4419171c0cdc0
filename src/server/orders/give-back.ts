import type { Refund } from '#contract/calls/refund.ts'
import type { Tx } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Account } from '../money/accounts.ts'
import { revoke } from '../money/grants.ts'
import type { Transfer } from '../money/store.ts'
import { takeTokens } from '../money/tokens.ts'
import { post } from '../money/transfers.ts'
import { requireEarly } from './refundable.ts'
import { listPayments, listSpent, lockOrder, type StoredOrder } from './store.ts'

interface Spent {
  readonly transfers: readonly Transfer[]
  /** Fen, of cash and gift. */
  readonly amount: number
  /** Fen of it that were a gift. */
  readonly gift: number
}

/**
 * What an order took from the wallet and can be given back now: all of it, within 24 hours; undefined for an order that was not paid from there.
 * @throws Refusal `refund-nothing` if it was given back before, or `refund-by-operator` where only the operator may decide
 */
export async function returnable(tx: Tx, order: StoredOrder, now: number): Promise<Spent | undefined> {
  const { user_id: user, id, kind, amount, paid_at: paidAt } = order
  if (order.state !== 'paid' || kind === 'recharge' || paidAt === null) return undefined
  if ((await listPayments(tx, user, [id])).some(({ state }) => state === 'paid')) return undefined
  const transfers = await listSpent(tx, user, id)
  const sum = (some: readonly Transfer[]) => some.reduce((total, transfer) => total + transfer.amount, 0)
  // less: given back before, or undone by the operator
  if (sum(transfers) < amount) throw new Refusal('refund-nothing')
  await requireEarly(tx, order, paidAt, now)
  return { transfers, amount, gift: sum(transfers.filter(({ debit }) => debit === 'wallet:gift')) }
}

/**
 * Gives back to the wallet what an order took from it, the gift as a gift, by transfers that undo the former ones (SPEC M2), and takes back what
 * was bought.
 * @param seen fen that the user saw as the amount
 * @returns undefined for an order that was not paid from the wallet
 * @throws Refusal `not-found`, as `returnable`, or `price-changed` with the amount
 */
export async function giveBack(
  tx: Tx,
  user: string,
  { order: id, seen }: { order: string; seen: number },
  now: number,
): Promise<Refund | undefined> {
  const order = await lockOrder(tx, user, id)
  if (!order) throw new Refusal('not-found')
  const spent = await returnable(tx, order, now)
  if (!spent) return undefined
  const { amount, transfers } = spent
  if (amount !== seen) throw new Refusal('price-changed', { price: amount })
  const common = { cause: `order:${id}:returned`, note: 'refund', order: id } as const
  const back = transfers.map(({ id: reverses, debit, credit, amount: part }) => ({
    ...common,
    debit: credit as Account,
    credit: debit as Account,
    amount: part,
    reverses,
  }))
  await post(tx, user, back, now)
  const { product } = order
  if (product.kind === 'member') await revoke(tx, user, `order:${id}`, now)
  if (product.kind === 'tokens') {
    const { tokens } = product
    const taken = await takeTokens(tx, user, { cause: `refund:${id}`, tokens }, now)
    if (taken !== tokens) throw new Refusal('refund-by-operator') // spent meanwhile
  }
  const time = Math.floor(now / 1000)
  return { id, order: id, amount, gift_back: 0, state: 'done', time, done_time: time }
}
