import type { Checkpoint } from '../../checkpoint.ts'
import { columnById, type Frame } from '../../frame/frame.ts'
import { pickNumbers, selectCells } from '../../frame/select-rows.ts'
import { usable } from '../../frame/usable.ts'

export interface CompleteRows {
  /** The complete rows, with only the relevant variables. */
  readonly frame: Frame
  readonly positions: Int32Array
  /** Cases. */
  readonly lost: readonly { readonly variable: string; readonly missing: number; readonly infinite: number }[]
}

/** The rows in which every one of these variables has a value, and a finite one if it is a number; `cases`: how many cases each row represents. */
export async function completeRows(
  frame: Frame,
  ids: readonly string[],
  checkpoint: Checkpoint,
  cases?: Float64Array,
): Promise<CompleteRows> {
  const keep = new Uint8Array(frame.rows).fill(1)
  const lost: { variable: string; missing: number; infinite: number }[] = []
  const columns = [...new Set(ids)].flatMap((id) => columnById(frame, id) ?? [])
  for (const column of columns) {
    const seen = usable(column)
    let [missing, infinite] = [0, 0]
    for (let i = 0; i < keep.length; i++) {
      const value = seen.type === 'text' ? ((seen.codes[i] as number) < 0 ? Number.NaN : 0) : (seen.values[i] as number)
      if (Number.isFinite(value)) continue
      keep[i] = 0
      const count = cases === undefined ? 1 : (cases[i] as number)
      if (Number.isNaN(value)) missing += count
      else infinite += count
    }
    lost.push({ variable: column.id, missing, infinite })
    await checkpoint()
  }
  const positions = new Int32Array(keep.reduce((sum, one) => sum + one, 0))
  for (let [i, k] = [0, 0]; i < keep.length; i++) if (keep[i] === 1) positions[k++] = i
  await checkpoint()
  if (positions.length === frame.rows) return { frame: { ...frame, columns }, positions, lost }
  const selected = []
  for (const column of columns) {
    selected.push(selectCells(column, positions))
    await checkpoint()
  }
  const rowIds = pickNumbers(frame.rowIds, positions)
  await checkpoint()
  return { frame: { rows: positions.length, rowIds, columns: selected }, positions, lost }
}
