import { numberOf, textOf } from '../database/records.ts'
import type { UserDatabase } from '../database/user-database.ts'
import { listProjects } from '../projects.ts'
import { listDatasets } from './dataset.ts'
import { pictureOf } from './keep-picture.ts'

export interface OwnChart {
  readonly id: string
  readonly type: string
  readonly title: string
  readonly dataset: string
  readonly datasetName: string
  readonly projectName: string
  readonly createdAt: number
  /** An SVG document; undefined if the chart has not been drawn. */
  readonly picture: string | undefined
}

/** The charts of all projects on this device, newest first. */
export async function listCharts(database: UserDatabase): Promise<readonly OwnChart[]> {
  const projects = await listProjects(database, '')
  const lists = await Promise.all(
    projects.map(async (project) =>
      (await listDatasets(database, project.id)).map((dataset) => [dataset.id, { project, dataset }] as const),
    ),
  )
  const places = new Map(lists.flat())
  const rows = await database.records.where('kind').equals('chart').toArray()
  return rows
    .flatMap((row) => {
      const place = places.get(textOf(row, 'dataset'))
      if (row.deleted === 1 || !place) return []
      return {
        id: row.id,
        type: textOf(row, 'type'),
        title: textOf(row, 'title'),
        dataset: place.dataset.id,
        datasetName: place.dataset.name,
        projectName: place.project.name,
        createdAt: numberOf(row, 'createdAt'),
        picture: pictureOf(row),
      }
    })
    .sort((a, b) => b.createdAt - a.createdAt)
}
