import type { Checkpoint } from '#engine/checkpoint.ts'
import type { Frame } from '#engine/frame/frame.ts'
import type { SavedColumn } from './outcome.ts'

/** Columns with one number for each row of a frame; non-finite ones are missing. */
export async function savedNumbers(
  frame: Frame,
  columns: Readonly<Record<string, Float64Array>>,
  checkpoint: Checkpoint,
): Promise<readonly SavedColumn[]> {
  const rowIds: number[] = []
  for (let i = 0; i < frame.rows; i++) rowIds.push(frame.rowIds[i] as number) // several times as fast as Array.from
  const saved: SavedColumn[] = []
  for (const [id, values] of Object.entries(columns)) {
    saved.push({ id, of: id, measure: 'continuous', rowIds, values: await finite(values, checkpoint) })
    await checkpoint()
  }
  return saved
}

async function finite(values: Float64Array, checkpoint: Checkpoint): Promise<readonly (number | null)[]> {
  const cells: (number | null)[] = []
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number
    cells.push(Number.isFinite(value) ? value : null)
    if (i % 100_000 === 99_999) await checkpoint()
  }
  return cells
}
