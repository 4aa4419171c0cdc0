import type { Column, ColumnMeta, Measure } from '#engine/frame/frame.ts'
import type { Notice, Params } from '../outcome/outcome.ts'
import type { Broken, ColumnsChange, RowsChange, StepContext, TableChange } from '../step.ts'

const longestName = 200

/** The step does not apply; `code` is the reason, a message of the step or of the kit, `option` the option to change. */
export function broken(code: string, params: Params = {}, option?: string): Broken {
  return option === undefined ? { status: 'broken', code, params } : { status: 'broken', code, params, option }
}

/** A change of columns that removes none. */
export function changedColumns(columns: readonly Column[], notices: readonly Notice[] = []): ColumnsChange {
  return { status: 'columns', columns, removed: [], notices }
}

/** A change of rows: the positions of the remaining ones, in their new order. */
export function keptRows(positions: Int32Array, notices: readonly Notice[] = []): RowsChange {
  return { status: 'rows', positions, notices }
}

/** Counts rows by their ids. */
export function madeTable(
  rowIds: Float64Array,
  columns: readonly Column[],
  notices: readonly Notice[] = [],
): TableChange {
  return { status: 'table', rows: rowIds.length, rowIds, columns, notices }
}

/** A notice of weight `note`. */
export function note(code: string, params: Params = {}): Notice {
  return { code, params, weight: 'note' }
}

/** A notice of weight `warning`. */
export function warning(code: string, params: Params = {}): Notice {
  return { code, params, weight: 'warning' }
}

interface Named {
  readonly columns: readonly Pick<ColumnMeta, 'id' | 'name'>[]
}

/** Why a variable cannot have this name, or null. Names are unique, since files and scripts identify variables by them. */
export function nameProblem(frame: Named, name: string, option: string, except?: string): Broken | null {
  const trimmed = name.trim()
  if (trimmed === '') return broken('required-name', {}, option)
  if (trimmed.length > longestName || /[\r\n]/.test(trimmed)) return broken('name-not-usable', {}, option)
  const taken = frame.columns.some((column) => column.id !== except && column.name === trimmed)
  return taken ? broken('name-taken', { name: trimmed }, option) : null
}

/** The first problem of several new names, which differ from each other too; null if there is none. */
export function namesProblem({ columns }: Named, names: readonly string[], option: string): Broken | null {
  const taken = [...columns]
  for (const name of names) {
    const problem = nameProblem({ columns: taken }, name, option)
    if (problem !== null) return problem
    taken.push({ id: '', name: name.trim() })
  }
  return null
}

/** The identity of a step's new variable. */
export function newMeta(context: StepContext, name: string, measure: Measure, k = 1): ColumnMeta {
  const id = `${context.stepId}.${k}`
  return { id, name: name.trim(), label: '', measure, valueLabels: [], missingCodes: [], missingRanges: [] }
}
