import type { Refund } from '#contract/calls/refund.ts'
import { inTransaction } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Routes } from '../http/route.ts'
import { requireOpenPayments } from '../money/payments-gate.ts'
import type { Services } from '../services.ts'
import { giveBack, returnable } from './give-back.ts'
import { refundOrder } from './refund.ts'
import { refundable } from './refundable.ts'
import { findOrder, findPayment, listAllRefunds, type StoredRefund } from './store.ts'

const MS_PER_SECOND = 1000
const toSeconds = (ms: number) => Math.floor(ms / MS_PER_SECOND)

export function refundRoutes({ db }: Pick<Services, 'db'>): Routes<'Refund/check' | 'Refund/add' | 'Refund/index'> {
  const present = ({ id, amount, gift_back, state, created_at, done_at }: StoredRefund, order: string): Refund => ({
    id,
    order,
    amount,
    gift_back,
    state,
    time: toSeconds(created_at),
    done_time: done_at === null ? null : toSeconds(done_at),
  })
  return {
    'Refund/check': {
      answer: ({ request: { order: id }, session: { user }, now }) =>
        inTransaction(db, async (tx) => {
          const order = await findOrder(tx, user, id)
          if (!order) throw new Refusal('not-found')
          const spent = await returnable(tx, order, now)
          if (spent) return { to: 'wallet', amount: spent.amount, gift: spent.gift, gift_back: 0 } as const
          const { amount, giftBack } = await refundable(tx, order, now)
          return { to: 'payer', amount, gift: 0, gift_back: giftBack } as const
        }),
    },
    'Refund/add': {
      async answer({ request: { order, amount }, session: { user }, tx, now }) {
        await requireOpenPayments(tx)
        const asked = { order, seen: amount }
        return (await giveBack(tx, user, asked, now)) ?? present(await refundOrder(tx, user, asked, now), order)
      },
    },
    'Refund/index': {
      async answer({ request: { page, limit }, session: { user }, now }) {
        const { refunds, total } = await listAllRefunds(db, user, { page, limit })
        const orderOf = async ({ payment_id: payment }: StoredRefund) =>
          (await findPayment(db, user, payment))?.order_id ?? ''
        const data = await Promise.all(refunds.map(async (refund) => present(refund, await orderOf(refund))))
        return { data, total, page, limit, time: toSeconds(now) }
      },
    },
  }
}
