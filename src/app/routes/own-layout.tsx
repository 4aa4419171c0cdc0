import { createFileRoute, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { loadPart } from '../loading/load-part.ts'
import { isGuestAddress } from '../state/guest.ts'
import { session } from '../state/session.ts'

const GuestBar = lazy(() => loadPart(() => import('../features/welcome/guest-bar.tsx'), 'welcome'))

/** Layout of pages with user data: opens the user's database, or the guest's, and loads their words before it shows any of them. */
export const Route = createFileRoute('/_main/_own')({
  beforeLoad: async ({ location }) => {
    if (!session.user && !isGuestAddress(location.publicHref)) return
    const { enterOwnData } = await loadPart(() => import('../session/enter-own-data.ts'), 'own')
    await enterOwnData(session.user?.id)
  },
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
