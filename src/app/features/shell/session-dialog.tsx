import { lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '../../state/session.ts'

const Content = lazy(() => import('./session-dialog-content.tsx'))

/** The dialog about an ended session; its code is loaded on demand. */
export function SessionDialog() {
  const { expired } = useSnapshot(session)
  return expired ? (
    <Suspense>
      <Content />
    </Suspense>
  ) : null
}
