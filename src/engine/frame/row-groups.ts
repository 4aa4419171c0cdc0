import { allCases } from './case-weights.ts'
import { factor } from './factor.ts'
import type { Column } from './frame.ts'

export interface RowGroups {
  /** The common value of each group; a single null without a grouping. */
  readonly values: readonly (number | string | null)[]
  /** The group of each row, -1 for none. */
  readonly codes: Int32Array
  /** Number of cases in each. */
  readonly sizes: readonly number[]
  /** Cases without a group. */
  readonly missing: number
}

/** Rows grouped by the levels of a variable; without one they are all in a single group. `weights`: how many cases each row represents. */
export function rowGroups(column: Column | undefined, rows: number, weights?: Float64Array): RowGroups {
  if (column === undefined)
    return { values: [null], codes: new Int32Array(rows), sizes: [allCases(rows, weights)], missing: 0 }
  const { levels, codes } = factor(column)
  const sizes = levels.map(() => 0)
  let missing = 0
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i] as number
    const cases = weights === undefined ? 1 : (weights[i] as number)
    if (code < 0) missing += cases
    else sizes[code] = (sizes[code] ?? 0) + cases
  }
  return { values: levels.map(({ value }) => value), codes, sizes, missing }
}
