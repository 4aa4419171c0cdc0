import type { Checkpoint } from '../../checkpoint.ts'
import type { NumericColumn } from '../../frame/frame.ts'
import { type CalendarPeriod, periodsBetween, startOfPeriod } from './calendar-periods.ts'
import {
  eachPlace,
  type PlaceBand,
  type PlacedRows,
  type PlaceSummary,
  placeRows,
  summaryOf,
} from './values-at-places.ts'

/** Rows in the order of an axis, with the numbers of those that have no place on it because their value is missing or infinite. */
export interface PlacedOnAxis {
  readonly placed: PlacedRows
  readonly missing: number
  readonly infinite: number
}

/**
 * Orders rows by their value of an axis, or by the first instant of its calendar period (values in ms since 1970-01-01). Rows with a negative
 * code belong to no series; they are left out, and not counted as missing.
 */
export async function placeOnAxis(
  axis: Float64Array,
  codes: Int32Array,
  period: CalendarPeriod | 'none',
  checkpoint: Checkpoint,
): Promise<PlacedOnAxis> {
  const lost = { missing: 0, infinite: 0 }
  const at = new Float64Array(axis.length).fill(Number.NaN)
  for (let i = 0; i < axis.length; i++) {
    if (i % 8192 === 0) await checkpoint()
    const place = axis[i] as number
    if ((codes[i] as number) < 0) continue
    if (Number.isFinite(place)) at[i] = period === 'none' ? place : startOfPeriod(place, period)
    else lost[Number.isNaN(place) ? 'missing' : 'infinite']++
  }
  return { placed: await placeRows(at, checkpoint), ...lost }
}

/** All places of the axis, ascending: its distinct values, or every period from the first to the last; null if these are more than `most`. */
export function axisGrid(places: Float64Array, period: CalendarPeriod | 'none', most: number): Float64Array | null {
  return period === 'none' ? places : periodsBetween(places[0] ?? 0, places.at(-1) ?? 0, period, most)
}

/** Rows with a place that have a finite value in one of the columns, and the numbers of missing and infinite values by column. */
export async function usedValues(
  { rows }: PlacedRows,
  columns: readonly Pick<NumericColumn, 'values'>[],
  checkpoint: Checkpoint,
): Promise<{
  readonly used: number
  readonly lacks: readonly { readonly missing: number; readonly infinite: number }[]
}> {
  const lacks = columns.map(() => ({ missing: 0, infinite: 0 }))
  let used = 0
  for (let k = 0; k < rows.length; k++) {
    if (k % 4096 === 0) await checkpoint()
    let has = false
    for (let j = 0; j < columns.length; j++) {
      const value = columns[j]?.values[rows[k] as number] ?? Number.NaN
      const lack = lacks[j]
      if (Number.isFinite(value)) has = true
      else if (lack !== undefined) lack[Number.isNaN(value) ? 'missing' : 'infinite']++
    }
    if (has) used++
  }
  return { used, lacks }
}

export interface GridSummary {
  readonly aggregate: PlaceSummary
  readonly band: PlaceBand
  readonly confidence: number
}

/** Values of a series at the places of a grid, with the limits of their band; NaN without a value. */
export interface GridValues {
  readonly value: Float64Array
  readonly lower: Float64Array
  readonly upper: Float64Array
  /** The largest number of values at one place. */
  readonly most: number
}

/** Summaries of the values of those rows that are taken, at the places of a grid; a count without values is 0, but NaN everywhere without any. */
export async function valuesOnGrid(
  placed: PlacedRows,
  grid: Float64Array,
  values: Float64Array,
  isTaken: (row: number) => boolean,
  { aggregate, band, confidence }: GridSummary,
  checkpoint: Checkpoint,
): Promise<GridValues> {
  const nothing = () => new Float64Array(grid.length).fill(Number.NaN)
  const points = { value: nothing(), lower: nothing(), upper: nothing() }
  if (aggregate === 'count') points.value.fill(0)
  let [most, at, total] = [0, 0, 0]
  await eachPlace(
    placed,
    values,
    isTaken,
    async (place, found) => {
      while (grid[at] !== placed.places[place]) at++
      const { value, lower, upper } = await summaryOf(found, aggregate, band, confidence, checkpoint)
      points.value[at] = value
      points.lower[at] = lower
      points.upper[at] = upper
      most = Math.max(most, found.length)
      total += found.length
    },
    checkpoint,
  )
  if (total === 0) points.value.fill(Number.NaN)
  return { ...points, most }
}
