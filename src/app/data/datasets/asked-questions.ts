import { isStyle } from '#catalog/kit/figure-style.ts'
import type { StoredOptions } from '#catalog/kit/stored-options.ts'
import type { StoredQuestion } from '#catalog/kit/stored-question.ts'
import { readConventions } from '../conventions.ts'
import { textOf } from '../database/records.ts'
import type { RecordRow, UserDatabase } from '../database/user-database.ts'
import { analysisOf, versionOf } from './analysis.ts'
import type { StepRecord } from './dataset.ts'

/** The analyses that the steps of a dataset ask for, by record: of the same dataset, and not deleted. */
export async function askedQuestions(
  database: UserDatabase,
  dataset: string,
  steps: readonly StepRecord[],
): Promise<ReadonlyMap<string, StoredQuestion>> {
  const rows = await askedRecords(database, dataset, steps)
  const [first] = rows
  const conventions = first ? await readConventions(database, textOf(first, 'project')) : {}
  return new Map(
    rows.map((row) => {
      const { id, type, options } = analysisOf(row, conventions)
      const asked = Object.entries(options).filter(([leaf]) => !isStyle(leaf))
      const question = { type, ...versionOf(row), options: Object.fromEntries(asked) satisfies StoredOptions }
      return [id, Object.keys(conventions).length === 0 ? question : { ...question, conventions }]
    }),
  )
}

/** A step names a record by its id, whatever the option is called. */
export async function askedRecords(
  database: UserDatabase,
  dataset: string,
  steps: readonly Pick<StepRecord, 'enabled' | 'options'>[],
): Promise<readonly RecordRow[]> {
  const ids = steps
    .filter(({ enabled }) => enabled)
    .flatMap(({ options }) => Object.values(options).filter((value) => typeof value === 'string'))
  const rows = await database.records.bulkGet([...new Set(ids)])
  return rows
    .flatMap((row) => row ?? [])
    .filter((row) => row.kind === 'analysis' && row.deleted === 0 && textOf(row, 'dataset') === dataset)
}
