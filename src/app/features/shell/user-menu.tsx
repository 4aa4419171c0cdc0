import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import {
  BadgeCheck,
  CloudDownload,
  Database,
  Download,
  Footprints,
  LogIn,
  LogOut,
  MessageCircle,
  MonitorDown,
  ShieldCheck,
  UserRound,
  UserRoundCog,
} from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import { loadPart } from '../../loading/load-part.ts'
import { serviceWorker } from '../../offline/service-worker.ts'
import { accountSettings } from '../../state/account.ts'
import { avatarOf } from '../../state/avatar.ts'
import { install, installation, isAddedByHand } from '../../state/install.ts'
import { session } from '../../state/session.ts'
import { chooseTheme, type Theme, theme } from '../../state/theme.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Menu, MenuItem, MenuLine, MenuRadio, MenuText } from '../../ui/menu.tsx'
import { HomeScreenDialog } from './home-screen-dialog.tsx'
import { LogoutDialog } from './logout-dialog.tsx'
import OfflineDialog from './offline-dialog.tsx'

const FeedbackDialog = lazy(() => loadPart(() => import('../../feedback/feedback-dialog.tsx'), 'account'))

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  trigger: ReactNode
}

export default function UserMenu({ open, onOpenChange, trigger }: Props) {
  const { t } = useLingui()
  const { user, token } = useSnapshot(session)
  const { choice } = useSnapshot(theme)
  const { offered } = useSnapshot(installation)
  const [leaving, setLeaving] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const [adding, setAdding] = useState(false)
  const { families } = useSnapshot(serviceWorker)
  const [seesFamilies, setSeesFamilies] = useState(false)
  const themes: { value: Theme; label: string }[] = [
    { value: 'system', label: t`As the device` },
    { value: 'light', label: t`Light` },
    { value: 'dark', label: t`Dark` },
  ]
  return (
    <>
      <Menu open={open} onOpenChange={onOpenChange} trigger={trigger}>
        {user ? (
          <MenuText>
            <span className="flex items-center gap-2.5">
              <Avatar src={avatarOf(user)} name={user.nickname || user.username} size={32} />
              <span className="min-w-0 truncate">{user.nickname || user.username}</span>
            </span>
          </MenuText>
        ) : null}
        {token ? (
          <MenuItem
            icon={<UserRoundCog size={16} aria-hidden />}
            onSelect={() => {
              accountSettings.openIn = token
            }}
          >
            <Trans>Account settings</Trans>
          </MenuItem>
        ) : null}
        {user ? (
          <MenuItem asChild>
            <Link to="/personal/$" params={{ _splat: 'index' }}>
              <UserRound size={16} aria-hidden className="text-ink-3" />
              <Trans>Account centre</Trans>
            </Link>
          </MenuItem>
        ) : null}
        {user ? (
          <MenuItem asChild>
            <Link to="/storage/index">
              <Database size={16} aria-hidden className="text-ink-3" />
              <Trans>Storage and sync</Trans>
            </Link>
          </MenuItem>
        ) : null}
        {user ? (
          <MenuItem asChild>
            <Link to="/personal/$" params={{ _splat: 'active' }}>
              <BadgeCheck size={16} aria-hidden className="text-ink-3" />
              <Trans>Activation code</Trans>
            </Link>
          </MenuItem>
        ) : null}
        {user ? (
          <MenuItem asChild>
            <Link to="/guide">
              <Footprints size={16} aria-hidden className="text-ink-3" />
              <Trans>First steps</Trans>
            </Link>
          </MenuItem>
        ) : null}
        {user ? (
          <MenuItem asChild>
            <Link to="/downloadpc/index">
              <MonitorDown size={16} aria-hidden className="text-ink-3" />
              <Trans>Install and download</Trans>
            </Link>
          </MenuItem>
        ) : null}
        {user ? (
          <MenuItem icon={<MessageCircle size={16} aria-hidden />} onSelect={() => setWriting(true)}>
            <Trans>Feedback</Trans>
          </MenuItem>
        ) : null}
        <MenuItem asChild>
          <Link to="/verify">
            <ShieldCheck size={16} aria-hidden className="text-ink-3" />
            <Trans>Verify a document</Trans>
          </Link>
        </MenuItem>
        {offered || isAddedByHand() ? (
          <MenuItem
            icon={<Download size={16} aria-hidden />}
            onSelect={() => (offered ? void install() : setAdding(true))}
          >
            <Trans>Install on this device</Trans>
          </MenuItem>
        ) : null}
        {families.length > 0 ? (
          <MenuItem icon={<CloudDownload size={16} aria-hidden />} onSelect={() => setSeesFamilies(true)}>
            <Trans>Works without a network</Trans>
          </MenuItem>
        ) : null}
        <MenuRadio label={t`Appearance`} value={choice} options={themes} onChange={(next) => void chooseTheme(next)} />
        <MenuLine />
        {token ? null : (
          <MenuItem asChild>
            <Link to="/login">
              <LogIn size={16} aria-hidden className="text-ink-3" />
              <Trans>Go to login</Trans>
            </Link>
          </MenuItem>
        )}
        {user ? (
          <MenuItem icon={<LogOut size={16} aria-hidden />} onSelect={() => setLeaving(true)}>
            <Trans>Log out</Trans>
          </MenuItem>
        ) : null}
      </Menu>
      {seesFamilies ? <OfflineDialog onClose={() => setSeesFamilies(false)} /> : null}
      {isWriting && user ? (
        <Suspense>
          <FeedbackDialog user={user.id} onClose={() => setWriting(false)} />
        </Suspense>
      ) : null}
      {adding ? <HomeScreenDialog onClose={() => setAdding(false)} /> : null}
      {leaving && user ? <LogoutDialog user={user.id} onClose={() => setLeaving(false)} /> : null}
    </>
  )
}
