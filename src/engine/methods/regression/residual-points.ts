import type { Checkpoint } from '../../checkpoint.ts'
import { normalQuantile } from '../../distributions/normal.ts'
import { allCases, rowsOfCases } from '../../frame/case-weights.ts'
import { mergedPoints } from '../samples/merged-points.ts'
import { MAX_LISTED, type PointGrid, placedPoints } from '../samples/point-grid.ts'
import { countSorted, sortedCases, valueOfCase } from '../samples/sorted-cases.ts'
import { thinned, thinnedRanks } from '../samples/thinned.ts'
import type { Influence } from './influence.ts'
import type { LinearModel } from './linear-model.ts'
import { lowessCurve, type SmoothLine } from './lowess-curve.ts'

/** Of more cases those at evenly spaced places are smoothed: more hardly change the curve. */
const MAX_SMOOTHED = 20_000
/** Ranks at which a Q–Q plot of more cases looks: all in the tails, closer than a cell of its grid between them. */
const MAX_RANKS = 50_000
const CELLS = 500

/** A number of each case against the fitted values, with its smooth course. */
export interface ResidualPoints {
  readonly n: number
  /** Lists are empty if the points are on a grid. */
  readonly fitted: readonly number[]
  readonly residuals: readonly number[]
  readonly grid?: PointGrid
  /** The lowess curve as R's `plot.lm` draws it (span 2/3, 3 iterations); null if all fitted values are the same. */
  readonly smooth: SmoothLine | null
  /** The cases that the curve rests on, if not all. */
  readonly smoothed?: number
}

/** Residuals against fitted values. */
export function residualPoints(model: LinearModel, checkpoint: Checkpoint): Promise<ResidualPoints> {
  return pointsOf(model, model.residuals, checkpoint)
}

/** Square roots of absolute standardised residuals against fitted values (scale-location), without cases of leverage 1. */
export function spreadPoints(
  model: LinearModel,
  { standardised }: Influence,
  checkpoint: Checkpoint,
): Promise<ResidualPoints> {
  return pointsOf(
    model,
    standardised.map((value) => Math.sqrt(Math.abs(value))),
    checkpoint,
  )
}

async function pointsOf(
  { fitted, data }: LinearModel,
  values: Float64Array,
  checkpoint: Checkpoint,
): Promise<ResidualPoints> {
  const isKnown = (_: unknown, i: number) => Number.isFinite(values[i])
  const [x, y, cases] = [fitted.filter(isKnown), values.filter(isKnown), data.cases?.filter(isKnown)]
  await checkpoint()
  const { x: places, y: heights, grid } = placedPoints(x, y, cases)
  await checkpoint()
  const n = allCases(x.length, cases)
  const rows = rowsOfCases(thinned(Math.ceil(n), MAX_SMOOTHED), cases)
  const smooth = await lowessCurve(
    rounded(Float64Array.from(rows, (row) => x[row] as number)),
    Float64Array.from(rows, (row) => y[row] as number),
    { span: 2 / 3, rounds: 3 },
    checkpoint,
  )
  return {
    n,
    fitted: places,
    residuals: heights,
    ...(grid === undefined ? {} : { grid }),
    smooth,
    ...(rows.length < n ? { smoothed: rows.length } : {}),
  }
}

/** Fitted values without the noise of their last digits, which would break ties of cases that the model does not distinguish. */
function rounded(values: Float64Array): Float64Array {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  const unit = 10 ** (Math.ceil(Math.log10(high - low)) - 9)
  const isNoise = !(high - low > 1e-11 * Math.max(Math.abs(low), Math.abs(high)))
  return isNoise ? values.map(() => low) : values.map((value) => Math.round(value / unit) * unit)
}

/** Ordered standardised residuals against the expected normal order statistics (R: qqnorm); on a grid of `grid` by `grid` if they are many. */
export async function residualQuantiles({ standardised }: Influence, checkpoint: Checkpoint, cases?: Float64Array) {
  const isKnown = (_: unknown, i: number) => Number.isFinite(standardised[i])
  const sorted = await sortedCases(standardised.filter(isKnown), checkpoint, cases?.filter(isKnown))
  const n = countSorted(sorted)
  const a = n <= 10 ? 3 / 8 : 1 / 2
  const ranks = thinnedRanks(n, MAX_RANKS)
  const normal = Float64Array.from(ranks, (i) => normalQuantile((i + 1 - a) / (n + 1 - 2 * a)))
  await checkpoint()
  const residuals = Float64Array.from(ranks, (i) => valueOfCase(sorted, i + 1))
  if (n <= MAX_LISTED) return { n, normal: Array.from(normal), residuals: Array.from(residuals) }
  const ends = (values: Float64Array) => [values[0] as number, values.at(-1) as number] as const
  const merged = mergedPoints(normal, residuals, { x: ends(normal), y: ends(residuals) }, CELLS)
  return { n, normal: merged.x, residuals: merged.y, grid: CELLS }
}
