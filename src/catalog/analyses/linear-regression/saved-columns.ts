import type { Checkpoint } from '#engine/checkpoint.ts'
import type { SavedColumn } from '../../kit/outcome.ts'
import type { Diagnosis } from './diagnose.ts'
import type { Fitted } from './fit-model.ts'

/** One value for each row of the model. */
export async function savedColumns(
  { prepared, model }: Fitted,
  { influence }: Diagnosis,
  checkpoint: Checkpoint,
): Promise<readonly SavedColumn[]> {
  const rowIds = Array.from(prepared.rows.frame.rowIds)
  const columns: SavedColumn[] = []
  for (const [id, values] of [
    ['fitted', model.fitted],
    ['residual', model.residuals],
    ['standardised', influence.standardised],
    ['studentised', influence.studentised],
    ['leverage', model.leverage],
    ['cook', influence.cook],
  ] as const) {
    columns.push({ id, measure: 'continuous', rowIds, values: await finite(values, checkpoint) })
    await checkpoint()
  }
  return columns
}

async function finite(values: Float64Array, checkpoint: Checkpoint): Promise<readonly (number | null)[]> {
  const cells: (number | null)[] = []
  for (const [i, value] of values.entries()) {
    cells.push(Number.isFinite(value) ? value : null)
    if (i % 100_000 === 99_999) await checkpoint()
  }
  return cells
}
