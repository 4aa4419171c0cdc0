import type { Checkpoint } from '../../checkpoint.ts'
import { fSf } from '../../distributions/fisher-f.ts'
import { tUpperQuantile } from '../../distributions/student-t.ts'
import { allCases } from '../../frame/case-weights.ts'
import { moments } from '../description/moments.ts'
import { defaultKnots } from '../design/default-knots.ts'
import { splineBasis } from '../design/spline-basis.ts'
import { sortedCases } from '../samples/sorted-cases.ts'
import { leastSquares } from './least-squares.ts'
import type { PolynomialFit } from './polynomial-fit.ts'

/** The least squares fit of a restricted cubic spline in x to y. */
export interface SplineFit extends Omit<PolynomialFit, 'coefficients'> {
  /** Ascending, in units of x. */
  readonly knots: readonly number[]
  /** P value of the F test of the cubic parts, against a line. */
  readonly curvatureP: number
}

/**
 * Regression of y on a restricted cubic spline in x, which is linear beyond the outer of `count` knots, at the quantiles of Harrell (2015,
 * section 2.4). Undefined if there are too few distinct places or no residual degrees of freedom. `cases`: how many cases each point represents.
 */
export async function splineFit(
  x: Float64Array,
  y: Float64Array,
  { count, confidence }: { readonly count: number; readonly confidence: number },
  checkpoint: Checkpoint,
  cases?: Float64Array,
): Promise<SplineFit | undefined> {
  const n = allCases(x.length, cases)
  const knots = defaultKnots(await sortedCases(x, checkpoint, cases), count)
  const df = n - knots.length
  if (knots.length < 3 || df < 1) return undefined
  const { mean, sd } = moments(x, x[0], cases)
  if (!(sd > 1e-12 * Math.abs(mean))) return undefined
  await checkpoint()
  const placed = knots.map((knot) => (knot - mean) / sd)
  const columns = [new Float64Array(x.length).fill(1)]
  for (let k = 1; k < knots.length; k++) {
    columns.push(x.map((value) => splineBasis((value - mean) / sd, placed, k)))
    await checkpoint()
  }
  const my = moments(y, y[0], cases)
  const centred = y.map((value) => value - my.mean)
  const roots = cases?.map(Math.sqrt) ?? null
  const { coefficients, estimated, unscaled, effects, squares } = await leastSquares(
    columns,
    centred,
    roots,
    checkpoint,
  )
  if (estimated.length < columns.length) return undefined
  const explained = (from: number) => effects.subarray(from).reduce((sum, effect) => sum + effect ** 2, 0)
  const variance = squares / df
  const t = tUpperQuantile((1 - confidence) / 2, df)
  const pOf = (from: number) => {
    const more = knots.length - from
    return fSf(explained(from) / more / variance, more, df)
  }
  return {
    knots,
    rSquared: explained(1) / (explained(1) + squares),
    pValue: pOf(1),
    curvatureP: pOf(2),
    at: (place) => {
      const v = (place - mean) / sd
      const row = columns.map((_, k) => (k === 0 ? 1 : splineBasis(v, placed, k)))
      const fit = row.reduce((sum, value, k) => sum + value * (coefficients[k] as number), my.mean)
      const leverage = row.reduce(
        (sum, value, i) => sum + row.reduce((inner, other, j) => inner + value * other * (unscaled[i]?.[j] ?? 0), 0),
        0,
      )
      const half = (part: number) => t * Math.sqrt(variance * part)
      return { fit, halves: { mean: half(leverage), value: half(1 + leverage) } }
    },
  }
}
