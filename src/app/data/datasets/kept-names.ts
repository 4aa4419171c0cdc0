import type { NamedColumn, NamedColumns } from '#catalog/kit/data-dictionary.ts'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import type { UserDatabase } from '../database/user-database.ts'
import { isLabelled, readDataset, readSteps, readVariables, type StepRecord } from './dataset.ts'
import type { KeptOutcome } from './kept-outcome.ts'

/** The names of the variables that an outcome mentions. */
export function namesIn({ columns }: NamedColumns, outcome: Outcome): readonly NamedColumn[] {
  const mentioned = new Set(JSON.stringify(outcome).match(/c\d+|[0-9a-f-]{36}\.\d+/g))
  return columns.flatMap(({ id, name, label, valueLabels }) =>
    mentioned.has(id) ? [{ id, name, label, valueLabels }] : [],
  )
}

/**
 * The names of a dataset's variables as far as records tell them, for the time until the rows are opened, and for a device that does not have
 * them: names as they are now, and the labels of values stored with the outcome, because steps make some of them from the rows.
 */
export async function knownNames(
  database: UserDatabase,
  dataset: string,
  kept: KeptOutcome | undefined,
): Promise<NamedColumns> {
  const [found, variables, steps] = await Promise.all([
    readDataset(database, dataset),
    readVariables(database, dataset),
    readSteps(database, dataset),
  ])
  const columns = new Map<string, NamedColumn>()
  const put = (column: NamedColumn) => columns.set(column.id, column)
  for (const { id, name, label = '' } of found?.schema?.columns ?? [])
    put({ id, name, label, valueLabels: [], ...variables.get(id) })
  for (const step of steps) {
    const made = namedBy(step)
    if (!made) continue
    const renamed = columns.get(made.id)
    put(renamed ? { ...renamed, ...made } : { label: '', valueLabels: [], ...made, ...variables.get(made.id) })
  }
  for (const column of soundNames(kept?.names)) {
    const { name, label } = columns.get(column.id) ?? column
    put({ ...column, name, label })
  }
  return { columns: [...columns.values()] }
}

/** The variable that a step names: its new one, or the one that it renames. */
function namedBy({ id, type, enabled, options }: StepRecord): Pick<NamedColumn, 'id' | 'name'> | undefined {
  const { name, variable } = options
  if (!enabled || typeof name !== 'string' || name.trim() === '') return undefined
  if (type !== 'rename-variable') return { id: `${id}.1`, name: name.trim() }
  return typeof variable === 'string' ? { id: variable, name: name.trim() } : undefined
}

/** A project file may hold anything there. */
function soundNames(names: unknown): readonly NamedColumn[] {
  return Array.isArray(names) ? names.filter(isNamed) : []
}

function isNamed(column: unknown): column is NamedColumn {
  const { id, name, label, valueLabels } = (column ?? {}) as Readonly<Record<string, unknown>>
  return (
    [id, name, label].every((text) => typeof text === 'string') &&
    Array.isArray(valueLabels) &&
    valueLabels.every(isLabelled)
  )
}
