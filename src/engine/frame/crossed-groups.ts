import { factor } from './factor.ts'
import type { Column } from './frame.ts'
import type { Level } from './levels.ts'

/** Rows classified by one or two variables: the cell of row i is `codes[i]`, with the second variable fastest; -1 if one is missing. */
export interface CrossedGroups {
  /** Levels of the first and of the second variable; a single null if there is none. */
  readonly levels: readonly [readonly (Level | null)[], readonly (Level | null)[]]
  readonly codes: Int32Array
  readonly cells: number
  /** Cases without a cell because of the first, and of the second variable. */
  readonly missing: readonly [number, number]
}

/** Classifies the rows by one or two variables; without any all rows are in one cell. `weights`: how many cases each row represents. */
export function crossGroups(
  rows: number,
  first: Column | undefined,
  second: Column | undefined,
  weights?: Float64Array,
): CrossedGroups {
  const [a, b] = [first, second].map((column) => (column === undefined ? undefined : factor(column)))
  const [outer, inner] = [a?.levels ?? [null], b?.levels ?? [null]]
  const missing: [number, number] = [0, 0]
  const codes = new Int32Array(rows)
  for (let i = 0; i < rows; i++) {
    const [g, h] = [a?.codes[i] ?? 0, b?.codes[i] ?? 0]
    const cases = weights === undefined ? 1 : (weights[i] as number)
    if (g < 0) missing[0] += cases
    if (h < 0) missing[1] += cases
    codes[i] = g < 0 || h < 0 ? -1 : g * inner.length + h
  }
  return { levels: [outer, inner], codes, cells: outer.length * inner.length, missing }
}
