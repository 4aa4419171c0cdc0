import { allCases } from '../../frame/case-weights.ts'
import { type Moments, moments } from '../description/moments.ts'

/** The points at the distance `radius` from `centre` by the covariance matrix [xx, xy, yy]. */
export interface NormalEllipse {
  readonly centre: readonly [number, number]
  readonly covariance: readonly [number, number, number]
  readonly radius: number
}

/**
 * The ellipse that holds a proportion `level` of a bivariate normal population with the mean and covariance of these points: its squared
 * radius is 2 F(level; 2, n - 1) (Fox and Weisberg 2019, car::dataEllipse), of which the quantile has a closed form. `weights`: how many cases
 * each point represents. Null if both do not vary, or for fewer than 4 cases.
 */
export function normalEllipse(
  x: Float64Array,
  y: Float64Array,
  level: number,
  weights?: Float64Array,
): NormalEllipse | null {
  const n = allCases(x.length, weights)
  if (n < 4) return null
  const [across, up] = [moments(x, x[0], weights), moments(y, y[0], weights)]
  let products = 0
  for (let i = 0; i < x.length; i++)
    products +=
      ((x[i] as number) - across.mean) *
      ((y[i] as number) - up.mean) *
      (weights === undefined ? 1 : (weights[i] as number))
  if (!(across.variance > 0 && up.variance > 0)) return null
  const df = n - 1
  return {
    centre: [cleanMean(across), cleanMean(up)],
    covariance: [across.variance, products / df, up.variance],
    radius: Math.sqrt(df * ((1 - level) ** (-2 / df) - 1)),
  }
}

/** Without the rounding errors of a mean of 0, such as that of the scores of all rows. */
function cleanMean({ mean, sd }: Moments): number {
  return Math.abs(mean) < 1e-12 * sd ? 0 : mean
}
