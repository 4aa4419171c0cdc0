import { msg } from '@lingui/core/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { loadPart } from '../loading/load-part.ts'
import { listSearch } from './page-search.ts'

const TutorialList = lazy(() => loadPart(() => import('../features/tutorials/tutorial-list.tsx'), 'welcome'))

export const Route = createFileRoute('/_main/tutorials/index')({
  staticData: { title: msg`Tutorials` },
  validateSearch: listSearch,
  search: { middlewares: [stripSearchParams({ page: 1, limit: 20, search: '' })] },
  component: function Tutorials() {
    const place = Route.useSearch()
    const navigate = Route.useNavigate()
    return (
      <Suspense>
        <TutorialList place={place} onPlace={(search) => void navigate({ search, replace: true })} />
      </Suspense>
    )
  },
})
