import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { PersonalSearch } from '../features/personal/search.ts'
import { loadPart } from '../loading/load-part.ts'

const PersonalPages = lazy(() => loadPart(() => import('../features/personal/personal-pages.tsx'), 'account'))

/** All pages of the account centre are one route, whose part knows their addresses: the start of every page has the table of routes. */
export const Route = createFileRoute('/_main/_own/personal/$')({
  // until the part is here, which names its pages
  staticData: { title: msg`Account and settings` },
  component: function Personal() {
    const { _splat = '' } = Route.useParams()
    return (
      <Suspense>
        <PersonalPages path={_splat} search={Route.useSearch() as PersonalSearch} />
      </Suspense>
    )
  },
})
