import type { Checkpoint } from '../../checkpoint.ts'
import { allCases } from '../../frame/case-weights.ts'
import { between, type Progress, silentProgress } from '../../progress.ts'
import { type BackTransformation, fitWithStablePolynomials } from '../design/stable-polynomials.ts'
import { type CountFitWithShape, fitCounts } from './count-fit.ts'
import { unitDeviance } from './count-irls.ts'
import { meansOf } from './count-means.ts'
import { type CountTally, countTally } from './count-tally.ts'

export type CountDistribution = 'poisson' | 'negative-binomial'

export interface CountData {
  /** The design matrix, the intercept first. */
  readonly columns: readonly Float64Array[]
  /** For each polynomial that is not part of an interaction, the columns of its powers. */
  readonly powers: readonly (readonly number[])[]
  /** Whole, 0 or more. */
  readonly y: Float64Array
  /** Known part of the linear predictor, such as the logarithm of the exposure. */
  readonly offset: Float64Array | null
  /** How many cases each row represents, above 0; undefined if each is one. */
  readonly cases?: Float64Array | undefined
  readonly distribution: CountDistribution
}

/** A fitted regression of counts; arrays over rows are in the order of the data. */
export interface CountModel {
  readonly data: CountData
  readonly tally: CountTally
  /** In the stable columns. */
  readonly fit: CountFitWithShape
  readonly steady: readonly Float64Array[]
  readonly back: BackTransformation
  /** Cases. */
  readonly n: number
  /** Sum of the counts. */
  readonly events: number
  readonly coefficients: Float64Array
  /** Rows and columns in the order of `fit.estimated`. */
  readonly covariance: readonly (readonly number[])[]
  /** The expected count by row. */
  readonly mean: Float64Array
  /** Pearson's chi-squared, whose expectation is the residual degrees of freedom if the distribution holds. */
  readonly pearson: number
  readonly residualDf: number
}

/** A regression of counts with a log link and an intercept; check `fit.state` first. */
export async function countModel(
  data: CountData,
  checkpoint: Checkpoint,
  progress: Progress = silentProgress,
): Promise<CountModel> {
  const { columns, powers, y, cases } = data
  const n = allCases(y.length, cases)
  const tally = await countTally(data, checkpoint)
  const { fit, steady, back } = await fitWithStablePolynomials(
    columns,
    powers,
    (own) => fitCounts(own, data, tally, { checkpoint, progress: between(progress, 0, 0.9) }),
    checkpoint,
  )
  const { eta, shape } = fit
  const mean = await meansOf(eta, checkpoint)
  let [events, pearson] = [0, 0]
  for (let i = 0; i < y.length; i++) {
    const value = mean[i] as number
    const times = cases === undefined ? 1 : (cases[i] as number)
    events += times * (y[i] as number)
    pearson += times * (((y[i] as number) - value) ** 2 / (value * (1 + value / shape.theta)))
    if (i % 100_000 === 99_999) await checkpoint()
  }
  return {
    data,
    tally,
    fit,
    steady,
    back,
    n,
    events,
    coefficients: back.coefficients(fit.coefficients),
    covariance: back.covariance(fit.unscaled),
    mean,
    pearson,
    residualDf: n - fit.estimated.length,
  }
}

/** Residuals per case of each row. */
export interface CountResiduals {
  readonly deviance: Float64Array
  readonly pearson: Float64Array
}

/** Deviance and Pearson residuals by row. */
export async function countResiduals({ data, mean, fit }: CountModel, checkpoint: Checkpoint): Promise<CountResiduals> {
  const { theta } = fit.shape
  const n = mean.length
  const [deviance, pearson] = [new Float64Array(n), new Float64Array(n)]
  for (let i = 0; i < n; i++) {
    const [count, expected] = [data.y[i] as number, mean[i] as number]
    deviance[i] = Math.sign(count - expected) * Math.sqrt(Math.max(unitDeviance(count, expected, theta), 0))
    pearson[i] = (count - expected) / Math.sqrt(expected * (1 + expected / theta))
    if (i % 100_000 === 99_999) await checkpoint()
  }
  return { deviance, pearson }
}

/** The expected number of cases with each count from 0 to `most`: `most + 1` numbers. */
export async function expectedFrequencies(
  { data, mean, fit }: CountModel,
  most: number,
  checkpoint: Checkpoint,
): Promise<Float64Array> {
  const { theta } = fit.shape
  const expected = new Float64Array(most + 1)
  for (let i = 0; i < mean.length; i++) {
    const own = mean[i] as number
    const finite = Number.isFinite(theta)
    let share = Math.exp(finite ? -theta * Math.log1p(own / theta) : -own) * (data.cases?.[i] ?? 1)
    for (let k = 0; k <= most; k++) {
      expected[k] = (expected[k] as number) + share
      share *= ((finite ? (1 + k / theta) / (1 + own / theta) : 1) * own) / (k + 1)
    }
    if (i % 20_000 === 19_999) await checkpoint()
  }
  return expected
}

/** White's covariance with squared residuals (HC0), for Poisson coefficients if the variance differs from the mean. */
export async function robustCountCovariance(
  { data, mean, fit, steady, back }: CountModel,
  checkpoint: Checkpoint,
): Promise<readonly (readonly number[])[]> {
  const n = mean.length
  const squares = mean.map((own, i) => (data.cases?.[i] ?? 1) * ((data.y[i] as number) - own) ** 2)
  const columns = fit.estimated.map((k) => steady[k] ?? new Float64Array(n))
  const p = columns.length
  const meat = columns.map(() => new Float64Array(p))
  for (const [a, one] of columns.entries())
    for (let b = 0; b <= a; b++) {
      const other = columns[b] ?? one
      let sum = 0
      for (let i = 0; i < n; i++) sum += (one[i] as number) * (other[i] as number) * (squares[i] as number)
      for (const [row, column] of [
        [a, b],
        [b, a],
      ] as const) {
        const own = meat[row]
        if (own) own[column] = sum
      }
      await checkpoint()
    }
  const dot = (a: ArrayLike<number>, b: ArrayLike<number>) => {
    let sum = 0
    for (let k = 0; k < p; k++) sum += (a[k] as number) * (b[k] as number)
    return sum
  }
  const half = fit.unscaled.map((bread) => meat.map((row) => dot(bread, row)))
  return back.covariance(half.map((row) => fit.unscaled.map((bread) => dot(row, bread))))
}
