import { createFileRoute, Outlet } from '@tanstack/react-router'
import { loadPart } from '../loading/load-part.ts'
import { session } from '../state/session.ts'

/** The pages of own data: the user's database is open, and their words are there, before any of them is shown. */
export const Route = createFileRoute('/_main/_own')({
  beforeLoad: async () => {
    if (!session.user) return
    const { enterOwnData } = await loadPart(() => import('../session/enter-own-data.ts'), 'own')
    await enterOwnData(session.user.id)
  },
  component: Outlet,
})
