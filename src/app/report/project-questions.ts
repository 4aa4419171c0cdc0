import type { UserDatabase } from '../data/database/user-database.ts'
import type { AnalysisRecord } from '../data/datasets/analysis.ts'
import { type Dataset, listDatasets } from '../data/datasets/dataset.ts'
import { listAnalyses } from '../data/datasets/list-analyses.ts'

/** An analysis or a chart of a project that a report may include. */
export interface ProjectQuestion {
  readonly record: AnalysisRecord
  readonly dataset: Dataset
}

/** The questions of a project, by dataset and in order, computed on this device or not. */
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
