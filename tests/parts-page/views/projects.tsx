import { CreateProjectDialog } from '#app/features/projects/create-project-dialog.tsx'
import { DatasetCard } from '#app/features/projects/dataset-card.tsx'
import { ProjectHeader } from '#app/features/projects/project-header.tsx'
import { RecycleBin } from '#app/features/projects/recycle-bin.tsx'
import { SaveProjectButton } from '#app/features/projects/save-project-button.tsx'
import { ProjectSheet } from '#app/features/rail/project-map.tsx'
import { ProjectCopyDialog } from '#app/features/storage/project-copy-dialog.tsx'
import { ReportButton } from '#app/report/report-button.tsx'
import type { Views } from './shared.tsx'
import { nothing } from './shared.tsx'

export const projects = {
  'create-project': () => <CreateProjectDialog onClose={nothing} onCreated={nothing} />,
  'dataset-card': ({ dataset }) => (
    <ul>
      <DatasetCard dataset={dataset} />
    </ul>
  ),
  'project-header': ({ project }) => <ProjectHeader project={project} />,
  'edit-project': ({ project }) => <ProjectHeader project={project} />,
  'project-sheet': ({ project }) => <ProjectSheet project={project.id} onClose={nothing} />,
  'recycle-bin': ({ project }) => (
    <RecycleBin
      records={[
        { kind: 'project', id: 'p', title: project.name, path: [], deletedAt: Date.now() },
        {
          kind: 'chart',
          id: 'c',
          title: 'Histogram of age',
          path: [project.name, 'Trial'],
          deletedAt: Date.now() - 29.5 * 86_400_000,
        },
      ]}
      onClose={nothing}
    />
  ),
  'recycle-bin-empty': () => <RecycleBin records={[]} onClose={nothing} />,
  'save-project': ({ project }) => <SaveProjectButton project={project} />,
  report: ({ project }) => <ReportButton project={project} />,
  'keep-project-offline': ({ project }) => (
    <ProjectCopyDialog project={project.id} name={project.name} act="keep" onClose={nothing} />
  ),
  'remove-cloud-copy': ({ project }) => (
    <ProjectCopyDialog project={project.id} name={project.name} act="remove" onClose={nothing} />
  ),
} satisfies Views
