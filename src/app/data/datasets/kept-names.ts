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
 * them: the user's own, otherwise those stored with the outcome, otherwise those of the import and of the steps.
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
  const named = [
    ...(found?.schema?.columns ?? []).map(({ id, name, label = '' }) => ({ id, name, label, valueLabels: [] })),
    ...steps.flatMap(madeBy),
  ].map((column): NamedColumn => ({ ...column, ...variables.get(column.id) }))
  // a step may have renamed a variable, or made the labels of its values from the rows
  const stored = soundNames(kept?.names).map((column): NamedColumn => {
    const { name = column.name, label = column.label } = variables.get(column.id) ?? {}
    return { ...column, name, label }
  })
  return { columns: [...new Map([...named, ...stored].map((column) => [column.id, column])).values()] }
}

/** The variable that a step makes, if it is asked for its name. */
function madeBy({ id, enabled, options: { name } }: StepRecord): NamedColumn[] {
  if (!enabled || typeof name !== 'string' || name.trim() === '') return []
  return [{ id: `${id}.1`, name: name.trim(), label: '', valueLabels: [] }]
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
