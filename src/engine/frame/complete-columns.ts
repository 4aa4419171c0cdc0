import type { Checkpoint } from '../checkpoint.ts'
import { completeRows } from './complete-rows.ts'
import type { Frame } from './frame.ts'
import { numericColumn } from './numeric-column.ts'

export interface CompleteColumns {
  /** Of the rows in which all have a finite value, column by column. */
  readonly columns: readonly Float64Array[]
  /** Where those rows are in the frame: 1 for a complete row. */
  readonly complete: Uint8Array
  /** What each column lacks in the whole frame. */
  readonly lacks: readonly { readonly missing: number; readonly infinite: number }[]
}

/** The rows that have all of the columns of numbers. */
export async function completeColumns(
  frame: Frame,
  ids: readonly string[],
  checkpoint: Checkpoint,
): Promise<CompleteColumns> {
  const complete = await completeRows(frame, ids, checkpoint)
  const columns: Float64Array[] = []
  const lacks: { missing: number; infinite: number }[] = []
  for (const id of ids) {
    const { values } = numericColumn(frame, id)
    let [missing, infinite] = [0, 0]
    for (const value of values)
      if (Number.isNaN(value)) missing++
      else if (!Number.isFinite(value)) infinite++
    columns.push(values.filter((_, i) => complete[i] === 1))
    lacks.push({ missing, infinite })
    await checkpoint()
  }
  return { columns, complete, lacks }
}

/** Values of the complete rows where those are in the frame; NaN elsewhere. */
export async function inFrame(
  values: Float64Array,
  complete: Uint8Array,
  checkpoint: Checkpoint,
): Promise<Float64Array> {
  const whole = new Float64Array(complete.length).fill(Number.NaN)
  let next = 0
  for (let i = 0; i < whole.length; i++) if (complete[i] === 1) whole[i] = values[next++] ?? Number.NaN
  await checkpoint()
  return whole
}
