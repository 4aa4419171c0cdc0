import type { Checkpoint } from '../../checkpoint.ts'
import type { Frame } from '../../frame/frame.ts'
import { keyGroups } from '../../frame/key-groups.ts'
import { makeNumericColumn } from '../../frame/make-columns.ts'
import { positionsOf, selectCells } from '../../frame/select-rows.ts'

/** Columns that are compared before rows that differ already are left out. */
const AT_ONCE = 2

/**
 * The number of rows that equal an earlier row in all columns; missing values are equal to each other. Rows that differ in the first columns
 * are not compared further, so that an identifier in front makes it quick.
 */
export async function duplicateRows({ rows, columns }: Frame, checkpoint: Checkpoint): Promise<number> {
  if (columns.length === 0) return 0
  let positions: Int32Array | undefined
  let groups = new Float64Array(rows)
  for (let at = 0; at < columns.length; at += AT_ONCE) {
    const within = positions
    const next = columns
      .slice(at, at + AT_ONCE)
      .map((column) => (within === undefined ? column : selectCells(column, within)))
    const keys = [makeNumericColumn({ id: '', name: '', measure: 'id' }, groups), ...next]
    const { codes, sizes } = await keyGroups(groups.length, keys, { order: 'appearance', checkpoint })
    const again = positionsOf(Uint8Array.from(codes, (code) => Number((sizes[code] as number) > 1)))
    positions = within === undefined ? again : again.map((row) => within[row] as number)
    groups = Float64Array.from(again, (row) => codes[row] as number)
    if (again.length === 0) return 0
  }
  return groups.length - new Set(groups).size
}
