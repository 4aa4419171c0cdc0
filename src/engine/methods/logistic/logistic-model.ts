import type { Checkpoint } from '../../checkpoint.ts'
import { allCases } from '../../frame/case-weights.ts'
import { type BackTransformation, fitWithStablePolynomials } from '../design/stable-polynomials.ts'
import { perCase } from '../samples/per-case.ts'
import { preciseFirthEvaluation } from './firth-evaluation.ts'
import { type FirthFit, firthLogistic } from './firth-logistic.ts'
import { type LogisticFit, logisticIrls } from './logistic-irls.ts'
import type { BinaryRows } from './logistic-rows.ts'

/** Both values of the outcome occur. */
export interface LogisticData extends BinaryRows {
  /** The design matrix, the intercept first. */
  readonly columns: readonly Float64Array[]
  /** For each polynomial that is not part of an interaction, the columns of its powers. */
  readonly powers: readonly (readonly number[])[]
}

/** A fitted logistic regression; arrays over rows are in the order of the data. */
export interface LogisticModel {
  readonly data: LogisticData
  /** In the stable columns. */
  readonly fit: LogisticFit
  readonly back: BackTransformation
  /** Cases. */
  readonly n: number
  readonly events: number
  /** One per column of the data; NaN for a column that depends on earlier ones. */
  readonly coefficients: Float64Array
  /** Rows and columns in the order of `fit.estimated`. */
  readonly covariance: readonly (readonly number[])[]
  /** The probability of the event, by row. */
  readonly probability: Float64Array
  readonly deviance: number
  /** The deviance of the model with only the intercept and the offset. */
  readonly nullDeviance: number
  readonly aic: number
  readonly bic: number
  /** -2 penalised log likelihood in the columns of the data; null if the likelihood is not penalised. */
  readonly penalised: number | null
}

/** How the coefficients are estimated: by maximum likelihood, or by Firth's penalised likelihood. */
export type LogisticMethod = 'likelihood' | 'firth'

/** A logistic regression with an intercept; check `fit.state` first. */
export async function logisticModel(
  data: LogisticData,
  checkpoint: Checkpoint,
  method: LogisticMethod = 'likelihood',
): Promise<LogisticModel> {
  const { columns, powers, y, cases } = data
  const n = allCases(y.length, cases)
  const { fit, back } = await fitWithStablePolynomials(
    columns,
    powers,
    (steady): Promise<LogisticFit | FirthFit> =>
      method === 'firth' ? firthLogistic(steady, data, checkpoint) : logisticIrls(steady, data, checkpoint),
    checkpoint,
  )
  await checkpoint()
  const { deviance, estimated } = fit
  const probability = new Float64Array(y.length)
  let events = 0
  for (let i = 0; i < y.length; i++) {
    probability[i] = 1 / (1 + Math.exp(-(fit.eta[i] as number)))
    if (y[i] === 1) events += cases === undefined ? 1 : (cases[i] as number)
    if (i % 100_000 === 99_999) await checkpoint()
  }
  return {
    data,
    fit,
    back,
    n,
    events,
    coefficients: back.coefficients(fit.coefficients),
    covariance: back.covariance(fit.unscaled),
    probability,
    deviance,
    nullDeviance: await nullDevianceOf(data, { n, events }, checkpoint),
    aic: deviance + 2 * estimated.length,
    bic: deviance + Math.log(n) * estimated.length,
    penalised: method === 'firth' ? await penalisedDeviance(data, fit, checkpoint) : null,
  }
}

async function nullDevianceOf(
  data: LogisticData,
  { n, events }: Pick<LogisticModel, 'n' | 'events'>,
  checkpoint: Checkpoint,
): Promise<number> {
  if (data.offset === null) return -2 * (events * Math.log(events / n) + (n - events) * Math.log1p(-events / n))
  return (await logisticIrls([new Float64Array(data.y.length).fill(1)], data, checkpoint)).deviance
}

/** In the original columns, in which profiles are computed. */
async function penalisedDeviance(data: LogisticData, { eta, estimated }: LogisticFit, checkpoint: Checkpoint) {
  const columns = estimated.map((k) => data.columns[k] ?? new Float64Array())
  return (await preciseFirthEvaluation(eta, columns, data, checkpoint)).penalised
}

/** Per case of each row. */
export interface LogisticResiduals {
  readonly deviance: Float64Array
  readonly pearson: Float64Array
  readonly leverage: Float64Array
  /** Pregibon's (1981) approximation of Cook's distance (R: cooks.distance); NaN for a row with its own coefficient. */
  readonly cook: Float64Array
}

/** Residuals, leverages and Cook's distances by row. */
export async function logisticResiduals(model: LogisticModel, checkpoint: Checkpoint): Promise<LogisticResiduals> {
  const { data, fit } = model
  const n = data.y.length
  const leverage = perCase(await fit.projection.leverages(checkpoint), data.cases)
  const [deviance, pearson, cook] = [new Float64Array(n), new Float64Array(n), new Float64Array(n)]
  for (let i = 0; i < n; i++) {
    const eta = fit.eta[i] as number
    const sign = data.y[i] === 1 ? 1 : -1
    const t = sign * eta
    const loss = t > 0 ? Math.log1p(Math.exp(-t)) : Math.log1p(Math.exp(t)) - t
    const h = leverage[i] as number
    deviance[i] = sign * Math.sqrt(2 * loss)
    pearson[i] = sign * Math.exp(-t / 2)
    cook[i] = 1 - h < 1e-12 ? Number.NaN : (((pearson[i] as number) / (1 - h)) ** 2 * h) / fit.estimated.length
    if (i % 100_000 === 99_999) await checkpoint()
  }
  return { deviance, pearson, leverage, cook }
}
