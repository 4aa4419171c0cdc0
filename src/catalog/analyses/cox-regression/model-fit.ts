import type { Checkpoint } from '#engine/checkpoint.ts'
import { chiSquareSf } from '#engine/distributions/chi-square.ts'
import { normalUpperQuantile } from '#engine/distributions/normal.ts'
import { concordance } from '#engine/methods/cox/concordance.ts'
import type { CoxModel } from '#engine/methods/cox/cox-model.ts'

export interface OverallTest {
  readonly test: 'likelihood-ratio' | 'wald' | 'score'
  readonly statistic: number
  readonly pValue: number
}

/** Test of the model against the model without covariates, and its concordance. */
export interface ModelFit {
  readonly deviance: number
  readonly aic: number
  readonly df: number
  readonly tests: readonly OverallTest[]
  readonly concordance: { readonly value: number; readonly lower: number; readonly upper: number }
}

export async function modelFit(
  { fit, rows, linear }: CoxModel,
  confidence: number,
  checkpoint: Checkpoint,
): Promise<ModelFit> {
  const { logLikelihood, nullLogLikelihood, waldStatistic, scoreStatistic } = fit
  const df = fit.estimated.length
  const test = (name: OverallTest['test'], statistic: number) => ({
    test: name,
    statistic,
    pValue: chiSquareSf(statistic, df),
  })
  const { value, standardError: se } = await concordance(rows, linear, checkpoint)
  const reach = normalUpperQuantile((1 - confidence) / 2) * se
  return {
    deviance: -2 * logLikelihood,
    aic: -2 * logLikelihood + 2 * df,
    df,
    tests: [
      test('likelihood-ratio', Math.max(2 * (logLikelihood - nullLogLikelihood), 0)),
      test('wald', waldStatistic),
      test('score', scoreStatistic),
    ],
    concordance: { value, lower: Math.max(value - reach, 0), upper: Math.min(value + reach, 1) },
  }
}
