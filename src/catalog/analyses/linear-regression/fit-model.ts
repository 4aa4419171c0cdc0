import type { Checkpoint } from '#engine/checkpoint.ts'
import { tQuantile, tTwoSided } from '#engine/distributions/student-t.ts'
import type { Frame } from '#engine/frame/frame.ts'
import {
  type ModelQuestion,
  type ModelRefusal,
  numbers,
  type PreparedModel,
  prepareModel,
} from '#engine/methods/design/prepare-model.ts'
import { type LinearModel, linearModel, squaresAboutMean } from '#engine/methods/linear-model.ts'
import { type RobustKind, robustCovariance } from '#engine/methods/robust-covariance.ts'
import type { TermCell } from '../../kit/outcome.ts'
import { coefficientCell } from '../../kit/term-cells.ts'

export interface Estimate {
  readonly cell: TermCell
  /** Index of its term; -1 for the intercept. */
  readonly term: number
  readonly estimate: number
  readonly se: number
  readonly lower: number
  readonly upper: number
  readonly statistic: number
  readonly p: number
  /** In standard deviations of the outcome and the column; NaN for the intercept. */
  readonly beta: number
}

export interface Fitted {
  readonly prepared: PreparedModel
  readonly model: LinearModel
  readonly covariance: readonly (readonly number[])[]
  readonly estimates: readonly Estimate[]
}

export type FitRefusal =
  | ModelRefusal
  | { readonly refused: 'too-few-rows'; readonly n: number; readonly columns: number }
  | { readonly refused: 'outcome-constant'; readonly variable: string }
  | { readonly refused: 'robust-impossible' }

interface Settings {
  readonly outcome: string
  readonly confidence: number
  readonly errors: 'model' | RobustKind
}

/** One linear model with its coefficients; a coefficient that cannot be estimated is NaN throughout. */
export async function fitModel(
  frame: Frame,
  question: ModelQuestion,
  { outcome, confidence, errors }: Settings,
  checkpoint: Checkpoint,
): Promise<Fitted | FitRefusal> {
  const prepared = await prepareModel(frame, question, checkpoint)
  if ('refused' in prepared) return prepared
  const { design, weights } = prepared
  const y = numbers(prepared.rows.frame, outcome)
  if (y.every((value) => value === y[0])) return { refused: 'outcome-constant', variable: outcome }
  const data = { columns: design.columns, powers: design.powers, y, weights, offset: design.offset }
  const model = await linearModel(data, checkpoint)
  if (model.residualDf < 1) return { refused: 'too-few-rows', n: design.rows, columns: model.fit.qr.rank }
  const robust = errors === 'model' ? null : await robustCovariance(model, errors, checkpoint)
  if (robust === undefined) return { refused: 'robust-impossible' }
  const covariance =
    robust === null
      ? model.unscaled.map((row) => row.map((value) => value * model.variance))
      : model.back.covariance(robust)
  const reach = tQuantile((1 + confidence) / 2, model.residualDf)
  const outcomeSquares = squaresAboutMean(y, weights)
  const cells = [{ product: [] }, ...design.terms.flatMap(({ columns }) => columns.map(coefficientCell))]
  const estimates: Estimate[] = []
  for (const [k, cell] of cells.entries()) {
    const estimate = model.coefficients[k] ?? Number.NaN
    const at = model.fit.estimated.indexOf(k)
    const se = Math.sqrt(covariance[at]?.[at] ?? Number.NaN)
    const statistic = estimate / se
    const column = design.columns[k] ?? new Float64Array()
    estimates.push({
      cell,
      term: design.termOf[k] ?? -1,
      estimate,
      se,
      lower: estimate - reach * se,
      upper: estimate + reach * se,
      statistic,
      p: Number.isNaN(statistic) ? Number.NaN : tTwoSided(statistic, model.residualDf),
      beta: k === 0 ? Number.NaN : estimate * Math.sqrt(squaresAboutMean(column, weights) / outcomeSquares),
    })
    await checkpoint()
  }
  return { prepared, model, covariance, estimates }
}
