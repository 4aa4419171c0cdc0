import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { noticesQuery } from '../../api/queries.ts'
import { dateTime } from '../../i18n/dates.ts'
import { usePagerWords } from '../../i18n/pager-words.ts'
import { session } from '../../state/session.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { PageSize } from '../../ui/page-sizes.ts'
import { Pager } from '../../ui/pager.tsx'
import { markRead } from './mark-read.ts'

interface Place {
  page: number
  limit: PageSize
}

const kinds = {
  storage: msg`Storage space`,
  feedback: msg`Feedback`,
  security: msg`Account security`,
  invoice: msg`Invoices`,
  membership: msg`Membership`,
  payment: msg`Payments`,
}

/** The label of a kind; undefined for the operator's notices to everyone, and for a kind that only a newer server knows. */
const labelOf = (kind: string | undefined) =>
  kind !== undefined && Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : undefined

const LINK = 'mt-2 inline-block text-sm text-accent underline'

/** All notices; viewing them here marks them as read. */
export function NoticeList({ place, onPlace }: { place: Place; onPlace: (place: Place) => void }) {
  const { i18n } = useLingui()
  const client = useQueryClient()
  const { user } = useSnapshot(session)
  const { data } = useQuery(noticesQuery({ position: 2, ...place }))
  const words = usePagerWords(data?.total ?? 0)
  const unread = data?.noread ?? 0
  useEffect(() => {
    if (unread > 0 && user) void markRead(client, 2)
  }, [unread, user, client])
  return (
    <>
      <h1 className="mb-6 text-2xl">
        <Trans>Messages</Trans>
      </h1>
      {data && data.total === 0 ? (
        <EmptyState icon={<Bell size={24} aria-hidden />} title={<Trans>No messages</Trans>}>
          <Trans>News of the operator and answers to you appear here.</Trans>
        </EmptyState>
      ) : null}
      <ul className="flex flex-col gap-3">
        {data?.data.map((notice) => {
          const label = labelOf(notice.kind)
          return (
            <li key={notice.id} className="rounded-lg bg-surface p-5 shadow-card">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h2 className="text-base">{notice.title}</h2>
                {label ? (
                  <span className="mr-auto rounded-full bg-accent-soft px-2 py-0.5 text-xs text-ink-2">
                    {i18n._(label)}
                  </span>
                ) : null}
                <time className="text-xs text-ink-3">{dateTime(notice.time * 1000)}</time>
              </div>
              <p className="mt-2 whitespace-pre-line text-ink-2">{notice.content}</p>
              {notice.kind === 'storage' ? (
                <Link to="/storage/index" className={LINK}>
                  <Trans>Storage and sync</Trans>
                </Link>
              ) : null}
              {notice.kind === 'invoice' ? (
                <Link to="/personal/$" params={{ _splat: 'rise/history' }} className={LINK}>
                  <Trans>Invoice history</Trans>
                </Link>
              ) : null}
              {notice.kind === 'payment' ? (
                <Link to="/personal/$" params={{ _splat: 'wallet/rechargeRecord' }} className={LINK}>
                  <Trans>Recharges</Trans>
                </Link>
              ) : null}
              {notice.kind === 'membership' ? (
                <Link to="/personal/$" params={{ _splat: 'member/renew' }} className={LINK}>
                  <Trans>Membership plans</Trans>
                </Link>
              ) : null}
            </li>
          )
        })}
      </ul>
      {data && data.total > 0 ? (
        <div className="mt-6">
          <Pager {...place} total={data.total} words={words} onChange={onPlace} />
        </div>
      ) : null}
    </>
  )
}
