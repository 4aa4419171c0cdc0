import { crossGroups } from '#engine/frame/crossed-groups.ts'
import { columnById } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { movingAverage } from '#engine/methods/series/moving-average.ts'
import { visiblePoints } from '#engine/methods/series/values-at-places.ts'
import {
  axisGrid,
  type GridValues,
  placeOnAxis,
  usedValues,
  valuesOnGrid,
} from '#engine/methods/series/values-on-grid.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { refusedGroups } from '../../kit/comparison/refused-groups.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion, exclusions, unusableValues } from '../../kit/outcome/exclusion.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import { type Answer, type LevelRef, numeric, type VariableRef } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { ChartLine, LineChartData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const maxLines = 12
const maxPeriods = 100_000
/** Columns of the axis in which a line of very many points keeps its extremes. */
export const maxColumns = 1000

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { x, y, colour, period, index } = options
  const across = numericColumn(frame, x)
  const calendar = across.type !== 'number'
  if (period !== 'none' && !calendar) return rejected(definition, 'period-needs-date', 'period', { x: { variable: x } })
  const by = colour === null ? undefined : columnById(frame, colour)
  const refused = refusedGroups({ colour }, maxLines, () => hasMoreLevels(by, maxLines))
  if (refused !== undefined) return refused
  const crossed = crossGroups(frame.rows, by, undefined)
  await context.checkpoint()
  const { placed, ...lost } = await placeOnAxis(across.values, crossed.codes, period, context.checkpoint)
  const columns = y.map((id) => numericColumn(frame, id))
  const account = await usedValues(placed, columns, context.checkpoint)
  if (account.used === 0) return rejected(definition, 'no-line', 'y', { x: { variable: x } })
  const grid = axisGrid(placed.places, period, maxPeriods)
  if (grid === null) return rejected(definition, 'too-many-periods', 'period', { max: maxPeriods })
  const names = colour === null ? y.map((variable) => ({ variable })) : levelRefs(colour, crossed.levels[0])
  const lines: ChartLine[] = []
  const unindexed: (VariableRef | LevelRef)[] = []
  let isThinned = false
  for (const [k, name] of names.entries()) {
    const column = columns[colour === null ? k : 0]
    if (column === undefined || name === null) continue
    const isTaken = (row: number) => colour === null || crossed.codes[row] === k
    const points = await valuesOnGrid(placed, grid, column.values, isTaken, options, context.checkpoint)
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
  if (lines.length === 0) return rejected(definition, 'not-indexable', 'index')
  const data: LineChartData = {
    of: { x: { variable: x }, y: y.map((variable) => ({ variable })) },
    calendar,
    n: account.used,
    confidence: options.confidence,
    show: shownOf(options),
    lines,
  }
  return chartAnswer(
    data,
    {
      total: frame.rows,
      used: account.used,
      excluded: [
        ...unusableValues(x, lost),
        ...exclusion(colour, 'missing', crossed.missing[0]),
        ...exclusions(y, account.lacks),
      ],
    },
    [
      unindexed.length > 0 && warning(definition, 'no-index', { lines: unindexed }),
      isThinned && notice(definition, 'line-thinned', { max: 4 * maxColumns }),
    ],
  )
}

function shownOf({ period, aggregate, band, shape, markers, gaps, smooth, span, index, labels }: Options) {
  return { period, aggregate, band, shape, markers, gaps, smooth, span, index, labels } satisfies LineChartData['show']
}

async function lineOf(
  name: VariableRef | LevelRef,
  grid: Float64Array,
  { value, lower, upper, most }: GridValues,
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
