import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { loadPart } from '../loading/load-part.ts'

const Landing = lazy(() => loadPart(() => import('../features/welcome/landing.tsx'), 'welcome'))

export const Route = createFileRoute('/_reading/home')({
  staticData: { title: msg`Home` },
  component: function Home() {
    return (
      // the footer must not be seen first, and move
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Landing />
      </Suspense>
    )
  },
})
