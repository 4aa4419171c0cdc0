import type { Checkpoint } from '../../checkpoint.ts'
import { meanInterval } from '../description/mean-interval.ts'
import { moments } from '../description/moments.ts'
import { type QuantileType, quantile } from '../description/quantiles.ts'
import { sortedOrder } from '../samples/sorted-order.ts'
import { sortedValues } from '../samples/sorted-values.ts'

/** Rows in the order of their places on an axis. */
export interface PlacedRows {
  /** Distinct places, ascending. */
  readonly places: Float64Array
  /** Rows with a place, in its order; rows of one place in their own. */
  readonly rows: Int32Array
  /** The index in `places` of each of these rows. */
  readonly placeOf: Int32Array
}

const portion = 1 << 14

/** Orders the rows by their place; those of which it is NaN are left out. */
export async function placeRows(at: Float64Array, checkpoint: Checkpoint): Promise<PlacedRows> {
  const usable = new Int32Array(at.length)
  const values = new Float64Array(at.length)
  let n = 0
  for (let i = 0; i < at.length; i++) {
    if (i % portion === 0) await checkpoint()
    if (Number.isNaN(at[i])) continue
    values[n] = at[i] as number
    usable[n++] = i
  }
  const order = await sortedOrder(values.subarray(0, n), checkpoint)
  const rows = new Int32Array(order.length)
  const placeOf = new Int32Array(order.length)
  const places = new Float64Array(order.length)
  let size = 0
  for (let k = 0; k < order.length; k++) {
    const row = usable[order[k] as number] as number
    const place = at[row] as number
    if (size === 0 || places[size - 1] !== place) places[size++] = place
    rows[k] = row
    placeOf[k] = size - 1
    if (k % portion === 0) await checkpoint()
  }
  return { places: places.slice(0, size), rows, placeOf }
}

/** Calls back for each place with the values there of those rows that are taken, in ascending order of places. */
export async function eachPlace(
  { rows, placeOf }: PlacedRows,
  values: Float64Array,
  isTaken: (row: number) => boolean,
  use: (place: number, values: Float64Array) => void | Promise<void>,
  checkpoint: Checkpoint,
): Promise<void> {
  const found = new Float64Array(rows.length)
  let [place, since, from, to] = [-1, 0, 0, 0]
  for (let k = 0; k < rows.length; k++) {
    if (++since === portion / 4) {
      since = 0
      await checkpoint()
    }
    const row = rows[k] as number
    if (!isTaken(row) || !Number.isFinite(values[row])) continue
    if (placeOf[k] !== place) {
      if (to > from) await use(place, found.subarray(from, to))
      from = to
      place = placeOf[k] as number
    }
    found[to++] = values[row] as number
  }
  if (to > from) await use(place, found.subarray(from, to))
}

export type PlaceSummary = 'mean' | 'median' | 'sum' | 'count'
export type PlaceBand = 'none' | 'sd' | 'ci' | 'quartiles'

/** A value with the limits of its band; NaN if there are none. */
export interface SummaryAt {
  readonly value: number
  readonly lower: number
  readonly upper: number
}

/** Summary of at least one value; bands need two. `type` is that of the quartiles. */
export async function summaryOf(
  values: Float64Array,
  summary: PlaceSummary,
  band: PlaceBand,
  confidence: number,
  checkpoint: Checkpoint,
  type: QuantileType = 7,
): Promise<SummaryAt> {
  const none = { lower: Number.NaN, upper: Number.NaN }
  if (summary === 'count') return { value: values.length, ...none }
  if (summary === 'median' || band === 'quartiles') {
    const sorted = await sortedValues(values, checkpoint)
    const at = (p: number) => quantile(sorted, p, type)
    return {
      value: at(0.5),
      ...(band === 'quartiles' && values.length > 1 ? { lower: at(0.25), upper: at(0.75) } : none),
    }
  }
  const { mean, sd } = moments(values)
  if (summary === 'sum') return { value: mean * values.length, ...none }
  if (band === 'none' || values.length < 2) return { value: mean, ...none }
  if (band === 'sd') return { value: mean, lower: mean - sd, upper: mean + sd }
  return { value: mean, ...meanInterval(values, confidence) }
}

/**
 * Indices of the points that a line needs to look the same in so many columns: the first, the lowest, the highest and the last of each. All of
 * them if they are not more than four for each column.
 */
export function visiblePoints(x: Float64Array, y: Float64Array, columns: number): Int32Array {
  const [low = 0, high = 0] = [x[0], x.at(-1)]
  if (x.length <= 4 * columns) return Int32Array.from(x.keys())
  const found: number[] = []
  for (let from = 0; from < x.length; ) {
    const column = columnOf(x[from] as number)
    let [to, lowest, highest] = [from, from, from]
    for (; to < x.length && columnOf(x[to] as number) === column; to++) {
      if ((y[to] as number) < (y[lowest] as number)) lowest = to
      if ((y[to] as number) > (y[highest] as number)) highest = to
    }
    found.push(...[...new Set([from, lowest, highest, to - 1])].toSorted((a, b) => a - b))
    from = to
  }
  return Int32Array.from(found)

  function columnOf(value: number): number {
    return Math.min(columns - 1, Math.floor(((value - low) / (high - low)) * columns))
  }
}
