import type { Column } from '#engine/frame/frame.ts'
import type { UserDatabase } from '../data/database/user-database.ts'
import type { StepRecord } from '../data/datasets/dataset.ts'
import { cellText } from './cell-window.ts'
import { applyDraft } from './open-dataset.ts'
import type { StepResult } from './steps.ts'

const ROWS = 5
const COLUMNS = 8

/** The first rows after a step that is being made. */
export interface StepPreview {
  readonly result: StepResult
  readonly columns: readonly { readonly id: string; readonly name: string; readonly isMade: boolean }[]
  readonly rows: readonly {
    readonly rowId: number
    /** By column. `before` is given where the step changed the value; null is a missing value. */
    readonly cells: readonly { readonly text: string | null; readonly before?: string | null }[]
  }[]
}

/** Applies a step to all rows and returns the first, of the columns that it makes, changes or names; of another table all columns. */
export async function previewStep(database: UserDatabase, dataset: string, draft: StepRecord): Promise<StepPreview> {
  const { frame, before, rowsBefore, results } = await applyDraft(database, dataset, draft)
  const result = results.find(({ id }) => id === draft.id)
  if (!result) throw new Error('the step was not applied')
  if (result.status !== 'done') return { result, columns: [], rows: [] }
  const old = new Map((before.get(draft.id) ?? []).map((column) => [column.id, column]))
  const named = new Set(JSON.stringify(Object.values(draft.options)).match(/[\w.-]+/g))
  const isSameRows = result.rowsBefore === result.rowsAfter
  const weight = (column: Column) => {
    const was = old.get(column.id)
    if (was === undefined) return 0
    if (isSameRows && !isSameCells(was, column)) return 1
    return named.has(column.id) ? 2 : 3
  }
  const oldRows = rowsBefore.get(draft.id)
  const [first] = frame.rowIds
  const isOtherTable = first !== undefined && oldRows?.includes(first) === false
  const affected = (isOtherTable ? [] : frame.columns)
    .map((column) => ({ column, weight: weight(column) }))
    .filter((one) => one.weight < 3)
    .sort((a, b) => a.weight - b.weight)
    .map(({ column }) => column)
  const shown = (affected.length > 0 ? affected : frame.columns).slice(0, COLUMNS)
  const rows = Array.from(frame.rowIds.slice(0, ROWS), (rowId, row) => ({
    rowId,
    cells: shown.map((column) => {
      const text = cellText(column, row)
      const was = old.get(column.id)
      const at = oldRows?.indexOf(rowId) ?? -1
      const earlier = was && at >= 0 ? cellText(was, at) : text
      return earlier === text ? { text } : { text, before: earlier }
    }),
  }))
  return { result, columns: shown.map(({ id, name }) => ({ id, name, isMade: !old.has(id) })), rows }
}

/** Whether a column still has the cells that it had: a step keeps those that it does not change. */
function isSameCells(a: Column, b: Column): boolean {
  if (a.type === 'text' || b.type === 'text') return a.type === 'text' && b.type === 'text' && a.codes === b.codes
  return a.values === b.values
}
