import { textOf } from '../../data/database/records.ts'
import type { RecordRow, UserDatabase } from '../../data/database/user-database.ts'
import { byOrder, type QuestionKind } from '../../data/datasets/analysis.ts'
import { listDatasets } from '../../data/datasets/dataset.ts'
import { readProject } from '../../data/projects.ts'

/** An analysis or a chart, without its options. */
export interface ListedQuestion {
  readonly id: string
  readonly kind: QuestionKind
  readonly title: string
  readonly order: string
  readonly dataset: { readonly id: string; readonly name: string }
}

/** What a project holds, in the order of its pages; undefined if there is no such project. */
export async function listProject(database: UserDatabase, id: string) {
  const project = await readProject(database, id)
  if (!project) return undefined
  const datasets = await listDatasets(database, id)
  const list = async (kind: QuestionKind) => {
    const rows = await database.records
      .where('[kind+parent]')
      .anyOf(datasets.map((dataset) => [kind, dataset.id]))
      .filter((row) => row.deleted === 0)
      .toArray()
    return datasets.flatMap((dataset) =>
      rows
        .filter((row) => row.parent === dataset.id)
        .map((row) => questionOf(row, kind, dataset))
        .sort(byOrder),
    )
  }
  return { project, datasets, analyses: await list('analysis'), charts: await list('chart') }
}

export type ProjectContents = NonNullable<Awaited<ReturnType<typeof listProject>>>

function questionOf(row: RecordRow, kind: QuestionKind, { id, name }: ListedQuestion['dataset']): ListedQuestion {
  return { id: row.id, kind, title: textOf(row, 'title'), order: textOf(row, 'order'), dataset: { id, name } }
}
