import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronRight, Database, type LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { UserInfo } from '#contract/calls/user.ts'
import { call } from '../../api/call.ts'
import { dateOnly } from '../../i18n/dates.ts'
import { fileSize } from '../../i18n/file-size.ts'
import { accountSettings } from '../../state/account.ts'
import { avatarOf } from '../../state/avatar.ts'
import { refreshUser, session } from '../../state/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { SpaceMeter } from '../../ui/space-meter.tsx'
import { LoadState } from './load-state.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { entries, PersonalLink } from './personal-links.tsx'
import { useCanWrite, useStoredReply } from './use-stored-reply.ts'

const MS_PER_SECOND = 1000

/** Who the user is, what the site keeps for them, and the way to the other pages. */
export function Overview() {
  const { i18n } = useLingui()
  const { user } = useSnapshot(session)
  const canAsk = useCanWrite()
  const { data: space, error, isCurrent, refetch } = useStoredReply('Storage/index', {})
  useEffect(() => {
    if (canAsk) void call('User/detail', {}).then(refreshUser, () => undefined)
  }, [canAsk])
  return (
    <>
      <h1 className="text-2xl">
        <Trans>Account centre</Trans>
      </h1>
      {space && !isCurrent ? <OfflineBar time={space.time} /> : null}
      {user ? <Who user={user} /> : null}
      <section className="flex flex-col gap-3 rounded-lg bg-surface p-5 shadow-card">
        <h2 className="text-lg">
          <Trans>Cloud space</Trans>
        </h2>
        {space ? (
          <Space used={space.used} quota={space.quota} />
        ) : (
          <LoadState error={error} onRetry={() => void refetch()} />
        )}
      </section>
      <ul className="divide-y divide-line overflow-hidden rounded-lg bg-surface shadow-card">
        {entries.map(({ page, title, about, icon }) => (
          <li key={page}>
            <PersonalLink page={page} className={rowLook}>
              <Row icon={icon} title={i18n._(title)} about={i18n._(about)} />
            </PersonalLink>
          </li>
        ))}
        <li>
          <Link to="/storage/index" className={rowLook}>
            <Row
              icon={Database}
              title={<Trans>Storage and sync</Trans>}
              about={<Trans>What is kept on this device and in the cloud</Trans>}
            />
          </Link>
        </li>
      </ul>
    </>
  )
}

const rowLook = 'flex min-h-14 items-center gap-3 px-5 py-3 hover:bg-sunken focus-visible:-outline-offset-2'

function Row({ icon: Icon, title, about }: { icon: LucideIcon; title: ReactNode; about: ReactNode }) {
  return (
    <>
      <Icon size={18} aria-hidden className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1">
        <span className="block text-base">{title}</span>
        <span className="block text-sm text-ink-3">{about}</span>
      </span>
      <ChevronRight size={16} aria-hidden className="shrink-0 text-ink-3" />
    </>
  )
}

function Who({ user }: { user: UserInfo }) {
  const { t } = useLingui()
  const name = user.nickname || user.username
  const levels: Readonly<Record<number, string>> = { 1: t`Ordinary user`, 2: t`Website member` }
  return (
    <section
      aria-label={t`About me`}
      className="flex flex-wrap items-center gap-4 rounded-lg bg-surface p-5 shadow-card"
    >
      <Avatar src={avatarOf(user)} name={name} size={56} />
      <div className="min-w-40 flex-1">
        <p className="text-lg font-semibold break-words">{name}</p>
        <p className="text-sm text-ink-2">{levels[user.level] ?? t`Client member`}</p>
        {user.due_time > 0 ? (
          <p className="text-sm text-ink-2">
            <Trans>Membership until {dateOnly(user.due_time * MS_PER_SECOND)}</Trans>
          </p>
        ) : null}
      </div>
      <Button
        className="max-sm:w-full"
        onClick={() => {
          accountSettings.openIn = session.token
        }}
      >
        <Trans>Account settings</Trans>
      </Button>
    </section>
  )
}

function Space({ used, quota }: { used: number; quota: number }) {
  const { t } = useLingui()
  return (
    <>
      <SpaceMeter label={t`Cloud space used`} used={used} quota={quota} />
      <p className="text-sm text-ink-2">
        <Trans>
          {fileSize(used)} used of {fileSize(quota)}
        </Trans>
      </p>
    </>
  )
}
