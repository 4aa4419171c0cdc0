import type { Frame } from '#engine/frame/frame.ts'
import type { ModelQuestion } from '#engine/methods/design/prepare-model.ts'
import { waldTests } from '#engine/methods/inference/wald-tests.ts'
import { fitLinear, type LinearFit, type LinearRefusal } from '#engine/methods/regression/fit-linear.ts'
import { rowWeights, squaresAboutMean } from '#engine/methods/regression/linear-model.ts'
import { type RobustKind, robustCovariance } from '#engine/methods/regression/robust-covariance.ts'
import { between } from '#engine/progress.ts'
import type { Watch } from '../../kit/analysis.ts'
import type { EffectUnits } from '../../kit/models/effect-units.ts'
import { type WaldEstimate, waldEstimates } from '../../kit/models/wald-estimates.ts'

export interface Estimate extends WaldEstimate {
  /** The standardised coefficient; NaN for the intercept. */
  readonly beta: number
}

export interface Fitted extends LinearFit {
  readonly covariance: readonly (readonly number[])[]
  readonly estimates: readonly Estimate[]
}

export type FitRefusal = LinearRefusal | { readonly refused: 'robust-impossible' }

interface Settings {
  readonly outcome: string
  readonly confidence: number
  readonly errors: 'model' | RobustKind
  readonly units: EffectUnits
}

/** Fits one linear model; a coefficient that is not estimable has NaN in all its statistics. */
export async function fitModel(
  frame: Frame,
  question: ModelQuestion,
  { outcome, confidence, errors, units }: Settings,
  { checkpoint, progress }: Watch,
): Promise<Fitted | FitRefusal> {
  const fitted = await fitLinear(frame, question, outcome, checkpoint, between(progress, 0, 0.8))
  if ('refused' in fitted) return fitted
  const { prepared, model } = fitted
  const { design } = prepared
  const weights = rowWeights(model.data)
  const robust = errors === 'model' ? null : await robustCovariance(model, errors, checkpoint)
  if (robust === undefined) return { refused: 'robust-impossible' }
  const covariance =
    robust === null
      ? model.unscaled.map((row) => row.map((value) => value * model.variance))
      : model.back.covariance(robust)
  const { estimated } = model.fit
  const tests = waldTests(model.coefficients, { estimated, covariance, residualDf: model.residualDf }, confidence)
  const outcomeSquares = squaresAboutMean(model.data.y, weights)
  const estimates: Estimate[] = []
  for (const one of waldEstimates(design, tests, units)) {
    const column = design.columns[one.column] ?? new Float64Array()
    const spread = Math.sqrt(squaresAboutMean(column, weights) / outcomeSquares)
    estimates.push({
      ...one,
      beta: one.column === 0 ? Number.NaN : (tests[one.column]?.estimate ?? Number.NaN) * spread,
    })
    await checkpoint()
  }
  return { prepared, model, covariance, estimates }
}
