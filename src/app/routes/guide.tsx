import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { LightHeader } from '../features/shell/light-header.tsx'
import { PassportFooter } from '../features/shell/passport-footer.tsx'
import { loadPart } from '../loading/load-part.ts'
import { openOwn } from './open-own.ts'

const GuidePage = lazy(() => loadPart(() => import('../features/projects/guide-page.tsx'), 'own'))

/** Its title is set by the page: what stands here is part of the first load of every page. */
export const Route = createFileRoute('/guide')({ beforeLoad: openOwn, component: Guide })

function Guide() {
  return (
    <div className="flex min-h-dvh flex-col">
      <LightHeader home="/project/list" />
      <main id="main" className="relative mx-auto w-full max-w-4xl flex-1 px-4 py-8 sm:px-6">
        <Suspense>
          <GuidePage />
        </Suspense>
      </main>
      <PassportFooter />
    </div>
  )
}
