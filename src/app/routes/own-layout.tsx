import { createFileRoute, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { loadPart } from '../loading/load-part.ts'
import { session } from '../state/session.ts'
import { openOwn } from './open-own.ts'

const GuestBar = lazy(() => loadPart(() => import('../features/welcome/guest-bar.tsx'), 'welcome'))

/** Layout of pages with user data. */
export const Route = createFileRoute('/_main/_own')({
  beforeLoad: openOwn,
  component: function Own() {
    const { user } = useSnapshot(session)
    return (
      <>
        {user ? null : (
          <Suspense>
            <GuestBar />
          </Suspense>
        )}
        <Outlet />
      </>
    )
  },
})
