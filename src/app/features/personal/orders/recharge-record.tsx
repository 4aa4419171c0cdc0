import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { ClipboardList } from 'lucide-react'
import { useId, useState } from 'react'
import type { Order } from '#contract/calls/order.ts'
import { dateTime } from '../../../i18n/dates.ts'
import { usePagerWords } from '../../../i18n/pager-words.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { PageSize } from '../../../ui/page-sizes.ts'
import { Pager } from '../../../ui/pager.tsx'
import { LoadState } from '../load-state.tsx'
import { OfflineBar, WriteButton, WriteReason } from '../offline-bar.tsx'
import { PersonalLink } from '../personal-links.tsx'
import { useStoredReply } from '../use-stored-reply.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { yuan } from './yuan.ts'

const MS_PER_SECOND = 1000

/** The user's recharges, with what can be paid back. */
export function RechargeRecord() {
  const reason = useId()
  const client = useQueryClient()
  const [place, setPlace] = useState<{ page: number; limit: PageSize }>({ page: 1, limit: 20 })
  const { data, error, isCurrent, refetch } = useStoredReply('Order/index', { ...place, kind: 'recharge' })
  const [returned, setReturned] = useState<Order>()
  const pagerWords = usePagerWords(data?.total ?? 0)
  return (
    <>
      <h1 className="text-2xl">
        <Trans>Recharges</Trans>
      </h1>
      {data && !isCurrent ? <OfflineBar time={data.time} /> : null}
      <WriteReason id={reason} />
      {!data ? (
        <LoadState error={error} onRetry={() => void refetch()} />
      ) : data.total === 0 ? (
        <EmptyState
          icon={<ClipboardList aria-hidden />}
          title={<Trans>No recharges yet</Trans>}
          actions={
            <Button asChild look="primary">
              <PersonalLink page="wallet/recharge">
                <Trans>Recharge the wallet</Trans>
              </PersonalLink>
            </Button>
          }
        />
      ) : (
        <>
          <ul className="divide-y divide-line overflow-hidden rounded-lg bg-surface shadow-card">
            {data.data.map((order) => (
              <RechargeRow key={order.id} order={order} reason={reason} onReturn={() => setReturned(order)} />
            ))}
          </ul>
          <Pager {...place} total={data.total} words={pagerWords} onChange={setPlace} />
        </>
      )}
      {returned ? (
        <RefundDialog
          order={returned.id}
          onClose={() => setReturned(undefined)}
          onDone={() =>
            Promise.all(
              ['Order/index', 'Wallet/detail', 'Wallet/runningWater'].map((name) =>
                client.invalidateQueries({ queryKey: [name] }),
              ),
            )
          }
        />
      ) : null}
    </>
  )
}

interface RowProps {
  readonly order: Order
  readonly reason: string
  readonly onReturn: () => void
}

function RechargeRow({ order, reason, onReturn }: RowProps) {
  const { t } = useLingui()
  const { id, state, amount, gift, time, payments } = order
  const states: Readonly<Record<Order['state'], string>> = {
    open: t`To be paid`,
    paid: t`Paid`,
    'part-refunded': t`Partly paid back`,
    refunded: t`Paid back`,
    closed: t`Failed`,
  }
  const number = payments[0]?.number
  const paid = payments.find((payment) => payment.state === 'paid')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
      <div className="min-w-48 flex-1">
        <p className="tabular-nums">
          <span className="font-semibold">{yuan(amount)}</span>
          {gift > 0 ? (
            <span className="ml-2 text-sm text-ink-2">
              <Trans>{yuan(gift)} more as a gift</Trans>
            </span>
          ) : null}
        </p>
        <p className="text-sm text-ink-3">{dateTime(time * MS_PER_SECOND)}</p>
        {number ? <p className="text-xs break-all text-ink-3 select-all">{number}</p> : null}
      </div>
      <p className="text-sm text-ink-2">{states[state]}</p>
      {state === 'open' ? (
        <Button asChild size="sm">
          <PersonalLink page="member/pushOrder" search={{ order: id }} aria-label={t`Pay: ${yuan(amount)}`}>
            <Trans>Pay</Trans>
          </PersonalLink>
        </Button>
      ) : state === 'paid' || state === 'part-refunded' ? (
        <div className="flex flex-wrap gap-2">
          {paid ? (
            <Button asChild size="sm">
              <PersonalLink page="invoicing" search={{ id: paid.id }} aria-label={t`Invoice for ${yuan(amount)}`}>
                <Trans>Invoice</Trans>
              </PersonalLink>
            </Button>
          ) : null}
          <WriteButton reason={reason} size="sm" aria-label={t`Have it paid back: ${yuan(amount)}`} onClick={onReturn}>
            <Trans>Have it paid back</Trans>
          </WriteButton>
        </div>
      ) : null}
    </li>
  )
}
