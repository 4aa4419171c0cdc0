import type { Checkpoint } from '../checkpoint.ts'
import { countCases } from './case-weights.ts'
import type { Frame } from './frame.ts'
import { numericColumn } from './numeric-column.ts'

/** For each row 1 if every numeric column has a finite value, otherwise 0. Throws like `numericColumn`. */
export async function completeRowMask(
  frame: Frame,
  ids: readonly string[],
  checkpoint: Checkpoint,
): Promise<Uint8Array> {
  const keep = new Uint8Array(frame.rows).fill(1)
  for (const id of ids) {
    const { values } = numericColumn(frame, id)
    for (let i = 0; i < values.length; i++) if (!Number.isFinite(values[i])) keep[i] = 0
    await checkpoint()
  }
  return keep
}

/**
 * The number of cases with a code of 0 or more and a finite value in at least one of the columns. `keep` is 0 for excluded rows; `weights`:
 * how many cases each row represents. Throws like `numericColumn`.
 */
export async function countUsedRows(
  frame: Frame,
  ids: readonly string[],
  codes: Int32Array,
  keep: Uint8Array | undefined,
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<number> {
  const used = new Uint8Array(frame.rows)
  for (const id of ids) {
    const { values } = numericColumn(frame, id)
    for (let i = 0; i < values.length; i++)
      if ((codes[i] ?? -1) >= 0 && Number.isFinite(values[i]) && (keep === undefined || keep[i] === 1)) used[i] = 1
    await checkpoint()
  }
  return countCases(used, weights).used
}
