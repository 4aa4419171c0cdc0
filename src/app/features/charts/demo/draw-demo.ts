import type { EntryTitle } from '#catalog/kit/summary.ts'
import type { Language } from '#catalog/kit/words.ts'
import { newId } from '../../../data/database/identifiers.ts'
import { listDatasets } from '../../../data/datasets/dataset.ts'
import { ownData } from '../../../data/own-data.ts'
import { listProjects } from '../../../data/projects.ts'
import { type ChartDemo, loadChartDemo } from '../../../demo/chart-demo.ts'
import { demoProject, isDemoProject } from '../../../demo/demo-project.ts'
import { importExample } from '../../../demo/import-example.ts'
import { newChart } from '../../../questions/new-question.ts'
import type { Watch } from '../../../ui/use-covered-work.tsx'

interface Drawn {
  /** Where the data come from, and their licence. */
  readonly source: string
  readonly dataset: string
  readonly chart: string
}

/**
 * Draws the demo data of a chart: they become a dataset, unless the project already has it, and the chart a question with the options of its
 * example. Undefined without such a chart.
 * @param project where the data go; by default a project for demo data, which is created if there is none
 */
export async function drawDemo(
  { id }: Pick<EntryTitle, 'id'>,
  language: Language,
  watch: Watch,
  project?: string,
): Promise<Drawn | undefined> {
  const demo = await loadChartDemo(id, language)
  if (!demo) return undefined
  const dataset = await demoDataset(demo, language, watch, project ?? (await projectOfDemos()))
  const chart = await newChart(dataset, id, demo.title[language], demo.options)
  return chart === undefined ? undefined : { source: demo.data.source[language], dataset, chart }
}

async function projectOfDemos(): Promise<string | undefined> {
  const projects = await listProjects(ownData().database, '')
  return projects.find(isDemoProject)?.id
}

async function demoDataset(
  { data }: ChartDemo,
  language: Language,
  watch: Watch,
  project: string | undefined,
): Promise<string> {
  const name = data.title[language]
  if (project === undefined)
    return importExample(data, { name, project: newId(), newProject: demoProject[language] }, watch)
  const known = (await listDatasets(ownData().database, project)).find(
    (dataset) => dataset.sourceName === `${data.id}.csv` && dataset.name === name,
  )
  return known?.id ?? importExample(data, { name, project }, watch)
}
