import type { Checkpoint } from '../../checkpoint.ts'
import type { Column, NumericColumn } from '../../frame/frame.ts'
import { usable } from '../../frame/usable.ts'
import { Pace } from '../../pace.ts'

/** Two variables of numbers that say nearly the same. */
export interface CorrelatedPair {
  /** Ids of their columns, in the order of the data. */
  readonly first: string
  readonly second: string
  /** Pearson's correlation of the rows in which both have a value. */
  readonly r: number
}

/** A correlation that is further from 0 makes one of two variables superfluous. */
const CLOSE = 0.95
/** Pairs of many rows are looked at in so many of them first, with room for chance. */
const LOOKED_AT = 20_000
const MAYBE = 0.9
const FEWEST = 10

/**
 * Pairs of numeric variables correlated above 0.95 or below -0.95, the closest first. Identifiers, dates and variables without spread have
 * none. With more than 20,000 rows a pair is first looked at in evenly spaced ones, and left out if it is below 0.9 there.
 */
export async function correlatedPairs(
  columns: readonly Column[],
  checkpoint: Checkpoint,
): Promise<readonly CorrelatedPair[]> {
  const numbers = columns.map(usable).filter(isMeasured)
  const pace = new Pace(checkpoint)
  const rows = numbers[0]?.values.length ?? 0
  const step = Math.max(1, Math.floor(rows / LOOKED_AT))
  const looked = numbers.map(({ values }) => everyNth(values, step))
  const pairs: CorrelatedPair[] = []
  for (const [j, second] of numbers.entries()) {
    for (const [i, first] of numbers.slice(0, j).entries()) {
      const sample = looked[i] as Float64Array
      let r = correlation(sample, looked[j] as Float64Array)
      if (step > 1 && Math.abs(r) > MAYBE) {
        if (pace.due(rows)) await pace.rest()
        r = correlation(first.values, second.values)
      }
      if (Math.abs(r) > CLOSE) pairs.push({ first: first.id, second: second.id, r })
      if (pace.due(sample.length)) await pace.rest()
    }
  }
  return pairs.toSorted((a, b) => Math.abs(b.r) - Math.abs(a.r))
}

const isMeasured = (column: Column): column is NumericColumn => column.type === 'number' && column.measure !== 'id'

function everyNth(values: Float64Array, step: number): Float64Array {
  if (step === 1) return values
  const picked = new Float64Array(Math.ceil(values.length / step))
  for (let k = 0; k < picked.length; k++) picked[k] = values[k * step] as number
  return picked
}

/** Pearson's correlation of the rows in which both numbers are finite; NaN with fewer than ten of them, or without spread. Sums are of differences from the first such row. */
function correlation(xs: Float64Array, ys: Float64Array): number {
  let [n, x0, y0] = [0, 0, 0]
  let [sx, sy, sxx, syy, sxy] = [0, 0, 0, 0, 0]
  for (let i = 0; i < xs.length; i++) {
    const [x, y] = [xs[i] as number, ys[i] as number]
    const product = x - x + (y - y)
    if (product !== 0) continue // NaN: one of them is not finite
    if (n++ === 0) [x0, y0] = [x, y]
    const [dx, dy] = [x - x0, y - y0]
    sx += dx
    sy += dy
    sxx += dx * dx
    syy += dy * dy
    sxy += dx * dy
  }
  const [vx, vy] = [sxx - (sx * sx) / n, syy - (sy * sy) / n]
  return n < FEWEST || !(vx > 0 && vy > 0) ? Number.NaN : (sxy - (sx * sy) / n) / Math.sqrt(vx * vy)
}
