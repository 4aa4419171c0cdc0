import type { UserDatabase } from '../data/database/user-database.ts'
import { type AnalysisRecord, listAnalyses } from '../data/datasets/analysis.ts'
import { type Dataset, listDatasets } from '../data/datasets/dataset.ts'

/** An analysis or a chart of a project, of which a report may tell. */
export interface ProjectQuestion {
  readonly record: AnalysisRecord
  readonly dataset: Dataset
}

/** What a project asks, by dataset and in its order, whether or not it was ever computed on this device. */
export async function projectQuestions(database: UserDatabase, project: string): Promise<readonly ProjectQuestion[]> {
  const datasets = await listDatasets(database, project)
  const lists = await Promise.all(
    datasets.map(async (dataset) => {
      const records = await Promise.all([
        listAnalyses(database, dataset.id, 'analysis'),
        listAnalyses(database, dataset.id, 'chart'),
      ])
      return records.flat().map((record) => ({ record, dataset }))
    }),
  )
  return lists.flat()
}
