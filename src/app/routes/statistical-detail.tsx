import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { ChartPage } from '../features/charts/chart-page.tsx'
import { awaitContent } from '../loading/first-paint.ts'
import { toLastQuestion } from './last-opened.ts'

export const Route = createFileRoute('/_main/_own/statistical/detail')({
  staticData: { title: msg`Charts`, section: { title: msg`Projects`, to: '/project/list' }, isInProject: true },
  validateSearch: (search): { dataset: string; chart?: string } => ({
    dataset: typeof search.dataset === 'string' ? search.dataset : '',
    ...(typeof search.chart === 'string' ? { chart: search.chart } : {}),
  }),
  beforeLoad: async ({ search }) => {
    if (search.chart !== undefined) awaitContent()
    if (search.dataset !== '') return
    await toLastQuestion('chart')
    throw redirect({ to: '/statistical/index', replace: true })
  },
  component: function Charts() {
    const { dataset, chart } = Route.useSearch()
    const navigate = Route.useNavigate()
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
