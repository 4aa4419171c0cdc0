import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useRouter } from '@tanstack/react-router'
import { CloudOff, Lock, RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { keyIn, shareLink } from '../../share/share-link.ts'
import { NO_TRAIL, trail } from '../../state/trail.ts'
import { Button } from '../../ui/button.tsx'
import { DrawnIcon } from '../../ui/drawn-icon.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { KeepShare } from './keep-share.tsx'
import { takeKey } from './kept-key.ts'
import { OpenInAccount } from './open-in-account.tsx'
import { SnapshotView } from './snapshot-view.tsx'
import { useOpenedShare } from './use-opened-share.ts'

/** Two halves of a chain, apart. */
const BROKEN_LINK = 'M9 17H7A5 5 0 0 1 7 7h2M15 7h2a5 5 0 0 1 0 10h-2M8 12h1M15 12h1'

/** A share, opened with the key in the address; or why it cannot be. */
export default function SharePage() {
  const { t } = useLingui()
  const { searchStr, hash } = useLocation()
  const id = new URLSearchParams(searchStr).get('id') ?? ''
  const key = keyIn(hash)
  useReturn(id, key)
  // without the title of the result, which the browser's history would keep
  const title = t`Shared result`
  useEffect(() => {
    trail.current = { ...NO_TRAIL, title }
    return () => {
      trail.current = NO_TRAIL
    }
  }, [title])
  const [attempt, setAttempt] = useState(0)
  return <OpenedPage key={attempt} id={id} secret={key} again={() => setAttempt(attempt + 1)} />
}

/** Back from logging in, the address has no key: it gets the one that was kept in this tab. */
function useReturn(id: string, key: string): void {
  const { history } = useRouter()
  useEffect(() => {
    const kept = key === '' ? takeKey(id) : ''
    if (kept !== '') history.replace(shareLink('', id, kept))
  }, [id, key, history])
}

function OpenedPage({ id, secret, again }: { id: string; secret: string; again: () => void }) {
  const opened = useOpenedShare(id, secret)
  switch (opened.status) {
    case 'loading':
      return (
        <p aria-live="polite" className="py-10 text-center text-ink-2">
          <Trans>The page is being opened …</Trans>
        </p>
      )
    case 'shown':
      return (
        <>
          <SnapshotView snapshot={opened.snapshot} />
          <OpenInAccount id={id} secret={secret} snapshot={opened.snapshot} />
          <KeepShare key={id} id={id} bytes={opened.bytes} wasKept={opened.isKept} isFromDevice={opened.isFromDevice} />
        </>
      )
    case 'gone':
      return (
        <EmptyState
          heading="h1"
          icon={<DrawnIcon d={BROKEN_LINK} size={24} />}
          title={<Trans>This link is no longer valid</Trans>}
        >
          <Trans>It was revoked, its time is over, or it never existed. Ask whoever sent it for a new one.</Trans>
        </EmptyState>
      )
    case 'unreadable':
      return (
        <EmptyState
          heading="h1"
          icon={<Lock size={24} aria-hidden />}
          title={<Trans>This page cannot be opened</Trans>}
        >
          <Trans>
            The key in the link is missing or wrong, or the content is damaged. Open the whole link as it was sent, with
            everything behind the #.
          </Trans>
        </EmptyState>
      )
    case 'newer':
      return (
        <EmptyState
          heading="h1"
          icon={<RefreshCw size={24} aria-hidden />}
          title={<Trans>This page cannot be opened</Trans>}
        >
          <Trans>
            A newer version of the application made it. Reload this page to get that version, then it opens.
          </Trans>
        </EmptyState>
      )
    case 'busy':
    case 'offline':
      return (
        <EmptyState
          heading="h1"
          icon={<CloudOff size={24} aria-hidden />}
          title={
            opened.status === 'offline' ? (
              <Trans>The server cannot be reached</Trans>
            ) : (
              <Trans>Too many pages were opened from here</Trans>
            )
          }
          actions={
            <Button look="primary" onClick={again}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {opened.status === 'offline' ? (
            <Trans>This page is not kept on this device. Open the link again when you are online.</Trans>
          ) : (
            <Trans>Wait ten minutes, then open the link again.</Trans>
          )}
        </EmptyState>
      )
  }
}
