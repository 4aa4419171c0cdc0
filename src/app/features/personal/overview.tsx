import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronRight, Database, type LucideIcon } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { UserInfo } from '#contract/calls/user.ts'
import { call } from '../../api/call.ts'
import { fileSize } from '../../i18n/file-size.ts'
import { accountSettings } from '../../state/account.ts'
import { avatarOf } from '../../state/avatar.ts'
import { refreshUser, session } from '../../state/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { SpaceMeter } from '../../ui/space-meter.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { InvoiceList } from './invoices/invoice-list.tsx'
import { LoadState } from './load-state.tsx'
import { useMemberWords } from './money/member-words.ts'
import { MemberCard, WalletCard } from './money/overview-money.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { entries, PersonalLink } from './personal-links.tsx'
import type { PersonalSearch } from './search.ts'
import { useCanWrite, useStoredReply } from './use-stored-reply.ts'

/** The parts of the overview; the address names one by `type`. */
const PARTS = ['overview', 'wallet', 'member', 'tokens', 'invoice'] as const
const TokensTab = lazy(() => import('./money/tokens-tab.tsx'))

/** Who the user is, what the site keeps for them, and the way to the other pages. */
export function Overview({ search: { type } }: { readonly search: PersonalSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const canAsk = useCanWrite()
  useEffect(() => {
    if (canAsk) void call('User/detail', {}).then(refreshUser, () => undefined)
  }, [canAsk])
  return (
    <>
      <h1 className="text-2xl">
        <Trans>Account centre</Trans>
      </h1>
      <Tabs
        label={t`Account centre`}
        value={PARTS.find((part) => part === type) ?? 'overview'}
        onValueChange={(part) =>
          void navigate({
            to: '/personal/$',
            params: { _splat: 'index' },
            search: (part === 'overview' ? {} : { type: part }) as object,
            replace: true,
          })
        }
        tabs={[
          { value: 'overview', label: t`Overview`, content: <Everything /> },
          { value: 'wallet', label: t`Wallet`, content: <WalletCard /> },
          { value: 'member', label: t`Membership`, content: <MemberCard /> },
          {
            value: 'tokens',
            label: t`AI tokens`,
            content: (
              <Suspense fallback={<LoadState error={undefined} onRetry={() => undefined} />}>
                <TokensTab />
              </Suspense>
            ),
          },
          { value: 'invoice', label: t`Invoices`, content: <InvoiceList /> },
        ]}
      />
    </>
  )
}

function Everything() {
  const { i18n } = useLingui()
  const { user } = useSnapshot(session)
  return (
    <div className="flex flex-col gap-6">
      {user ? <Who user={user} /> : null}
      <WalletCard />
      <CloudSpace />
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
    </div>
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
  const { level, due, isForLife } = useMemberWords()
  const name = user.nickname || user.username
  return (
    <section
      aria-label={t`About me`}
      className="flex flex-wrap items-center gap-4 rounded-lg bg-surface p-5 shadow-card"
    >
      <Avatar src={avatarOf(user)} name={name} size={56} />
      <div className="min-w-40 flex-1">
        <p className="text-lg font-semibold break-words">{name}</p>
        <p className="text-sm text-ink-2">{level(user.level)}</p>
        {user.due_time > 0 ? (
          <p className="text-sm text-ink-2">
            {isForLife(user.due_time) ? (
              <Trans>You are a lifetime member</Trans>
            ) : (
              <Trans>Membership until {due(user.due_time)}</Trans>
            )}
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

function CloudSpace() {
  const { t } = useLingui()
  const { data, error, isCurrent, refetch } = useStoredReply('Storage/index', {})
  return (
    <section className="flex flex-col gap-3 rounded-lg bg-surface p-5 shadow-card">
      <h2 className="text-lg">
        <Trans>Cloud space</Trans>
      </h2>
      {data && !isCurrent ? <OfflineBar time={data.time} /> : null}
      {data ? (
        <>
          <SpaceMeter label={t`Cloud space used`} used={data.used} quota={data.quota} />
          <p className="text-sm text-ink-2">
            <Trans>
              {fileSize(data.used)} used of {fileSize(data.quota)}
            </Trans>
          </p>
        </>
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
    </section>
  )
}
