import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import type { CurrentOrder } from '#contract/calls/order.ts'
import { call } from '../../../api/call.ts'
import { session } from '../../../state/session.ts'

const SECOND = 1000
/** How often the order is asked for: often while the payer is likely to pay, then seldom. */
const OFTEN_MS = 3 * SECOND
const SELDOM_MS = 10 * SECOND
const OFTEN_FOR_MS = 2 * 60 * SECOND

/** A bank transfer takes days, and a hint reports it. */
const isPaying = ({ order }: CurrentOrder) =>
  order.state === 'open' &&
  order.payments.some(({ state, channel }) => channel !== 'transfer' && (state === 'asking' || state === 'waiting'))

const sinceWhen = new Map<string, number>()

/** An order that is asked for again and again while it is being paid. */
export function useOrder(id: string) {
  const { user } = useSnapshot(session)
  const queries = useQueryClient()
  const key = ['Order/detail', user?.id ?? '0', id]
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('Order/detail', { order: id }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    enabled: id !== '',
    refetchInterval: ({ state }) => {
      if (!state.data || !isPaying(state.data)) {
        sinceWhen.delete(id)
        return false
      }
      const since = sinceWhen.get(id) ?? Date.now()
      sinceWhen.set(id, since)
      return Date.now() - since < OFTEN_FOR_MS ? OFTEN_MS : SELDOM_MS
    },
  })
  const show = (now: CurrentOrder) => queries.setQueryData(key, now)
  return { data, error, refetch, show }
}
