import { Refusal } from '../http/refusal.ts'
import type { Routes } from '../http/route.ts'
import { requireOpenPayments } from '../money/payments-gate.ts'
import type { Services } from '../services.ts'
import { addOrder } from './add-order.ts'
import { giveUpOrder, payFromWallet, payOrder, syncOrder } from './pay-order.ts'
import { presentCurrent, presentOrders } from './present.ts'
import { findOrder, listOrders } from './store.ts'

const MS_PER_SECOND = 1000

export function orderRoutes(
  services: Pick<
    Services,
    'db' | 'payments' | 'officialApp' | 'clock' | 'log' | 'hint' | 'limits' | 'origin' | 'model'
  >,
): Routes<'Order/add' | 'Order/detail' | 'Order/index' | 'Order/pay' | 'Order/sync' | 'Order/close'> {
  const { db, limits, clock } = services
  const current = async (user: string, id: string) => {
    const order = await findOrder(db, user, id)
    if (!order) throw new Refusal('not-found')
    return presentCurrent(db, order, services, clock())
  }
  return {
    'Order/add': {
      userLimit: 'ordersByUser',
      async answer({ request, session: { user }, tx, atLast, now }) {
        if (request.product.kind === 'tokens' && !services.model) throw new Refusal('plan-off')
        return presentCurrent(tx, await addOrder(tx, user, request, now, atLast), services, now)
      },
    },
    'Order/detail': {
      answer: ({ request: { order }, session: { user } }) => current(user, order),
    },
    'Order/index': {
      async answer({ request: { kind, page, limit }, session: { user }, now }) {
        const { orders, total } = await listOrders(db, user, { kind, page, limit })
        const time = Math.floor(now / MS_PER_SECOND)
        return { data: await presentOrders(db, user, orders), total, page, limit, time }
      },
    },
    'Order/pay': {
      userLimit: 'paymentsByUser',
      async answer({ request, session: { user }, address }) {
        await requireOpenPayments(db)
        const returnUrl = `${services.origin}/personal/member/pushOrder?order=${request.order}`
        const { channel } = request
        if (channel === 'wallet') await payFromWallet(services, user, request.order)
        else await payOrder(services, user, { ...request, channel }, { address, returnUrl })
        return current(user, request.order)
      },
    },
    'Order/sync': {
      async answer({ request: { order }, session: { user } }) {
        await limits.take('questionsByOrder', order)
        await syncOrder(services, user, order)
        return current(user, order)
      },
    },
    'Order/close': {
      async answer({ request: { order }, session: { user } }) {
        await giveUpOrder(services, user, order)
        return current(user, order)
      },
    },
  }
}
