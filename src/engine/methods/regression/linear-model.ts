import type { Checkpoint } from '../../checkpoint.ts'
import { fSf } from '../../distributions/fisher-f.ts'
import { allCases } from '../../frame/case-weights.ts'
import { between, type Progress, silentProgress } from '../../progress.ts'
import { type BackTransformation, fitWithStablePolynomials } from '../design/stable-polynomials.ts'
import { perCase } from '../samples/per-case.ts'
import { type LeastSquares, leastSquares } from './least-squares.ts'
import { refinedFit } from './refined-fit.ts'

export interface LinearData {
  /** The design matrix, the intercept first. */
  readonly columns: readonly Float64Array[]
  /** For each polynomial that is not part of an interaction, the columns of its powers. */
  readonly powers: readonly (readonly number[])[]
  readonly y: Float64Array
  /** Inverse variances up to a constant factor; all above 0. */
  readonly weights: Float64Array | null
  /** How many cases each row represents, above 0; undefined if each is one. */
  readonly cases?: Float64Array | undefined
  /** Known part of the outcome, with coefficient 1. */
  readonly offset: Float64Array | null
}

/** A fitted linear model. Arrays over rows are in the order of the data. */
export interface LinearModel {
  readonly data: LinearData
  /**
   * For the outcome minus its mean, in the columns of `steady`, which have the same span as the columns of the data. Residuals and sums of
   * squares have the accuracy of `refinedFit`. A residual is that of a single case, multiplied by the square root of its weight only.
   */
  readonly fit: LeastSquares
  readonly steady: readonly Float64Array[]
  readonly back: BackTransformation
  /** (X'WX)^-1 over the columns of the data that have a coefficient. */
  readonly unscaled: readonly (readonly number[])[]
  /** One for each column of the data; NaN for a column that is a linear combination of earlier ones. */
  readonly coefficients: Float64Array
  /** Number of cases. */
  readonly n: number
  readonly residualDf: number
  /** Residual variance. */
  readonly variance: number
  readonly fitted: Float64Array
  readonly residuals: Float64Array
  /** Leverage of a single case of each row. */
  readonly leverage: Float64Array
  readonly rSquared: number
  readonly adjustedRSquared: number
  readonly overall: { readonly statistic: number; readonly df: number; readonly pValue: number }
  readonly logLikelihood: number
  readonly aic: number
  readonly bic: number
}

/**
 * Least squares with an intercept, and the statistics of R's summary.lm. There are more cases than independent columns. Unlike in
 * summary.lm, the variation explained by an offset counts neither as explained nor as residual.
 */
export async function linearModel(
  data: LinearData,
  checkpoint: Checkpoint,
  progress: Progress = silentProgress,
): Promise<LinearModel> {
  const { y, weights, cases } = data
  const n = allCases(y.length, cases)
  const { fit: rough, steady, back, centre } = await plainFit(data, checkpoint, between(progress, 0, 0.3))
  progress(0.3)
  const precise = await refinedFit(data, rough.estimated, checkpoint)
  const { residuals: counted, squares } = precise ?? rough
  const fit = { ...rough, squares, residuals: overRoots(counted, cases ?? null) }
  const residuals = overRoots(fit.residuals, weights)
  const fitted = y.map((value, i) => value - (residuals[i] as number))
  progress(0.7)
  await checkpoint()
  const leverage = perCase(await fit.projection.leverages(checkpoint), cases)
  const { rank } = fit.qr
  const residualDf = n - rank
  const variance = fit.squares / residualDf
  const modelSquares = (precise ?? fit).effects.subarray(1).reduce((sum, effect) => sum + effect * effect, 0)
  const rSquared = modelSquares / (modelSquares + fit.squares)
  const statistic = modelSquares / (rank - 1) / variance
  const logWeights = weights === null ? 0 : weights.reduce((sum, w, i) => sum + (cases?.[i] ?? 1) * Math.log(w), 0)
  const logLikelihood = 0.5 * (logWeights - n * (Math.log(2 * Math.PI) + 1 - Math.log(n) + Math.log(fit.squares)))
  return {
    data,
    fit,
    steady,
    back,
    unscaled: precise?.unscaled ?? back.covariance(fit.unscaled),
    coefficients: precise?.coefficients ?? shifted(back.coefficients(fit.coefficients), centre),
    n,
    residualDf,
    variance,
    fitted,
    residuals,
    leverage,
    rSquared,
    adjustedRSquared: 1 - ((1 - rSquared) * (n - 1)) / residualDf,
    overall: { statistic, df: rank - 1, pValue: fSf(statistic, rank - 1, residualDf) },
    logLikelihood,
    aic: -2 * logLikelihood + 2 * (rank + 1),
    bic: -2 * logLikelihood + Math.log(n) * (rank + 1),
  }
}

/** The least squares fit of the outcome minus its offset and minus `centre`, the mean of that difference. */
export async function plainFit(data: LinearData, checkpoint: Checkpoint, progress: Progress = silentProgress) {
  const { columns, powers, y, cases, offset } = data
  const roots = rowWeights(data)?.map(Math.sqrt) ?? null
  const target = offset === null ? y : y.map((value, i) => value - (offset[i] as number))
  // centring keeps the digits of differences if the values are far from 0
  const centre = meanOf(target, cases)
  const centred = target.map((value) => value - centre)
  await checkpoint()
  const found = await fitWithStablePolynomials(
    columns,
    powers,
    (of) => leastSquares(of, centred, roots, checkpoint, progress),
    checkpoint,
  )
  return { ...found, centre }
}

/** The factor of each row in a sum of squares: its weight times its cases. Null if all factors are 1. */
export function rowWeights({ weights, cases }: Pick<LinearData, 'weights' | 'cases'>): Float64Array | null {
  if (weights === null || cases === undefined) return weights ?? cases ?? null
  return weights.map((weight, i) => weight * (cases[i] as number))
}

function overRoots(values: Float64Array, weights: Float64Array | null): Float64Array {
  return weights === null ? values : values.map((value, i) => value / Math.sqrt(weights[i] as number))
}

/** 0 if the sum overflows; an approximate centre is enough. */
function meanOf(values: Float64Array, cases?: Float64Array): number {
  let sum = 0
  if (cases === undefined) for (const value of values) sum += value
  else for (const [i, value] of values.entries()) sum += (cases[i] as number) * value
  return Number.isFinite(sum) ? sum / allCases(values.length, cases) : 0
}

/** The coefficients after `by` is added to every value of the outcome. */
function shifted(coefficients: Float64Array, by: number): Float64Array {
  const moved = coefficients.slice()
  moved[0] = (moved[0] as number) + by
  return moved
}

/** Weighted sum of squared deviations from the weighted mean. */
export function squaresAboutMean(values: Float64Array, weights: Float64Array | null): number {
  const weight = (i: number): number => (weights === null ? 1 : (weights[i] as number))
  let [sum, total] = [0, 0]
  for (let i = 0; i < values.length; i++) {
    sum += weight(i) * (values[i] as number)
    total += weight(i)
  }
  const mean = sum / total
  let squares = 0
  for (let i = 0; i < values.length; i++) squares += weight(i) * ((values[i] as number) - mean) ** 2
  return squares
}
