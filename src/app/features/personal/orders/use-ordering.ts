import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { RequestOf } from '#contract/calls/call.ts'
import type { orderCalls } from '#contract/calls/order.ts'
import { CallError, call } from '../../../api/call.ts'

type Wanted = RequestOf<(typeof orderCalls)['Order/add']>

/** Orders a product at the price that is shown, and goes to the order. A price that has changed is read again. */
export function useOrdering() {
  const navigate = useNavigate()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wanted: Wanted) => call('Order/add', wanted, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: ({ order }) =>
      navigate({ to: '/personal/$', params: { _splat: 'member/pushOrder' }, search: { order: order.id } }),
    onError: async (error) => {
      if (!(error instanceof CallError) || !['price-changed', 'plan-off'].includes(error.code)) return
      await Promise.all(['Member/index', 'Offer/index'].map((name) => client.invalidateQueries({ queryKey: [name] })))
    },
  })
}
