import { readConventions } from '../conventions.ts'
import { textOf } from '../database/records.ts'
import type { UserDatabase } from '../database/user-database.ts'
import { type AnalysisRecord, analysisOf, byOrder, type QuestionKind } from './analysis.ts'
import { followAnalyses } from './analysis-figure.ts'

/** The analyses of a dataset, or its charts, in their order. */
export async function listAnalyses(
  database: UserDatabase,
  dataset: string,
  kind: QuestionKind = 'analysis',
): Promise<readonly AnalysisRecord[]> {
  const rows = await database.records.where('[kind+parent]').equals([kind, dataset]).toArray()
  const alive = rows.filter((row) => row.deleted === 0)
  const [first] = alive
  const conventions = first ? await readConventions(database, textOf(first, 'project')) : {}
  const records = alive.map((row) => analysisOf(row, conventions)).sort(byOrder)
  return kind === 'chart' ? followAnalyses(database, records) : records
}
