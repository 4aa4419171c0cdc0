import { allCases, rowsOfCases } from '../../frame/case-weights.ts'
import type { Range } from './merged-points.ts'

/** Points at the middles of the cells of a grid, as short as a picture of them: an outcome with the numbers of many points would not be stored. */
export interface PointGrid {
  /** Along each axis; a multiple of 5. */
  readonly cells: number
  readonly x: Range
  readonly y: Range
  /** A digit of base 32 for five cells, the first in its lowest bit: row by row from the lowest y, along x from the lowest. */
  readonly filled: string
}

/** All points: where they are or, if they are many, on a grid. */
export interface PlacedPoints {
  /** Empty if there is a grid. */
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly grid?: PointGrid
}

/** More points are placed on a grid, none farther from its place than 0.1 % of the range. */
export const MAX_LISTED = 2000
const CELLS = 500

/** All points of finite `x` and `y`; a row that counts for several `cases`, a weight of 0 or more, is drawn as often. */
export function placedPoints(x: Float64Array, y: Float64Array, cases?: Float64Array): PlacedPoints {
  const n = Math.ceil(allCases(x.length, cases))
  if (n > MAX_LISTED) return { x: [], y: [], grid: pointGrid(x, y, CELLS, cases) }
  const rows = rowsOfCases(
    Array.from({ length: n }, (_, i) => i),
    cases,
  )
  return { x: rows.map((row) => x[row] as number), y: rows.map((row) => y[row] as number) }
}

/** The cells, `cells` along each axis, that have a point of finite `x` and `y` with a weight above 0. */
export function pointGrid(x: Float64Array, y: Float64Array, cells: number, weights?: Float64Array): PointGrid {
  const [across, up] = [rangeOf(x), rangeOf(y)]
  const [column, row] = [cellIn(across, cells), cellIn(up, cells)]
  const digits = new Uint8Array((cells * cells) / 5)
  for (let i = 0; i < x.length; i++) {
    if (weights?.[i] === 0) continue
    const at = row(y[i] as number) * cells + column(x[i] as number)
    const digit = Math.floor(at / 5)
    digits[digit] = (digits[digit] as number) | (1 << (at % 5))
  }
  // row by row: a text built digit by digit would keep an object for each
  const rows = Array.from({ length: cells }, (_, k) => {
    const own = digits.subarray((k * cells) / 5, ((k + 1) * cells) / 5)
    return String.fromCharCode(...own.map((digit) => digit + (digit < 10 ? ZERO : TEN)))
  })
  return { cells, x: across, y: up, filled: rows.join('') }
}

/** What is added to a digit below 10, and to one from 10 on, to make its code unit. */
const [ZERO, TEN] = [48, 87]

function rangeOf(values: Float64Array): Range {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  return [low, high]
}

function cellIn([low, high]: Range, cells: number): (value: number) => number {
  const width = (high - low) / cells
  return (value) => (width > 0 ? Math.min(cells - 1, Math.floor((value - low) / width)) : 0)
}
