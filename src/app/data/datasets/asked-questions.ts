import type { Conventions } from '#catalog/kit/options/conventions.ts'
import { namedRecords } from '#catalog/kit/options/named-records.ts'
import type { StoredQuestion } from '#catalog/kit/options/stored-question.ts'
import { readConventions } from '../conventions.ts'
import { textOf } from '../database/records.ts'
import type { RecordRow, UserDatabase } from '../database/user-database.ts'
import { analysisOf, versionOf, withoutStyle } from './analysis.ts'
import type { StepRecord } from './dataset.ts'

/** The analyses that the steps of a dataset refer to, by record: of the same dataset, and not deleted. */
export async function askedQuestions(
  database: UserDatabase,
  dataset: string,
  steps: readonly StepRecord[],
): Promise<ReadonlyMap<string, StoredQuestion>> {
  const rows = await askedRecords(database, dataset, steps)
  const [first] = rows
  return questionsOf(rows, first ? await readConventions(database, textOf(first, 'project')) : {})
}

/** The questions of analyses by record, each with the conventions of their project. */
export function questionsOf(rows: readonly RecordRow[], conventions: Conventions): ReadonlyMap<string, StoredQuestion> {
  return new Map(
    rows.map((row) => {
      const { id, type, options } = analysisOf(row, conventions)
      const question = { type, ...versionOf(row), options: withoutStyle(options) }
      return [id, Object.keys(conventions).length === 0 ? question : { ...question, conventions }]
    }),
  )
}

export async function askedRecords(
  database: UserDatabase,
  dataset: string,
  steps: readonly Pick<StepRecord, 'enabled' | 'options'>[],
): Promise<readonly RecordRow[]> {
  const named = steps.filter(({ enabled }) => enabled).flatMap(({ options }) => namedRecords(options))
  const rows = await database.records.bulkGet([...new Set(named.map(({ record }) => record))])
  return rows
    .flatMap((row) => row ?? [])
    .filter((row) => row.kind === 'analysis' && row.deleted === 0 && textOf(row, 'dataset') === dataset)
}
