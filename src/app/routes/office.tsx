import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ReportList, ReportPage } from '../features/office/office-page.tsx'

export const Route = createFileRoute('/_main/_own/office')({
  staticData: { title: msg`Reports`, section: { title: msg`Projects`, to: '/project/list' }, isInProject: true },
  validateSearch: (search): { id?: string; project?: string } => ({
    ...(typeof search.id === 'string' ? { id: search.id } : {}),
    ...(typeof search.project === 'string' ? { project: search.project } : {}),
  }),
  component: function Office() {
    const { id, project } = Route.useSearch()
    return id === undefined ? <ReportList project={project} /> : <ReportPage key={id} id={id} />
  },
})
