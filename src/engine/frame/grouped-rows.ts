import type { Checkpoint } from '../checkpoint.ts'
import { inBlocks } from './in-blocks.ts'

/** Row positions, group after group. */
export interface GroupedRows {
  /** Rows of no group are not in it. */
  readonly rows: Int32Array
  /** Group g has `rows[starts[g]]` to `rows[starts[g + 1] - 1]`. */
  readonly starts: Int32Array
}

/**
 * Sorts rows by their group (-1: none), by counting; rows of a group keep their order, or that of `order`, which lists the rows (a part of them
 * too).
 */
export async function groupedRows(
  codes: Int32Array,
  groups: number,
  checkpoint: Checkpoint,
  order?: Int32Array,
): Promise<GroupedRows> {
  const n = order?.length ?? codes.length
  const rowAt = (k: number) => (order === undefined ? k : (order[k] as number))
  const starts = new Int32Array(groups + 1)
  await inBlocks(n, checkpoint, (from, to) => {
    for (let k = from; k < to; k++) {
      const group = codes[rowAt(k)] as number
      if (group >= 0) starts[group + 1] = (starts[group + 1] as number) + 1
    }
  })
  for (let g = 0; g < groups; g++) starts[g + 1] = (starts[g + 1] as number) + (starts[g] as number)
  const next = starts.slice(0, groups)
  const rows = new Int32Array(starts[groups] as number)
  await inBlocks(n, checkpoint, (from, to) => {
    for (let k = from; k < to; k++) {
      const row = rowAt(k)
      const group = codes[row] as number
      if (group < 0) continue
      const at = next[group] as number
      rows[at] = row
      next[group] = at + 1
    }
  })
  return { rows, starts }
}
