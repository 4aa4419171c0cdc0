import { lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { loadPart } from '../../loading/load-part.ts'
import { session } from '../../state/session.ts'

const Content = lazy(() => loadPart(() => import('./session-dialog-content.tsx'), 'account'))

/** The dialog about an ended session; its code is loaded on demand. */
export function SessionDialog() {
  const { expired } = useSnapshot(session)
  return expired ? (
    <Suspense>
      <Content />
    </Suspense>
  ) : null
}
