import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
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

/** All notices; viewing them here marks them as read. */
export function NoticeList({ place, onPlace }: { place: Place; onPlace: (place: Place) => void }) {
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
          <Trans>News of the operator appear here.</Trans>
        </EmptyState>
      ) : null}
      <ul className="flex flex-col gap-3">
        {data?.data.map((notice) => (
          <li key={notice.id} className="rounded-lg bg-surface p-5 shadow-card">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 className="text-base">{notice.title}</h2>
              <time className="text-xs text-ink-3">{dateTime(notice.time * 1000)}</time>
            </div>
            <p className="mt-2 whitespace-pre-line text-ink-2">{notice.content}</p>
          </li>
        ))}
      </ul>
      {data && data.total > 0 ? (
        <div className="mt-6">
          <Pager {...place} total={data.total} words={words} onChange={onPlace} />
        </div>
      ) : null}
    </>
  )
}
