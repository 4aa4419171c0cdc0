import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { loadPart } from '../loading/load-part.ts'

const AuthPage = lazy(() => loadPart(() => import('../features/assistant/auth-page.tsx'), 'chat'))

export const Route = createFileRoute('/chat/auth')({
  component: () => (
    <Suspense>
      <AuthPage />
    </Suspense>
  ),
})
