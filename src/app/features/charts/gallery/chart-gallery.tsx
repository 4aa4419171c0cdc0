import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { lazy, Suspense, useState } from 'react'
import { listDatasets } from '../../../data/datasets/dataset.ts'
import { lastDataset } from '../../../data/last-opened.ts'
import { ownData } from '../../../data/own-data.ts'
import { listProjects } from '../../../data/projects.ts'
import { isDemoProject } from '../../../demo/demo-project.ts'
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

/** In place of the id of a dataset. */
const DEMO = 'demo'

/**
 * All kinds of charts with a picture; choosing one draws the dataset that is chosen above them: at first the one opened last. Without a dataset
 * of one's own, or if the reader chooses so, the demo data of the chart.
 */
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
  const idsOf = (of: typeof groups) => of.flatMap(({ datasets }) => datasets.map(({ id }) => id))
  const all = idsOf(groups)
  const own = idsOf(groups.filter(({ project }) => !isDemoProject(project)))
  const isOpen = last !== undefined && all.includes(last)
  // a reader who looks at demo data goes on with those of the next chart
  const proposed = isOpen && !own.includes(last) ? DEMO : isOpen ? last : own[0]
  const selected = [chosen, proposed].find((id) => id !== undefined && (id === DEMO || all.includes(id))) ?? DEMO
  const dataset = selected === DEMO ? undefined : selected
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl">
        <Trans>Charts</Trans>
      </h1>
      {all.length === 0 ? (
        <p className="flex flex-wrap items-center gap-4 text-ink-2">
          <Trans>
            Choose a chart to see it with demo data. To draw your own data, import a spreadsheet into a project.
          </Trans>
          <Button asChild>
            <Link to="/project/list" search={{ page: 1, limit: 20, search: '' }}>
              <Trans>To my projects</Trans>
            </Link>
          </Button>
        </p>
      ) : (
        <SelectField
          label={t`Draw which data?`}
          className="max-w-md"
          value={selected}
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
          <option value={DEMO}>{t`The demo data of each chart`}</option>
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
          onCreated={(chart, of) => void navigate({ to: '/statistical/detail', search: { dataset: of, chart } })}
        />
      </Suspense>
    </div>
  )
}
