import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { ChevronRight, Table2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Dataset, listDatasets } from '../../data/datasets/dataset.ts'
import { ownData } from '../../data/own-data.ts'
import { listProjects } from '../../data/projects.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

type Work = '/dataHandle/show' | '/dataAnalysis/show'

/** All datasets by project, each a link to its work page. */
export function DatasetIndex({ to }: { to: Work }) {
  const groups = useLiveQuery(async () => {
    const { database } = ownData()
    const projects = await listProjects(database, '')
    const lists = await Promise.all(
      projects.map(async (project) => ({ project, datasets: await listDatasets(database, project.id) })),
    )
    return lists.filter(({ datasets }) => datasets.length > 0)
  }, [])
  const questions: Record<Work, ReactNode> = {
    '/dataHandle/show': <Trans>Which data?</Trans>,
    '/dataAnalysis/show': <Trans>Analyse which data?</Trans>,
  }
  if (!groups) return null
  return (
    <div className="mx-auto w-full max-w-4xl">
      <h1 className="mb-6 text-2xl">{questions[to]}</h1>
      {groups.length === 0 ? (
        <EmptyState
          icon={<Table2 size={26} aria-hidden />}
          title={<Trans>There are no datasets yet</Trans>}
          actions={
            <Button asChild look="primary">
              <Link to="/project/list" search={{ page: 1, limit: 20, search: '' }}>
                <Trans>To my projects</Trans>
              </Link>
            </Button>
          }
        >
          <Trans>Open a project and import a spreadsheet, or try the demo project.</Trans>
        </EmptyState>
      ) : null}
      {groups.map(({ project, datasets }) => (
        <section key={project.id} className="mb-8">
          <h2 className="mb-3 text-sm font-medium text-ink-3">{project.name}</h2>
          <ul className="overflow-hidden rounded-lg bg-surface shadow-card">
            {datasets.map((dataset) => (
              <DatasetLine key={dataset.id} dataset={dataset} to={to} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function DatasetLine({ dataset, to }: { dataset: Dataset; to: Work }) {
  return (
    <li className="border-b border-line last:border-b-0">
      <Link to={to} search={{ dataset: dataset.id }} className="flex items-center gap-4 px-5 py-4 hover:bg-sunken">
        <Table2 size={20} aria-hidden className="shrink-0 text-accent" />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{dataset.name}</span>
          <span className="block text-sm text-ink-3">
            <Plural
              value={dataset.schema.columns.filter((column) => column.include).length}
              one="# variable"
              other="# variables"
            />
          </span>
        </span>
        <ChevronRight size={18} aria-hidden className="shrink-0 text-ink-3" />
      </Link>
    </li>
  )
}
