import type { Checkpoint } from '../checkpoint.ts'
import { distinctRowIds } from './distinct-row-ids.ts'
import { inBlocks } from './in-blocks.ts'
import { RowIds } from './row-ids.ts'

/** Rows that a step repeats, in the order of the rows. */
export interface RepeatedRows {
  /** The row of which each is a copy. */
  readonly positions: Int32Array
  /** From 0: which copy of the row it is. */
  readonly copies: Int32Array
  /** Hashed from the id of the row and the copy: as many copies as before keep their ids if there are more. */
  readonly rowIds: Float64Array
}

/** Repeats each row so many times; 0 leaves it out. */
export async function repeatedRows(
  parents: Float64Array,
  times: Int32Array,
  stepId: string,
  checkpoint: Checkpoint,
): Promise<RepeatedRows> {
  const total = times.reduce((sum, count) => sum + count, 0)
  const [positions, copies] = [new Int32Array(total), new Int32Array(total)]
  let at = 0
  await inBlocks(times.length, checkpoint, (from, to) => {
    for (let row = from; row < to; row++)
      for (let k = 0; k < (times[row] as number); k++) {
        positions[at] = row
        copies[at++] = k
      }
  })
  const ids = new RowIds(stepId)
  const rowIds = new Float64Array(total)
  await inBlocks(total, checkpoint, (from, to) => {
    for (let i = from; i < to; i++) rowIds[i] = ids.of([parents[positions[i] as number] as number], copies[i])
  })
  return { positions, copies, rowIds: await distinctRowIds(rowIds, checkpoint) }
}
