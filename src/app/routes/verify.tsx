import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { loadPart } from '../loading/load-part.ts'

const VerifyPage = lazy(() => loadPart(() => import('../features/verify/verify-page.tsx'), 'own'))

/** Its title is the page's own: what stands here is part of the first load of every page. */
export const Route = createFileRoute('/_reading/verify')({
  component: () => (
    <Suspense>
      <VerifyPage />
    </Suspense>
  ),
})
