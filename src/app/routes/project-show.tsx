import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ProjectPage } from '../features/projects/project-page.tsx'

export const Route = createFileRoute('/_main/_own/project/show')({
  staticData: { title: msg`Project`, section: { title: msg`Projects`, to: '/project/list' }, isInProject: true },
  validateSearch: (search): { project: string } => ({
    project: typeof search.project === 'string' ? search.project : '',
  }),
  component: function Project() {
    const { project } = Route.useSearch()
    return <ProjectPage key={project} id={project} />
  },
})
