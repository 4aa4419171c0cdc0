import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { lazy, Suspense, useState } from 'react'
import { listDatasets } from '../../../data/datasets/dataset.ts'
import { lastDataset } from '../../../data/last-opened.ts'
import { ownData } from '../../../data/own-data.ts'
import { listProjects } from '../../../data/projects.ts'
import { loadPart } from '../../../loading/load-part.ts'
import { holdsPlans } from '../../../plans/plans-dataset.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import type { OpenedVariables } from './opened-columns.tsx'

// the page shows the choice of data before the catalogue is loaded
const NewChart = lazy(async () => ({ default: (await loadPart(() => import('./new-chart.tsx'), 'own')).NewChart }))
const OpenedColumns = lazy(async () => ({
  default: (await loadPart(() => import('./opened-columns.tsx'), 'own')).OpenedColumns,
}))

/** All kinds of charts with a picture; choosing one draws the dataset that is chosen above them: at first the one opened last. */
export function ChartGallery() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<string>()
  const [isChoosing, setChoosing] = useState(false)
  const [opened, setOpened] = useState<OpenedVariables>()
  const found = useLiveQuery(async () => {
    const { database } = ownData()
    const projects = await listProjects(database, '')
    const lists = await Promise.all(
      projects.map(async (project) => ({
        project,
        datasets: (await listDatasets(database, project.id)).filter((dataset) => !holdsPlans(dataset)),
      })),
    )
    return { last: await lastDataset(database), groups: lists.filter(({ datasets }) => datasets.length > 0) }
  }, [])
  if (!found) return null
  const { last, groups } = found
  const all = groups.flatMap(({ datasets }) => datasets.map(({ id }) => id))
  const dataset = [chosen, last, all[0]].find((id) => id !== undefined && all.includes(id))
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl">
        <Trans>Charts</Trans>
      </h1>
      {dataset === undefined ? (
        <p className="flex flex-wrap items-center gap-4 text-ink-2">
          <Trans>A chart needs data: import a spreadsheet into a project first, or open the demo.</Trans>
          <Button asChild look="primary">
            <Link to="/project/list" search={{ page: 1, limit: 20, search: '' }}>
              <Trans>To my projects</Trans>
            </Link>
          </Button>
        </p>
      ) : (
        <SelectField
          label={t`Draw which data?`}
          className="max-w-md"
          value={dataset}
          onChange={({ target }) => setChosen(target.value)}
        >
          {groups.map(({ project, datasets }) => (
            <optgroup key={project.id} label={project.name}>
              {datasets.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      )}
      <Suspense>
        {dataset !== undefined && isChoosing ? (
          <OpenedColumns key={dataset} dataset={dataset} onOpened={setOpened} />
        ) : null}
        <NewChart
          dataset={dataset}
          columns={null}
          choosable={opened?.dataset === dataset ? opened?.columns : undefined}
          onChooseVariables={() => setChoosing(true)}
          onCreated={(chart) => dataset && void navigate({ to: '/statistical/detail', search: { dataset, chart } })}
        />
      </Suspense>
    </div>
  )
}
