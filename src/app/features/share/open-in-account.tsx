import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { FolderInput } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import { loadPart } from '../../loading/load-part.ts'
import type { Snapshot } from '../../share/snapshot.ts'
import { session } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { keepKey } from './kept-key.ts'

const CopyShare = lazy(() => loadPart(() => import('./copy-share.tsx')))
const OpenRows = lazy(() => loadPart(() => import('./open-rows.tsx')))

/** Copies a shared result, or opens its rows, in the reader's own account; a reader without one logs in first and comes back. */
export function OpenInAccount({ id, secret, snapshot }: { id: string; secret: string; snapshot: Snapshot }) {
  const { user } = useSnapshot(session)
  const [isOpen, setOpen] = useState(false)
  const { rows } = snapshot
  return (
    <section className="mt-10 flex flex-wrap items-center gap-3 border-t border-line pt-5 text-sm text-ink-2 print:hidden">
      <p className="min-w-60 flex-1">
        {rows && user ? (
          <Trans>Open this result with its rows as a project of your own, and compute it there.</Trans>
        ) : rows ? (
          <Trans>With an account you can open this result with its rows, and compute it yourself.</Trans>
        ) : user ? (
          <Trans>Copy what is shown here into a report of your own. The copy does not follow the shared page.</Trans>
        ) : (
          <Trans>With an account you can copy what is shown here into a report of your own.</Trans>
        )}
      </p>
      {user ? (
        <Button onClick={() => setOpen(true)}>
          <FolderInput size={16} aria-hidden />
          <Trans>Open in my account</Trans>
        </Button>
      ) : (
        <Button asChild>
          <Link to="/login" search={{ redirect: `/share?id=${id}` }} onClick={() => keepKey(id, secret)}>
            <FolderInput size={16} aria-hidden />
            {rows ? <Trans>Log in to open it</Trans> : <Trans>Log in to copy it</Trans>}
          </Link>
        </Button>
      )}
      {isOpen ? (
        <Suspense>
          {rows ? (
            <OpenRows snapshot={snapshot} rows={rows} onClose={() => setOpen(false)} />
          ) : (
            <CopyShare snapshot={snapshot} onClose={() => setOpen(false)} />
          )}
        </Suspense>
      ) : null}
    </section>
  )
}
