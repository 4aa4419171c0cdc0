import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { FileSpreadsheet, FolderX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { listDatasets } from '../../data/datasets/dataset.ts'
import { ownData } from '../../data/own-data.ts'
import { readProject } from '../../data/projects.ts'
import { ImportButton } from '../../import/import-button.tsx'
import { loadPart } from '../../loading/load-part.ts'
import { useTrail } from '../../opened/use-trail.ts'
import { PlanButton } from '../../plans/plan-button.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DatasetCard } from './dataset-card.tsx'
import { ProjectHeader } from './project-header.tsx'

const ResultGrid = lazy(async () => ({
  default: (await loadPart(() => import('./result-grid.tsx'), 'own')).ResultGrid,
}))

const OlderResultsNotice = lazy(async () => ({
  default: (await loadPart(() => import('./older-results-notice.tsx'), 'own')).OlderResultsNotice,
}))

/** Overview of a project: its datasets with their analyses, its storage, and its exports. */
export function ProjectPage({ id }: { id: string }) {
  const [opened] = useState(() => ownData().database)
  const found = useLiveQuery(async () => {
    const project = await readProject(opened, id)
    return { project, datasets: project ? await listDatasets(opened, id) : [] }
  }, [id])
  useTrail({ own: found?.project?.id, title: found?.project?.name })
  if (!found) return null
  const { project, datasets } = found
  if (!project) return <ProjectMissing />
  return (
    <div className="flex flex-col gap-8">
      <ProjectHeader project={project} />
      <Suspense>
        <OlderResultsNotice project={id} />
      </Suspense>
      {datasets.length === 0 ? (
        <EmptyState
          icon={<FileSpreadsheet size={26} aria-hidden />}
          title={<Trans>Import the first spreadsheet</Trans>}
          actions={
            <>
              <ImportButton project={id} />
              <PlanButton project={id} />
            </>
          }
        >
          <Trans>
            CSV, an Excel workbook, or a data file of SPSS, Stata, SAS or R. You see a preview before anything is kept.
          </Trans>{' '}
          <Trans>Sample size and power need no data.</Trans>
        </EmptyState>
      ) : (
        <section>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 className="text-lg">
              <Trans>Datasets</Trans>
            </h2>
            <div className="flex flex-wrap gap-2">
              <PlanButton project={id} />
              <ImportButton project={id} />
            </div>
          </div>
          <ul className="grid gap-4 lg:grid-cols-2">
            {datasets.map((dataset) => (
              <DatasetCard key={dataset.id} dataset={dataset} />
            ))}
          </ul>
        </section>
      )}
      {datasets.length === 0 ? null : (
        <Suspense>
          <ResultGrid project={id} />
        </Suspense>
      )}
    </div>
  )
}

function ProjectMissing() {
  return (
    <EmptyState
      heading="h1"
      icon={<FolderX size={26} aria-hidden />}
      title={<Trans>This project is not here</Trans>}
      actions={
        <Button asChild look="primary">
          <Link to="/project/list" search={{ page: 1, limit: 20, search: '' }}>
            <Trans>To my projects</Trans>
          </Link>
        </Button>
      }
    >
      <Trans>It was deleted, or it belongs to another account, or this device has not synced yet.</Trans>
    </EmptyState>
  )
}
