import type { Checkpoint } from '../checkpoint.ts'
import type { Column } from './frame.ts'
import { type GroupedRows, groupedRows } from './grouped-rows.ts'
import { keyGroups } from './key-groups.ts'

/** The rows of each sequence in its order; rows of equal place as in the frame. */
export interface OrderedRows {
  readonly rows: GroupedRows
  readonly sequences: number
  /** Rows whose place is that of the row before, rows without a place, and rows of no sequence. */
  readonly tied: number
  readonly unordered: number
  readonly apart: number
}

interface Asked {
  /** Rows that are equal in these are a sequence. */
  readonly by: readonly Column[]
  readonly orderBy: readonly Column[]
  /** Rows with a missing key of the sequences are in none. */
  readonly leaveOutMissing: boolean
}

/** Puts rows in sequences. A row whose place is missing is in none. */
export async function orderedRows(
  total: number,
  { by, orderBy, leaveOutMissing }: Asked,
  checkpoint: Checkpoint,
): Promise<OrderedRows> {
  const groups = await keyGroups(total, by, { leaveOutMissing, checkpoint })
  const order = await keyGroups(total, orderBy.map(inOrder), { leaveOutMissing: true, checkpoint })
  const ordered = await groupedRows(order.codes, order.count, checkpoint)
  const rows = await groupedRows(groups.codes, groups.count, checkpoint, ordered.rows)
  let tied = 0
  for (let g = 0; g < groups.count; g++)
    for (let k = (rows.starts[g] as number) + 1; k < (rows.starts[g + 1] as number); k++)
      if (order.codes[rows.rows[k] as number] === order.codes[rows.rows[k - 1] as number]) tied++
  const grouped = groups.sizes.reduce((sum, size) => sum + size, 0)
  return { rows, sequences: groups.count, tied, unordered: total - ordered.rows.length, apart: total - grouped }
}

/** As the step that sorts rows: labels give the order of an ordinal variable only. */
function inOrder(column: Column): Column {
  return column.measure === 'ordinal' ? column : { ...column, valueLabels: [] }
}
