import { crossGroups } from '#engine/frame/crossed-groups.ts'
import { columnById, type NumericColumn } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { visiblePoints } from '#engine/methods/series/values-at-places.ts'
import { axisGrid, placeOnAxis, usedValues, valuesOnGrid } from '#engine/methods/series/values-on-grid.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { refusedGroups } from '../../kit/comparison/refused-groups.ts'
import { warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion, exclusions, unusableValues } from '../../kit/outcome/exclusion.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import { type Answer, type LevelRef, numeric, type Rejected, type VariableRef } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { AreaChartData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const maxAreas = 12
const maxPeriods = 100_000
/** Rows that a refusal names. */
const maxNamed = 10

/** Columns of the axis in which each of so many areas keeps its extremes. */
function columnsFor(areas: number): number {
  return Math.max(80, Math.floor(1000 / areas))
}

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { x, y, colour, period, aggregate, layout, order, shape, labels } = options
  const { checkpoint } = context
  const across = numericColumn(frame, x)
  const params = { x: { variable: x } }
  const calendar = across.type !== 'number'
  if (period !== 'none' && !calendar) return rejected(definition, 'period-needs-date', 'period', params)
  const by = colour === null ? undefined : columnById(frame, colour)
  const refused = refusedGroups({ colour }, maxAreas, () => hasMoreLevels(by, maxAreas))
  if (refused !== undefined) return refused
  const crossed = crossGroups(frame.rows, by, undefined)
  await checkpoint()
  const { placed, ...lost } = await placeOnAxis(across.values, crossed.codes, period, checkpoint)
  const columns = y.map((id) => numericColumn(frame, id))
  const account = await usedValues(placed, columns, checkpoint)
  if (account.used === 0) return rejected(definition, 'no-line', 'y', params)
  const isStack = layout !== 'overlaid'
  const negative =
    isStack && aggregate !== 'count' ? await negativeRows(across, crossed.codes, columns, context) : undefined
  if (negative !== undefined) return negative
  const grid = axisGrid(placed.places, period, maxPeriods)
  if (grid === null) return rejected(definition, 'too-many-periods', 'period', { max: maxPeriods })
  const names = colour === null ? y.map((variable) => ({ variable })) : levelRefs(colour, crossed.levels[0])
  const areas: { name: VariableRef | LevelRef; value: Float64Array; most: number; size: number }[] = []
  for (const [k, name] of names.entries()) {
    const column = columns[colour === null ? k : 0]
    if (column === undefined || name === null) continue
    const isTaken = (row: number) => colour === null || crossed.codes[row] === k
    const summary = { aggregate, band: 'none', confidence: 0.95 } as const
    const { value, most } = await valuesOnGrid(placed, grid, column.values, isTaken, summary, checkpoint)
    context.progress((k + 1) / names.length)
    const size = value.reduce((sum, one) => sum + (Number.isNaN(one) ? 0 : one), 0)
    if (!value.every(Number.isNaN)) areas.push({ name, value, most, size })
  }
  if (order === 'size') areas.sort((a, b) => b.size - a.size)
  if (layout === 'full' && areas.every(({ size }) => size === 0))
    return rejected(definition, 'nothing-to-divide', 'layout')
  const { kept, filled } = await filledPlaces(
    areas.map(({ value }) => value),
    isStack && aggregate === 'sum',
    context,
  )
  const drawn = await drawnPlaces(
    grid,
    kept,
    areas.map(({ value }) => value),
    isStack,
    context,
  )
  const runs: number[] = []
  for (const [k, i] of kept.entries()) runs.push((runs.at(-1) ?? 0) + (k > 0 && kept[k - 1] === i - 1 ? 0 : 1))
  const data: AreaChartData = {
    of: { x: { variable: x }, y: y.map((variable) => ({ variable })) },
    calendar,
    n: account.used,
    show: { period, aggregate, layout, shape, labels },
    x: drawn.map((k) => grid[kept[k] as number] as number),
    run: drawn.map((k) => runs[k] as number),
    areas: areas.map(({ name, value, most }) => ({
      name,
      values: drawn.map((k) => numeric(value[kept[k] as number] as number)),
      most,
    })),
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
    [filled > 0 && warning(definition, 'filled-with-0', { n: filled })],
  )
}

/** The refusal that names rows with a negative value by their number in the table; those without a place count for nothing. */
async function negativeRows(
  { values: axis }: NumericColumn,
  codes: Int32Array,
  columns: readonly NumericColumn[],
  { checkpoint }: ComputeContext,
): Promise<Rejected | undefined> {
  const found: number[] = []
  let n = 0
  for (let row = 0; row < codes.length; row++) {
    if (row % 8192 === 0) await checkpoint()
    if ((codes[row] as number) < 0 || !Number.isFinite(axis[row])) continue
    if (!columns.some(({ values }) => (values[row] as number) < 0 && Number.isFinite(values[row]))) continue
    n++
    if (n <= maxNamed) found.push(row + 1)
  }
  if (n === 0) return undefined
  return rejected(definition, 'negative-parts', 'layout', { n, rows: [...found, ...(n > maxNamed ? ['…'] : [])] })
}

/** Places where an area has a value. With `fill` the others become 0 there; `filled`: the number of such places. */
async function filledPlaces(values: readonly Float64Array[], fill: boolean, { checkpoint }: ComputeContext) {
  const kept: number[] = []
  let filled = 0
  for (let i = 0; i < (values[0]?.length ?? 0); i++) {
    if (i % 8192 === 0) await checkpoint()
    const known = values.filter((value) => !Number.isNaN(value[i])).length
    if (known === 0) continue
    kept.push(i)
    if (!fill || known === values.length) continue
    filled++
    for (const value of values) if (Number.isNaN(value[i])) value[i] = 0
  }
  return { kept, filled }
}

/** The places, of those kept, that the upper ends of all areas need to look the same. */
async function drawnPlaces(
  grid: Float64Array,
  kept: readonly number[],
  values: readonly Float64Array[],
  isStack: boolean,
  { checkpoint }: ComputeContext,
): Promise<readonly number[]> {
  const x = Float64Array.from(kept, (i) => grid[i] as number)
  const drawn = new Set<number>()
  let below = new Float64Array(kept.length)
  for (const value of values) {
    await checkpoint()
    const top = below.map((from, k) => from + (value[kept[k] as number] as number))
    for (const k of visiblePoints(x, top, columnsFor(values.length))) drawn.add(k)
    if (isStack) below = top
  }
  return [...drawn].toSorted((a, b) => a - b)
}
