import type { Checkpoint } from '../checkpoint.ts'
import type { Column } from './frame.ts'
import { inBlocks } from './in-blocks.ts'
import { type KeyOrder, keyCodes } from './key-codes.ts'
import { numberCodes } from './number-codes.ts'

/** Rows grouped by the values of key columns. */
export interface KeyGroups {
  /** The group of each row, -1 for none. */
  readonly codes: Int32Array
  readonly count: number
  /** The first row of each group. */
  readonly first: Int32Array
  readonly sizes: Int32Array
}

interface How {
  /** Order of the groups: by the levels of the first key, then of the second, ...; or as they appear in the rows. */
  readonly order?: KeyOrder
  /** Rows with a missing key are in no group; otherwise missing is a value like any other, the last. */
  readonly leaveOutMissing?: boolean
  readonly checkpoint: Checkpoint
}

/**
 * Groups rows that are equal in all key columns; without any all rows are one group. Codes of several keys are packed into one integer; where
 * it would not be exact, the groups so far are numbered first. Linear in the rows.
 */
export async function keyGroups(
  rows: number,
  keys: readonly Column[],
  { order = 'levels', leaveOutMissing = false, checkpoint }: How,
): Promise<KeyGroups> {
  const packed = new Float64Array(rows)
  let size = 1
  for (const column of keys) {
    const { codes, levels } = await keyCodes(column, order, checkpoint)
    if (size * (levels + 1) > Number.MAX_SAFE_INTEGER || (order === 'appearance' && size > rows)) {
      size = await renumber(packed, order, checkpoint)
      // all rows differ, and no further key can change this
      if (order === 'appearance' && size === rows && !leaveOutMissing) break
    }
    await inBlocks(rows, checkpoint, (from, to) => {
      for (let i = from; i < to; i++) {
        const code = codes[i] as number
        packed[i] = leaveOutMissing && code === levels ? Number.NaN : (packed[i] as number) * (levels + 1) + code
      }
    })
    size *= levels + 1
  }
  const { codes, distinct } = await numberCodes(packed, order === 'levels' ? 'ascending' : order, checkpoint)
  return counted(codes, distinct.length, checkpoint)
}

/** Replaces the packed keys with their codes, in the same order, and returns the number of codes. */
async function renumber(packed: Float64Array, order: KeyOrder, checkpoint: Checkpoint): Promise<number> {
  const { codes, distinct } = await numberCodes(packed, order === 'levels' ? 'ascending' : order, checkpoint)
  for (let i = 0; i < packed.length; i++) packed[i] = (codes[i] as number) < 0 ? Number.NaN : (codes[i] as number)
  return distinct.length
}

async function counted(codes: Int32Array, count: number, checkpoint: Checkpoint): Promise<KeyGroups> {
  const sizes = new Int32Array(count)
  const first = new Int32Array(count).fill(-1)
  await inBlocks(codes.length, checkpoint, (from, to) => {
    for (let i = from; i < to; i++) {
      const group = codes[i] as number
      if (group < 0) continue
      if (sizes[group] === 0) first[group] = i
      sizes[group] = (sizes[group] as number) + 1
    }
  })
  return { codes, count, first, sizes }
}
