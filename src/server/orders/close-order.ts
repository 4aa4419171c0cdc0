import type { Db, Tx } from '../db/database.ts'
import { inTransaction } from '../db/database.ts'
import { releaseHeld } from '../money/discounts.ts'
import { touchAccount } from '../money/store.ts'
import { listExpiredOrders, listPayments, lockOrder, type StoredOrder, type StoredPayment, setOrder } from './store.ts'

/** Whether money may still come for a payment. */
export const isLiving = ({ state }: Pick<StoredPayment, 'state'>) => state === 'asking' || state === 'waiting'

/** Closes an order whose time is over and which no payment can pay any more (SPEC M10). The order is locked. */
export async function closeIfOver(tx: Tx, order: StoredOrder, now: number): Promise<boolean> {
  if (order.state !== 'open' || order.expires_at > now) return false
  const payments = await listPayments(tx, order.user_id, [order.id])
  if (payments.some(isLiving)) return false
  await setOrder(tx, order, { state: 'closed', closed_at: now })
  await touchAccount(tx, order.user_id)
  await releaseHeld(tx, order)
  return true
}

/** Closes the orders that expired without a payment under way. */
export async function closeExpiredOrders(db: Db, now: number): Promise<void> {
  for (const { user_id: user, id } of await listExpiredOrders(db, now)) {
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, user, id)
      if (order) await closeIfOver(tx, order, now)
    })
  }
}
