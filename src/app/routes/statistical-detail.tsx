import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ChartPage } from '../features/charts/chart-page.tsx'
import { awaitContent } from '../loading/first-paint.ts'
import { loadPart } from '../loading/load-part.ts'
import { toLastQuestion } from './last-opened.ts'

const FigurePageView = lazy(async () => ({
  default: (await loadPart(() => import('../features/charts/page/figure-page.tsx'), 'own')).FigurePageView,
}))

export const Route = createFileRoute('/_main/_own/statistical/detail')({
  staticData: { title: msg`Charts`, section: { title: msg`Projects`, to: '/project/list' }, isInProject: true },
  validateSearch: (search): { dataset: string; chart?: string; page?: string } => ({
    dataset: typeof search.dataset === 'string' ? search.dataset : '',
    ...(typeof search.chart === 'string' ? { chart: search.chart } : {}),
    ...(typeof search.page === 'string' ? { page: search.page } : {}),
  }),
  beforeLoad: async ({ search }) => {
    if (search.chart !== undefined) awaitContent()
    if (search.dataset !== '' || search.page !== undefined) return
    await toLastQuestion('chart')
    throw redirect({ to: '/statistical/index', replace: true })
  },
  component: function Charts() {
    const { dataset, chart, page } = Route.useSearch()
    const navigate = Route.useNavigate()
    if (page !== undefined)
      return (
        <Suspense>
          <FigurePageView
            key={page}
            id={page}
            onDeleted={(project) => void navigate({ to: '/project/show', search: { project } })}
          />
        </Suspense>
      )
    return (
      <ChartPage
        key={dataset}
        dataset={dataset}
        selected={chart}
        onSelect={(id) => void navigate({ search: { dataset, ...(id ? { chart: id } : {}) } })}
      />
    )
  },
})
