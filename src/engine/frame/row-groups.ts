import { factor } from './factor.ts'
import type { Column } from './frame.ts'

export interface RowGroups {
  /** The value that each group shares; the single null of rows that are not divided. */
  readonly values: readonly (number | string | null)[]
  /** The group of each row, -1 for none. */
  readonly codes: Int32Array
  readonly sizes: readonly number[]
  /** Rows without a group. */
  readonly missing: number
}

/** Rows divided by the levels of a variable; without one they are all in a single group. */
export function rowGroups(column: Column | undefined, rows: number): RowGroups {
  if (column === undefined) return { values: [null], codes: new Int32Array(rows), sizes: [rows], missing: 0 }
  const { levels, codes } = factor(column)
  const sizes = levels.map(() => 0)
  let missing = 0
  for (const code of codes)
    if (code < 0) missing++
    else sizes[code] = (sizes[code] ?? 0) + 1
  return { values: levels.map(({ value }) => value), codes, sizes, missing }
}
