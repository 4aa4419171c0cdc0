import type { Frame } from '#engine/frame/frame.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import {
  type ControlSeries,
  countSeries,
  ewmaSeries,
  individualSeries,
  limitsOf,
  sampleSeries,
} from '#engine/methods/control/control-series.ts'
import { type NelsonRule, nelsonSignals, type Signals } from '#engine/methods/control/nelson-rules.ts'
import { runChart } from '#engine/methods/control/run-chart.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { type Answer, type Exclusion, type Notice, numeric, type Rejected } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { ControlPanel } from '../../kit/plots/control-panel.ts'
import type { ControlChartData } from './data.ts'
import { definition, maxPoints } from './definition.ts'
import { type Points, readPoints, readSamples } from './points.ts'

type Options = OptionsOf<typeof definition>

/** Values in a sample whose spread is a range. */
const maxRange = 50
const fewPoints = 20
/** Units of the size to which a rate refers. */
export const perUnits = { one: 1, hundred: 100, thousand: 1000 } as const

/** What a chart shows: its panels, the points of its baseline, and the account of the rows. */
interface Charted {
  readonly x: Float64Array
  readonly isNumbered: boolean
  readonly base: number
  readonly series: readonly ControlSeries[]
  readonly used: number
  readonly excluded: readonly Exclusion[]
  readonly notices: readonly Notice[]
}

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { kind, y, size, subgroup, multiple } = options
  const missing =
    kind === 'xbar-r' || kind === 'xbar-s'
      ? subgroup === null && 'subgroup'
      : needsSize(kind) && size === null && 'size'
  if (missing) return { status: 'incomplete', missing: [{ option: missing, code: 'required', params: {} }] }
  const found =
    subgroup === null ? await ofRows(frame, options, context) : await ofSamples(frame, options, subgroup, context)
  if ('status' in found) return found
  const { x, base, series, isNumbered } = found
  const [first] = series
  if (first === undefined) throw new Error('A control chart has values')
  const isRun = kind === 'run'
  if (!isRun && !((first.sd[0] as number) > 0))
    return rejected(definition, 'no-variation', options.baseline === null ? 'kind' : 'baseline')
  const runs = isRun ? runChart(first.y, base) : null
  const rules = isRun
    ? []
    : kind === 'ewma'
      ? [1 as const]
      : options.rules.map((rule) => Number(rule.slice(4)) as NelsonRule)
  const panels = series.map((one, k): ControlPanel => {
    if (runs !== null) {
      const centre = one.y.map(() => runs.median)
      return {
        ...listed(x, one.y, centre),
        sd: [],
        lower: [],
        upper: [],
        signals: { points: runs.points, rules: runs.points.map(() => 0) },
      }
    }
    const { lower, upper } = limitsOf(one, multiple)
    const signals: Signals = nelsonSignals(one, k === 0 ? rules : rules.filter((rule) => rule === 1), multiple)
    return {
      ...listed(x, one.y, one.centre),
      sd: numbers(one.sd),
      lower: numbers(lower),
      upper: numbers(upper),
      signals,
    }
  })
  const data: ControlChartData = {
    of: { y, size: needsSize(kind) ? size : null, x: isNumbered ? null : options.x, subgroup },
    kind,
    calendar: options.x !== null && !isNumbered && numericColumn(frame, options.x).type !== 'number',
    n: x.length,
    base,
    multiple,
    lambda: options.lambda,
    per: perUnits[options.per],
    rules,
    show: { zones: options.zones },
    panels,
    runs: runs && {
      useful: runs.useful,
      longest: runs.longest,
      longestLimit: runs.longestLimit,
      crossings: runs.crossings,
      crossingsLimit: runs.crossingsLimit,
    },
  }
  const short = !isRun && base < fewPoints ? [warning(definition, 'short-baseline', { n: base })] : []
  return chartAnswer(data, { total: frame.rows, used: found.used, excluded: found.excluded }, [
    ...found.notices,
    ...short,
  ])
}

function needsSize(kind: Options['kind']): boolean {
  return kind === 'p' || kind === 'np' || kind === 'u'
}

async function ofRows(frame: Frame, options: Options, context: ComputeContext): Promise<Charted | Rejected> {
  const { kind, baseline, lambda } = options
  const points = await readPoints(frame, options, maxPoints, context)
  const refused = outOfBounds(points.count, options) ?? badCounts(points, options)
  if (refused !== null) return refused
  const { y, size, x } = points
  const base = Math.min(baseline ?? y.length, y.length)
  const isTied = x.some((place, i) => i > 0 && place === x[i - 1])
  return {
    x: isTied ? x.map((_, i) => i + 1) : x,
    isNumbered: options.x === null || isTied,
    base,
    series: seriesOf(kind, { y, size: size.map((n) => n / perUnits[options.per]) }, base, lambda),
    used: points.count,
    excluded: points.excluded,
    notices: isTied && options.x !== null ? [notice(definition, 'same-place', { x: { variable: options.x } })] : [],
  }
}

function seriesOf(
  kind: Options['kind'],
  { y, size }: Pick<Points, 'y' | 'size'>,
  base: number,
  lambda: number,
): readonly ControlSeries[] {
  switch (kind) {
    case 'p':
    case 'np':
    case 'c':
    case 'u':
      return [countSeries(kind, y, size, base)]
    case 'ewma':
      return [ewmaSeries(y, base, lambda)]
    case 'run':
      return individualSeries(y, base).slice(0, 1)
    default:
      return individualSeries(y, base)
  }
}

async function ofSamples(
  frame: Frame,
  options: Options,
  subgroup: string,
  context: ComputeContext,
): Promise<Charted | Rejected> {
  const by = options.kind === 'xbar-r' ? 'range' : 'sd'
  const { samples, used, excluded } = await readSamples(frame, { y: options.y, subgroup }, by, context)
  const { size } = samples
  const refused = outOfBounds(size.length, options)
  if (refused !== null) return refused
  const base = Math.min(options.baseline ?? size.length, size.length)
  const largest = size.reduce((most, n) => Math.max(most, n), 0)
  if (by === 'range' && largest > maxRange)
    return rejected(definition, 'large-samples', 'kind', { n: largest, max: maxRange })
  if (size.subarray(0, base).every((n) => n < 2)) return rejected(definition, 'no-spread', 'subgroup')
  return {
    x: size.map((_, i) => i + 1),
    isNumbered: true,
    base,
    series: sampleSeries(samples, base, by),
    used,
    excluded,
    notices: by === 'range' && largest > 10 ? [notice(definition, 'small-samples-better', { n: largest })] : [],
  }
}

function outOfBounds(count: number, { y }: Options): Rejected | null {
  if (count > maxPoints) return rejected(definition, 'too-many-points', 'kind', { max: maxPoints })
  return count < 2 ? rejected(definition, 'too-few-points', 'y', { n: count, y: { variable: y } }) : null
}

function badCounts({ y, size }: Points, options: Options): Rejected | null {
  const { kind } = options
  if (kind !== 'c' && !needsSize(kind)) return null
  const params = { y: { variable: options.y }, ...(options.size === null ? {} : { size: { variable: options.size } }) }
  if (y.some((count) => count < 0 || !Number.isInteger(count))) return rejected(definition, 'not-counts', 'y', params)
  if (size.some((n) => n <= 0)) return rejected(definition, 'bad-size', 'size', params)
  const over = kind === 'u' || kind === 'c' ? 0 : y.filter((count, i) => count > (size[i] as number)).length
  return over > 0 ? rejected(definition, 'more-than-all', 'size', { ...params, n: over }) : null
}

function listed(x: Float64Array, y: Float64Array, centre: Float64Array) {
  return { x: [...x], y: numbers(y), centre: numbers(centre) }
}

function numbers(values: Float64Array) {
  return Array.from(values, numeric)
}
