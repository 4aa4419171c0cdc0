import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '../../state/session.ts'
import { markRead } from './mark-read.ts'

const ROTATION_MS = 5000

interface Props {
  readonly notices: readonly { readonly id: string; readonly title: string; readonly content: string }[]
  readonly isUnread: boolean
}

/** One notice at a time; opening it marks the notices as read. */
export function RotatingNotice({ notices, isUnread: unread }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { user } = useSnapshot(session)
  const [at, setAt] = useState(0)
  const [paused, setPaused] = useState(false)
  const [open, setOpen] = useState(false)
  const count = notices.length
  useEffect(() => {
    if (paused || open || count < 2) return
    const timer = setInterval(() => setAt((i) => (i + 1) % count), ROTATION_MS)
    return () => clearInterval(timer)
  }, [paused, open, count])
  const notice = notices[at % Math.max(1, count)]
  if (!notice) return null
  return (
    <div className="relative min-w-0">
      <button
        type="button"
        aria-expanded={open}
        aria-label={unread ? t`Notices, some unread: ${notice.title}` : t`Notices: ${notice.title}`}
        onMouseEnter={() => setPaused(true)}
        onMouseLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
        onClick={() => {
          setOpen(!open)
          if (unread && user) void markRead(client, 1)
        }}
        className="flex max-w-full items-center gap-2 rounded-md px-2 py-1 text-sm text-ink-2 hover:bg-sunken"
      >
        <span className="relative">
          <Bell size={15} aria-hidden />
          {unread ? (
            <span data-testid="unread" className="absolute -top-0.5 -right-0.5 size-2 rounded-full bg-cursor" />
          ) : null}
        </span>
        <span key={notice.id} className="animate-[rise_0.5s_ease-out] truncate">
          {notice.title}
        </span>
      </button>
      {open ? (
        <div className="absolute right-0 z-20 mt-1 w-[min(24rem,90vw)] rounded-lg bg-raised p-4 text-sm shadow-raised">
          <p className="mb-1 font-semibold">{notice.title}</p>
          <p className="max-h-64 overflow-y-auto whitespace-pre-line text-ink-2">{notice.content}</p>
        </div>
      ) : null}
    </div>
  )
}
