import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { AnalysisPage } from '../features/analyses/analysis-page.tsx'
import { awaitContent } from '../loading/first-paint.ts'
import { toLastQuestion } from './last-opened.ts'

export const Route = createFileRoute('/_main/_own/dataAnalysis/show')({
  staticData: { title: msg`Analysis`, section: { title: msg`Projects`, to: '/project/list' }, isInProject: true },
  validateSearch: (search): { dataset: string; analysis?: string; which?: true } => ({
    dataset: typeof search.dataset === 'string' ? search.dataset : '',
    ...(typeof search.analysis === 'string' ? { analysis: search.analysis } : {}),
    // the catalogue opens with "Which test?"
    ...(search.which === true ? { which: true as const } : {}),
  }),
  beforeLoad: async ({ search }) => {
    if (search.analysis !== undefined) awaitContent()
    if (search.dataset !== '') return
    await toLastQuestion('analysis')
    throw redirect({ to: '/dataAnalysis/index', replace: true })
  },
  component: function Analysis() {
    const { dataset, analysis, which = false } = Route.useSearch()
    const navigate = Route.useNavigate()
    return (
      <AnalysisPage
        key={dataset}
        dataset={dataset}
        selected={analysis}
        asksWhich={which}
        onSelect={(id) => void navigate({ search: { dataset, ...(id ? { analysis: id } : {}) } })}
      />
    )
  },
})
