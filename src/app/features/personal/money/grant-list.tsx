import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { GrantSource, MembershipRecord } from '#contract/calls/money.ts'
import { dateTime } from '../../../i18n/dates.ts'
import { usePagerWords } from '../../../i18n/pager-words.ts'
import type { PageSize } from '../../../ui/page-sizes.ts'
import { Pager } from '../../../ui/pager.tsx'
import { LoadState } from '../load-state.tsx'
import { OfflineBar } from '../offline-bar.tsx'
import { useStoredReply } from '../use-stored-reply.ts'
import { useMemberWords } from './member-words.ts'

const MS_PER_SECOND = 1000

interface Props {
  readonly call: 'Member/rechargeRecord' | 'Active/index'
  readonly empty: ReactNode
}

/** Membership that the user was given, newest first, with the end before and after. */
export function GrantList({ call, empty }: Props) {
  const [place, setPlace] = useState<{ page: number; limit: PageSize }>({ page: 1, limit: 20 })
  const { data, error, isCurrent, refetch } = useStoredReply(call, place)
  const words = usePagerWords(data?.total ?? 0)
  if (!data) return <LoadState error={error} onRetry={() => void refetch()} />
  return (
    <div className="flex flex-col gap-4">
      {isCurrent ? null : <OfflineBar time={data.time} />}
      {data.total === 0 ? (
        <p className="rounded-lg border border-dashed border-line-strong px-5 py-8 text-center text-ink-2">{empty}</p>
      ) : (
        <>
          <ul className="divide-y divide-line overflow-hidden rounded-lg bg-surface shadow-card">
            {data.data.map((grant) => (
              <GrantRow key={grant.id} grant={grant} />
            ))}
          </ul>
          <Pager {...place} total={data.total} words={words} onChange={setPlace} />
        </>
      )}
    </div>
  )
}

function GrantRow({ grant }: { grant: MembershipRecord }) {
  const { t } = useLingui()
  const { due, length } = useMemberWords()
  const sources: Record<GrantSource, string> = {
    order: t`Bought`,
    active: t`Activation code`,
    promo: t`Promo code`,
    operator: t`From the operator`,
  }
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-5 py-3.5">
      <div className="min-w-48 flex-1">
        <p className="font-medium break-words">
          {grant.name} · {length(grant.seconds)}
        </p>
        <p className="text-sm text-ink-2">{sources[grant.by]}</p>
        {grant.revoked_time === null ? null : (
          <p className="text-sm text-warn">
            <Trans>Withdrawn: {dateTime(grant.revoked_time * MS_PER_SECOND)}</Trans>
          </p>
        )}
      </div>
      <div className="text-sm text-ink-2 sm:text-right">
        <time className="block tabular-nums">{dateTime(grant.time * MS_PER_SECOND)}</time>
        <p className="tabular-nums">
          <Trans>
            Membership until: {due(grant.due_before)} → {due(grant.due_after)}
          </Trans>
        </p>
      </div>
    </li>
  )
}
