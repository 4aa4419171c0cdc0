import type { Interval } from '#engine/alternative.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { deming } from '#engine/methods/agreement/deming.ts'
import { type Line, linearityTest, passingBablok, resampledLines } from '#engine/methods/agreement/passing-bablok.ts'
import { percentileInterval } from '#engine/methods/bootstrap/bootstrap-interval.ts'
import { equalBins } from '#engine/methods/description/bins.ts'
import { placedPoints } from '#engine/methods/samples/point-grid.ts'
import { replicateSeeds } from '#engine/random/replicate-seeds.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusions } from '../../kit/outcome/exclusion.ts'
import { type Answer, type Notice, numeric, type Params } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { Limited, MethodComparisonData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const minPairs = 10
/** Above it, ordering the slopes takes longer than a reader waits. */
const maxRanked = 100_000
/** Above it, so does ordering those of every bootstrap sample. */
const maxResampled = 1000
const samples = 999
/** Places of the line at which its band has limits. */
const places = 61
/** Rows between two checkpoints. */
const portion = 1 << 16

interface Fitted extends Line {
  readonly slopeInterval: Interval
  readonly interceptInterval: Interval
  readonly linearity: number | null
  /** Limits of the line's value; null without them. */
  readonly limitsAt: ((x: number) => Interval) | null
}

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { method, ratio, identity, confidence } = options
  if (options.x === options.y) return rejected(definition, 'same-variable', 'y')
  const { x, y, lost } = await readPairs(frame, options, context)
  const n = x.length
  if (n < minPairs) return rejected(definition, 'too-few-pairs', 'y', { n, min: minPairs })
  if (method === 'passing-bablok' && n > maxRanked)
    return rejected(definition, 'too-many-pairs', 'method', { n, max: maxRanked })
  const fitted = method === 'deming' ? await fitDeming(x, y, options, context) : await fitRanked(x, y, options, context)
  if (fitted === undefined) return rejected(definition, 'not-related', 'y')
  const { slope, intercept, limitsAt } = fitted
  const [low, high] = [x.reduce((a, b) => Math.min(a, b)), x.reduce((a, b) => Math.max(a, b))]
  const along = Array.from(equalBins(low, high, places - 1))
  const limits = limitsAt && along.map(limitsAt)
  const valueAt = (at: number) => intercept + slope * at
  const data: MethodComparisonData = {
    of: { x: { variable: options.x }, y: { variable: options.y } },
    show: { method, ratio: method === 'deming' ? ratio : null, identity },
    confidence,
    n,
    samples: method === 'deming' || limits === null ? null : { count: samples, seed: options.seed },
    points: placedPoints(x, y),
    slope: limited(slope, fitted.slopeInterval),
    intercept: limited(intercept, fitted.interceptInterval),
    linearity: fitted.linearity,
    line: {
      x: along,
      y: along.map(valueAt),
      limits: limits && { lower: limits.map(({ lower }) => lower), upper: limits.map(({ upper }) => upper) },
    },
    levels: options.levels.map((at) => {
      const own = limitsAt?.(at)
      return { at, bias: limited(valueAt(at) - at, own && { lower: own.lower - at, upper: own.upper - at }) }
    }),
  }
  const sample = { total: frame.rows, used: n, excluded: exclusions([options.x, options.y], lost) }
  return chartAnswer(data, sample, noticesOf(data, [low, high]))
}

async function readPairs(frame: Frame, options: Options, { checkpoint }: ComputeContext) {
  const [a, b] = [numericColumn(frame, options.x).values, numericColumn(frame, options.y).values]
  const [ofX, ofY] = [
    { missing: 0, infinite: 0 },
    { missing: 0, infinite: 0 },
  ]
  const [x, y] = [new Float64Array(frame.rows), new Float64Array(frame.rows)]
  let n = 0
  for (let i = 0; i < frame.rows; i++) {
    if (i % portion === 0) await checkpoint()
    const [left, right] = [a[i] as number, b[i] as number]
    if (!Number.isFinite(left)) ofX[Number.isNaN(left) ? 'missing' : 'infinite']++
    else if (!Number.isFinite(right)) ofY[Number.isNaN(right) ? 'missing' : 'infinite']++
    else {
      x[n] = left
      y[n++] = right
    }
  }
  return { x: x.subarray(0, n), y: y.subarray(0, n), lost: [ofX, ofY] }
}

async function fitDeming(
  x: Float64Array,
  y: Float64Array,
  { ratio, confidence }: Options,
  { checkpoint }: ComputeContext,
): Promise<Fitted | undefined> {
  const fitted = await deming(x, y, ratio, confidence, checkpoint)
  return Number.isFinite(fitted.slope) && Number.isFinite(fitted.interceptInterval.upper)
    ? { ...fitted, linearity: null }
    : undefined
}

async function fitRanked(
  x: Float64Array,
  y: Float64Array,
  { confidence }: Options,
  { checkpoint, progress, seed }: ComputeContext,
): Promise<Fitted | undefined> {
  const fitted = await passingBablok(x, y, confidence, checkpoint)
  const { slope, slopeInterval } = fitted
  // the limit of an angle beyond 90° is infinite, or has the other sign as a slope
  if (!(slope > 0 && slopeInterval.lower <= slope && slope <= slopeInterval.upper && slopeInterval.upper < 1e9))
    return undefined
  const { pValue } = await linearityTest(x, y, fitted, checkpoint)
  const found = { ...fitted, linearity: Number.isNaN(pValue) ? null : pValue }
  if (x.length > maxResampled) return { ...found, limitsAt: null }
  const { slopes, intercepts } = await resampledLines(x, y, replicateSeeds(seed, samples), checkpoint, progress)
  const limitsAt = (at: number) =>
    percentileInterval(slopes.map((one, b) => (intercepts[b] as number) + one * at).sort(), confidence)
  return { ...found, limitsAt }
}

function limited(value: number, interval: Interval | undefined): Limited {
  return { value, lower: interval ? numeric(interval.lower) : null, upper: interval ? numeric(interval.upper) : null }
}

function noticesOf(
  { n, linearity, levels, line, show }: MethodComparisonData,
  [low, high]: readonly [number, number],
): readonly (Notice | false)[] {
  const warn = (code: keyof (typeof definition)['messages'], params: Params = {}) => warning(definition, code, params)
  return [
    n < 40 && warn('few-pairs', { n }),
    low > 0 && high / low < 2 && warn('small-range', { ratio: Math.round((high / low) * 100) / 100 }),
    typeof linearity === 'number' && linearity < 0.05 && warn('not-linear', { p: { p: linearity } }),
    ...levels.flatMap(({ at }) => (at < low || at > high ? [warn('level-outside', { level: at })] : [])),
    show.method === 'passing-bablok' && line.limits === null && notice(definition, 'no-band', { max: maxResampled }),
  ]
}
