import type { Checkpoint } from '../checkpoint.ts'
import { completeRowMask } from './complete-row-mask.ts'
import type { Frame } from './frame.ts'
import { numericColumn } from './numeric-column.ts'

export interface CompleteColumns {
  /** Values of the rows in which all columns are finite, column by column. */
  readonly columns: readonly Float64Array[]
  /** The positions of those rows in the frame: 1 for a complete row. */
  readonly complete: Uint8Array
  /** How many cases each of those rows represents; undefined without weights. */
  readonly weights: Float64Array | undefined
  /** How many cases lack each column in the whole frame. */
  readonly lacks: readonly { readonly missing: number; readonly infinite: number }[]
}

/**
 * The rows with a finite value in each of these columns of numbers. `weights`: how many cases each row of the frame represents. Throws like
 * `numericColumn`.
 */
export async function completeColumns(
  frame: Frame,
  ids: readonly string[],
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<CompleteColumns> {
  const complete = await completeRowMask(frame, ids, checkpoint)
  let n = 0
  for (let i = 0; i < complete.length; i++) n += complete[i] as number
  const columns: Float64Array[] = []
  const lacks: { missing: number; infinite: number }[] = []
  for (const id of ids) {
    const { values } = numericColumn(frame, id)
    columns.push(n === values.length ? values.slice() : ofComplete(values, complete, n))
    lacks.push(n === values.length ? { missing: 0, infinite: 0 } : lacksOf(values, weights))
    await checkpoint()
  }
  return { columns, complete, weights: weights && ofComplete(weights, complete, n), lacks }
}

function ofComplete(values: Float64Array, complete: Uint8Array, n: number): Float64Array {
  const kept = new Float64Array(n)
  let next = 0
  for (let i = 0; i < values.length; i++) if (complete[i] === 1) kept[next++] = values[i] as number
  return kept
}

function lacksOf(values: Float64Array, weights?: Float64Array): { missing: number; infinite: number } {
  let [missing, infinite] = [0, 0]
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number
    if (Number.isFinite(value)) continue
    const cases = weights === undefined ? 1 : (weights[i] as number)
    if (Number.isNaN(value)) missing += cases
    else infinite += cases
  }
  return { missing, infinite }
}

/** Writes the values of the complete rows to their positions in the frame; NaN elsewhere. */
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
