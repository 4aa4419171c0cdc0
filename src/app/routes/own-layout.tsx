import { createFileRoute, Outlet } from '@tanstack/react-router'
import { loadPart } from '../loading/load-part.ts'
import { session } from '../state/session.ts'

/** Layout of pages with user data: opens the user's database and loads their words before it shows any of them. */
export const Route = createFileRoute('/_main/_own')({
  beforeLoad: async () => {
    if (!session.user) return
    const { enterOwnData } = await loadPart(() => import('../session/enter-own-data.ts'), 'own')
    await enterOwnData(session.user.id)
  },
  component: Outlet,
})
