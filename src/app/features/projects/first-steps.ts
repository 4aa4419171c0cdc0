import { fieldValue, numberOf, textOf } from '../../data/database/records.ts'
import type { UserDatabase } from '../../data/database/user-database.ts'
import type { QuestionKind } from '../../data/datasets/analysis.ts'
import { datasetOf } from '../../data/datasets/dataset.ts'
import { readKept } from '../../data/datasets/kept-outcome.ts'
import { listProjects, type Project } from '../../data/projects.ts'
import { hasSavedResult } from '../../data/saved-results.ts'
import { holdsPlans } from '../../plans/plans-dataset.ts'
import { BACKUP_KEYS } from './backup-state.tsx'

/** The first steps of a reader, in their order. */
export const firstSteps = ['project', 'import', 'analyse', 'export', 'backup'] as const
export type FirstStep = (typeof firstSteps)[number]

/** How far a reader is, and what the next step works on: in each case the newest. */
export interface Progress {
  readonly done: Readonly<Record<FirstStep, boolean>>
  readonly project: Project | undefined
  /** The id of the dataset with rows. */
  readonly dataset: string | undefined
  /** An analysis or a chart with an answer. */
  readonly result: { readonly kind: QuestionKind; readonly id: string; readonly dataset: string } | undefined
}

/** Reads the progress from the reader's own data. What was deleted does not count, except for a saved result or backup. */
export async function readProgress(database: UserDatabase): Promise<Progress> {
  const projects = await listProjects(database, '')
  const own = new Set(projects.map(({ id }) => id))
  const rows = await database.records.where('kind').anyOf('dataset', 'analysis', 'chart').toArray()
  const alive = rows
    .filter((row) => row.deleted === 0 && own.has(textOf(row, 'project')))
    .sort((a, b) => numberOf(b, 'createdAt') - numberOf(a, 'createdAt'))
  const datasets = alive.filter((row) => row.kind === 'dataset')
  const dataset = datasets.find((row) => fieldValue(row, 'importSchema') && !holdsPlans(datasetOf(row)))
  let result: Progress['result']
  for (const { id, kind, parent } of alive) {
    if ((kind !== 'analysis' && kind !== 'chart') || !datasets.some((row) => row.id === parent)) continue
    const status = (await readKept(database, id))?.outcome.status
    if (status !== 'done' && status !== 'split') continue
    result = { kind, id, dataset: parent }
    break
  }
  const hasBackup = (await database.kv.where('key').startsWith(BACKUP_KEYS).count()) > 0
  return {
    done: {
      project: projects.length > 0,
      import: dataset !== undefined,
      analyse: result !== undefined,
      export: await hasSavedResult(database),
      backup: hasBackup,
    },
    project: projects.find(({ id }) => dataset && id === textOf(dataset, 'project')) ?? projects[0],
    dataset: dataset?.id,
    result,
  }
}
