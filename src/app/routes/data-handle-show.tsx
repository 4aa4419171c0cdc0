import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { DataPage } from '../features/data/data-page.tsx'
import { toLastDataset } from './last-opened.ts'

type View = 'rows' | 'variables'

export const Route = createFileRoute('/_main/_own/dataHandle/show')({
  staticData: { title: msg`Data`, section: { title: msg`Projects`, to: '/project/list' }, isInProject: true },
  validateSearch: (search): { dataset: string; view?: View } => ({
    dataset: typeof search.dataset === 'string' ? search.dataset : '',
    ...(search.view === 'variables' ? { view: 'variables' as const } : {}),
  }),
  beforeLoad: async ({ search }) => {
    if (search.dataset !== '') return
    await toLastDataset('/dataHandle/show')
    throw redirect({ to: '/dataHandle/index', replace: true })
  },
  component: function Data() {
    const { dataset, view = 'rows' } = Route.useSearch()
    const navigate = Route.useNavigate()
    return (
      <DataPage
        key={dataset}
        id={dataset}
        view={view}
        onView={(next) =>
          void navigate({ search: { dataset, ...(next === 'variables' ? { view: next } : {}) }, replace: true })
        }
      />
    )
  },
})
