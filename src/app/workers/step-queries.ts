import { upgradeOptions } from '#catalog/kit/options/upgrade-options.ts'
import { readStepOptions } from '#catalog/kit/steps/step-option-readers.ts'
import { loadStepModules } from '#catalog/step-applies.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import type { CheckRule } from '#engine/methods/rules/check-rule.ts'
import { type ListedQueries, listedQueries } from '#engine/methods/rules/listed-queries.ts'
import type { UserDatabase } from '../data/database/user-database.ts'
import { readSteps } from '../data/datasets/dataset.ts'
import { openDataset } from './open-dataset.ts'
import { timeSlices } from './time-slices.ts'

/** Queries that are listed at most: the page shows the first, the file has all of these. */
const MOST = 20_000

/** Identifier variables that are shown with each query. */
const IDENTIFIERS = 2

export interface StepQueries extends ListedQueries {
  readonly rules: readonly CheckRule[]
  /** The variables before the step. */
  readonly columns: readonly { readonly id: string; readonly name: string }[]
  /** Names of the variables that tell which row it is. */
  readonly identifiers: readonly string[]
}

/** What breaks the rules of a step of a dataset; undefined if the step has no rules that can be applied. */
export async function stepQueries(
  database: UserDatabase,
  dataset: string,
  id: string,
): Promise<StepQueries | undefined> {
  const [{ opened, before, rowsBefore }, steps] = await Promise.all([
    openDataset(database, dataset),
    readSteps(database, dataset),
  ])
  const step = steps.find((one) => one.id === id)
  const [columns, rowIds, modules] = [before.get(id), rowsBefore.get(id), step && (await loadStepModules(step.type))]
  const isDone = opened.steps.some((result) => result.id === id && result.status === 'done')
  if (step === undefined || !columns || !rowIds || !modules || !isDone) return undefined
  const frame = { rows: rowIds.length, rowIds, columns }
  const { definition } = modules
  const stored = upgradeOptions(definition, step, step.options)
  const read = stored && readStepOptions(definition, stored, describeColumns(frame))
  if (read?.status !== 'ok') return undefined
  const [key] = Object.entries(definition.options).find(([, { kind }]) => kind === 'row-rules') ?? []
  if (key === undefined) return undefined
  const rules = read.options[key] as readonly CheckRule[]
  const identifiers = columns.filter(({ measure }) => measure === 'id').slice(0, IDENTIFIERS)
  const listed = await listedQueries(frame, rules, {
    identifiers: identifiers.map((column) => column.id),
    most: MOST,
    checkpoint: timeSlices(),
  })
  return {
    ...listed,
    rules,
    columns: columns.map(({ id: column, name }) => ({ id: column, name })),
    identifiers: identifiers.map(({ name }) => name),
  }
}
