import type { Done } from '#catalog/kit/outcome.ts'
import type { UserDatabase } from '../data/database/user-database.ts'
import { type AnalysisRecord, listAnalyses } from '../data/datasets/analysis.ts'
import { type Dataset, listDatasets } from '../data/datasets/dataset.ts'

/** One result of a project as it is kept: an analysis, a chart, or one part of a split one. */
export interface ProjectResult {
  readonly key: string
  readonly title: string
  readonly record: AnalysisRecord
  readonly dataset: Dataset
  readonly outcome: Done
}

/** The results that a project has, by dataset and in their order; what has none yet is left out. `labelled` joins a title and the level of a part. */
export async function projectResults(
  database: UserDatabase,
  project: string,
  labelled: (label: string, text: string) => string,
): Promise<readonly ProjectResult[]> {
  const datasets = await listDatasets(database, project)
  const lists = await Promise.all(
    datasets.map(async (dataset) => {
      const records = await Promise.all([
        listAnalyses(database, dataset.id, 'analysis'),
        listAnalyses(database, dataset.id, 'chart'),
      ])
      return records.flat().flatMap((record) => resultsOf(record, dataset, labelled))
    }),
  )
  return lists.flat()
}

function resultsOf(
  record: AnalysisRecord,
  dataset: Dataset,
  labelled: (label: string, text: string) => string,
): readonly ProjectResult[] {
  const outcome = record.kept?.outcome
  const of = { record, dataset }
  if (outcome?.status === 'done') return [{ ...of, key: record.id, title: record.title, outcome }]
  if (outcome?.status !== 'split') return []
  return outcome.parts.flatMap(({ level, outcome: part }, k) =>
    part.status === 'done'
      ? [{ ...of, key: `${record.id}-${k}`, title: labelled(record.title, String(level.level)), outcome: part }]
      : [],
  )
}
