import type { Interval } from '../../alternative.ts'
import { normalUpperQuantile } from '../../distributions/normal.ts'
import { tUpperQuantile } from '../../distributions/student-t.ts'
import { moments } from '../description/moments.ts'
import { intervalOfT, pValueOfT } from '../inference/t-inference.ts'

/** The analysed quantity of two measurements: a - b; a - b in percent of their size; or ln(a / b). */
export type DifferenceScale = 'difference' | 'percent' | 'ratio'

/** Bias and limits of agreement on the scale of the differences. */
export interface LimitsOfAgreement {
  readonly n: number
  readonly bias: number
  readonly sd: number
  readonly biasInterval: Interval
  /** The limits that contain the given proportion of differences. */
  readonly lower: number
  readonly upper: number
  readonly lowerInterval: Interval
  readonly upperInterval: Interval
  /** t test that the bias is 0. */
  readonly statistic: number
  readonly pValue: number
}

/** The mean of two measurements, without overflow. */
export function meanOfTwo(a: number, b: number): number {
  return a / 2 + b / 2
}

/** The difference of two measurements on a scale; `size` is the divisor of a percentage. */
export function differenceOf(a: number, b: number, size: number, scale: DifferenceScale): number {
  if (scale === 'difference') return a - b
  return scale === 'percent' ? (100 * (a - b)) / size : Math.log(a) - Math.log(b)
}

/**
 * Limits of agreement of differences (Bland and Altman, Lancet 1986;1:307), with intervals by t from the variance of a limit,
 * s² (1 / n + z² / (2 (n - 1))) (Stat Methods Med Res 1999;8:135). Requires at least three differences that vary.
 *
 * @param coverage the share of differences that lies between the limits, usually 0.95
 * @param weights how many pairs each difference represents
 */
export function limitsOfAgreement(
  differences: Float64Array,
  coverage: number,
  confidence: number,
  weights?: Float64Array,
): LimitsOfAgreement {
  const { n, mean, sd } = moments(differences, differences[0], weights)
  const z = normalUpperQuantile((1 - coverage) / 2)
  const t = tUpperQuantile((1 - confidence) / 2, n - 1)
  const about = (centre: number, error: number): Interval => ({ lower: centre - t * error, upper: centre + t * error })
  const error = sd / Math.sqrt(n)
  const limitError = sd * Math.sqrt(1 / n + z ** 2 / (2 * (n - 1)))
  const [lower, upper] = [mean - z * sd, mean + z * sd]
  return {
    n,
    bias: mean,
    sd,
    biasInterval: about(mean, error),
    lower,
    upper,
    lowerInterval: about(lower, limitError),
    upperInterval: about(upper, limitError),
    statistic: mean / error,
    pValue: pValueOfT(mean / error, n - 1, 'two-sided'),
  }
}

export interface Slope {
  readonly estimate: number
  readonly interval: Interval
  readonly statistic: number
  readonly df: number
  readonly pValue: number
}

/** The slope of y on x by least squares; NaN if x does not vary. At least 3 cases; `weights`: how many cases each point represents. */
export function slopeOn(x: Float64Array, y: Float64Array, confidence: number, weights?: Float64Array): Slope {
  const [a, b] = [moments(x, x[0], weights), moments(y, y[0], weights)]
  const casesOf = (i: number) => (weights === undefined ? 1 : (weights[i] as number))
  let products = 0
  for (let i = 0; i < x.length; i++)
    products += casesOf(i) * (((x[i] as number) - a.mean) * ((y[i] as number) - b.mean))
  const estimate = a.squares > 0 ? products / a.squares : Number.NaN
  let rest = 0
  for (let i = 0; i < x.length; i++)
    rest += casesOf(i) * ((y[i] as number) - b.mean - estimate * ((x[i] as number) - a.mean)) ** 2
  const df = a.n - 2
  const error = Math.sqrt(rest / df / a.squares)
  const statistic = estimate / error
  return {
    estimate,
    interval: intervalOfT(estimate, error, df, { alternative: 'two-sided', confidence }),
    statistic,
    df,
    pValue: pValueOfT(statistic, df, 'two-sided'),
  }
}
