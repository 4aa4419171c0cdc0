import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { loadPart } from '../loading/load-part.ts'

const ClientPage = lazy(() => loadPart(() => import('../features/client/client-page.tsx'), 'account'))

export const Route = createFileRoute('/_main/downloadpc/index')({
  staticData: { title: msg`Install and download` },
  component: function Downloadpc() {
    return (
      <Suspense>
        <ClientPage />
      </Suspense>
    )
  },
})
