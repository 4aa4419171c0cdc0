import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { LightHeader } from '../features/shell/light-header.tsx'
import { PassportFooter } from '../features/shell/passport-footer.tsx'
import { loadPart } from '../loading/load-part.ts'

const SharePage = lazy(() => loadPart(() => import('../features/share/share-page.tsx'), 'own'))

/** Its search and its title are the page's own: what stands here is part of the first load of every page. */
export const Route = createFileRoute('/share')({ component: Share })

/** A layout of its own, for readers without an account: the result, the language, and where it was made. */
function Share() {
  return (
    <div className="flex min-h-dvh flex-col">
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <LightHeader home="/home" />
      <main id="main" className="mx-auto w-full max-w-4xl flex-1 px-4 py-6 sm:px-6">
        <Suspense>
          <SharePage />
        </Suspense>
      </main>
      <PassportFooter />
    </div>
  )
}
