import { crossGroups } from '#engine/frame/crossed-groups.ts'
import { columnById, type Frame, type NumericColumn } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { usable } from '#engine/frame/usable.ts'
import { periodsBetween, startOfPeriod } from '#engine/methods/series/calendar-periods.ts'
import { movingAverage } from '#engine/methods/series/moving-average.ts'
import {
  eachPlace,
  type PlacedRows,
  placeRows,
  summaryOf,
  visiblePoints,
} from '#engine/methods/series/values-at-places.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { refusedGroups } from '../../kit/comparison/refused-groups.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import { type Answer, type LevelRef, numeric, type VariableRef } from '../../kit/outcome/outcome.ts'
import type { ChartLine, LineChartData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const maxLines = 12
const maxPeriods = 100_000
/** Columns of the axis in which a line of very many points keeps its extremes. */
export const maxColumns = 1000

export async function compute([frame]: readonly Frame[], options: Options, context: ComputeContext): Promise<Answer> {
  if (frame === undefined) throw new Error('A chart needs a frame')
  const { x, y, colour, period, index } = options
  const across = numbersOf(frame, x)
  const calendar = across.type !== 'number'
  if (period !== 'none' && !calendar)
    return { status: 'rejected', code: 'period-needs-date', params: { x: { variable: x } }, option: 'period' }
  const by = colour === null ? undefined : columnById(frame, colour)
  const refused = refusedGroups(
    { group: null, colour },
    maxLines,
    () => by !== undefined && hasMoreLevels(by, maxLines),
  )
  if (refused !== undefined) return refused
  const crossed = crossGroups(frame.rows, by, undefined)
  await context.checkpoint()
  const lost = { missing: 0, infinite: 0 }
  const at = new Float64Array(frame.rows).fill(Number.NaN)
  for (let i = 0; i < frame.rows; i++) {
    if (i % 8192 === 0) await context.checkpoint()
    const place = across.values[i] as number
    if ((crossed.codes[i] ?? -1) < 0) continue
    if (Number.isFinite(place)) at[i] = period === 'none' ? place : startOfPeriod(place, period)
    else lost[Number.isNaN(place) ? 'missing' : 'infinite']++
  }
  const placed = await placeRows(at, context.checkpoint)
  const columns = y.map((id) => numbersOf(frame, id))
  const account = await lostValues(placed, columns, context)
  if (account.used === 0) return { status: 'rejected', code: 'no-line', params: { x: { variable: x } }, option: 'y' }
  const { places } = placed
  const grid = period === 'none' ? places : periodsBetween(places[0] ?? 0, places.at(-1) ?? 0, period, maxPeriods)
  if (grid === null)
    return { status: 'rejected', code: 'too-many-periods', params: { max: maxPeriods }, option: 'period' }
  const names = colour === null ? y.map((variable) => ({ variable })) : levelRefs(colour, crossed.levels[0])
  const lines: ChartLine[] = []
  const unindexed: (VariableRef | LevelRef)[] = []
  let isThinned = false
  for (const [k, name] of names.entries()) {
    const column = columns[colour === null ? k : 0]
    if (column === undefined || name === null) continue
    const isTaken = (row: number) => colour === null || crossed.codes[row] === k
    const points = await pointsOf(placed, grid, column.values, isTaken, options, context)
    context.progress((k + 1) / names.length)
    if (points.value.every(Number.isNaN)) continue
    const first = points.value.find((value) => !Number.isNaN(value)) ?? Number.NaN
    if (index && !(first > 0)) unindexed.push(name)
    else {
      const { line, thinned } = await lineOf(name, grid, points, index ? 100 / first : 1, options, context)
      lines.push(line)
      isThinned ||= thinned
    }
  }
  if (lines.length === 0) return { status: 'rejected', code: 'not-indexable', params: {}, option: 'index' }
  const data: LineChartData = {
    of: { x: { variable: x }, y: y.map((variable) => ({ variable })) },
    calendar,
    n: account.used,
    confidence: options.confidence,
    show: shownOf(options),
    lines,
  }
  return {
    status: 'done',
    sample: {
      total: frame.rows,
      used: account.used,
      excluded: [
        ...exclusion(x, 'missing', lost.missing),
        ...exclusion(x, 'infinite', lost.infinite),
        ...exclusion(colour, 'missing', crossed.missing[0]),
        ...y.flatMap((id, j) => [
          ...exclusion(id, 'missing', account.missing[j] ?? 0),
          ...exclusion(id, 'infinite', account.infinite[j] ?? 0),
        ]),
      ],
    },
    tables: [],
    figures: [{ id: 'chart', of: 'chart', data }],
    savedColumns: [],
    models: [],
    checks: [],
    notices: [
      ...(unindexed.length > 0 ? [notice(definition, 'no-index', { lines: unindexed }, { weight: 'warning' })] : []),
      ...(isThinned ? [notice(definition, 'line-thinned', { max: 4 * maxColumns })] : []),
    ],
    facts: {},
  }
}

function shownOf({ period, aggregate, band, shape, markers, gaps, smooth, span, index, labels }: Options) {
  return { period, aggregate, band, shape, markers, gaps, smooth, span, index, labels } satisfies LineChartData['show']
}

/** Rows with a place that have a value in one of the columns, and what each column lacks. */
async function lostValues({ rows }: PlacedRows, columns: readonly NumericColumn[], { checkpoint }: ComputeContext) {
  const [missing, infinite] = [columns.map(() => 0), columns.map(() => 0)]
  let used = 0
  for (let k = 0; k < rows.length; k++) {
    if (k % 4096 === 0) await checkpoint()
    let has = false
    for (let j = 0; j < columns.length; j++) {
      const value = columns[j]?.values[rows[k] as number] ?? Number.NaN
      if (Number.isFinite(value)) has = true
      else if (Number.isNaN(value)) missing[j] = (missing[j] ?? 0) + 1
      else infinite[j] = (infinite[j] ?? 0) + 1
    }
    if (has) used++
  }
  return { used, missing, infinite }
}

interface Points {
  readonly value: Float64Array
  readonly lower: Float64Array
  readonly upper: Float64Array
  readonly most: number
}

/** A value for each place of the grid, NaN without one; a count without values is 0. */
async function pointsOf(
  placed: PlacedRows,
  grid: Float64Array,
  values: Float64Array,
  isTaken: (row: number) => boolean,
  { aggregate, band, confidence }: Options,
  { checkpoint }: ComputeContext,
): Promise<Points> {
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

async function lineOf(
  name: VariableRef | LevelRef,
  grid: Float64Array,
  { value, lower, upper, most }: Points,
  unit: number,
  { band, smooth, span }: Options,
  { checkpoint }: ComputeContext,
): Promise<{ readonly line: ChartLine; readonly thinned: boolean }> {
  const scaled = value.map((one) => one * unit)
  const averaged = smooth === 'none' ? null : await movingAverage(scaled, span, smooth === 'around', checkpoint)
  await checkpoint()
  const present: number[] = []
  const runs: number[] = []
  for (let i = 0; i < grid.length; i++) {
    if (Number.isNaN(scaled[i])) continue
    runs.push((runs.at(-1) ?? 0) + (i > 0 && present.at(-1) === i - 1 ? 0 : 1))
    present.push(i)
  }
  await checkpoint()
  const drawn = visiblePoints(
    Float64Array.from(present, (i) => grid[i] as number),
    Float64Array.from(present, (i) => scaled[i] as number),
    maxColumns,
  )
  await checkpoint()
  const pick = (of: (i: number) => number) => Array.from(drawn, (k) => of(present[k] as number))
  const limits = (of: Float64Array) => (band === 'none' ? [] : pick((i) => (of[i] as number) * unit).map(numeric))
  return {
    line: {
      name,
      x: pick((i) => grid[i] as number),
      y: pick((i) => scaled[i] as number),
      most,
      run: Array.from(drawn, (k) => runs[k] as number),
      lower: limits(lower),
      upper: limits(upper),
      smooth: averaged === null ? [] : pick((i) => averaged[i] as number).map(numeric),
    },
    thinned: drawn.length < present.length,
  }
}

function numbersOf(frame: Frame, id: string): NumericColumn {
  const column = columnById(frame, id)
  const seen = column && usable(column)
  if (seen === undefined || seen.type === 'text') throw new Error('A line chart needs numbers')
  return seen
}
