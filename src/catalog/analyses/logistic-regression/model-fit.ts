import type { Checkpoint } from '#engine/checkpoint.ts'
import { chiSquareSf } from '#engine/distributions/chi-square.ts'
import { firthTest } from '#engine/methods/logistic/firth-tests.ts'
import type { LogisticModel } from '#engine/methods/logistic/logistic-model.ts'

/** Test of the model against the intercept-only model, and pseudo-R squared, which are NaN for a penalised likelihood. */
export interface ModelFit {
  readonly statistic: number
  readonly df: number
  readonly pValue: number
  readonly mcFadden: number
  readonly coxSnell: number
  /** Nagelkerke (1991): Cox and Snell's R squared divided by its maximum. */
  readonly nagelkerke: number
}

export async function modelFit(model: LogisticModel, checkpoint: Checkpoint): Promise<ModelFit> {
  return model.penalised === null ? likelihoodFit(model) : penalisedFit(model, checkpoint)
}

function likelihoodFit({ deviance, nullDeviance, n, fit }: LogisticModel): ModelFit {
  const statistic = Math.max(nullDeviance - deviance, 0)
  const df = fit.estimated.length - 1
  const coxSnell = -Math.expm1(-statistic / n)
  return {
    statistic,
    df,
    pValue: df === 0 ? Number.NaN : chiSquareSf(statistic, df),
    mcFadden: statistic / nullDeviance,
    coxSnell,
    nagelkerke: coxSnell / -Math.expm1(-nullDeviance / n),
  }
}

async function penalisedFit({ data, fit }: LogisticModel, checkpoint: Checkpoint): Promise<ModelFit> {
  const test = await firthTest(data.columns, 1, { powers: data.powers, rows: data, whole: fit.firth }, checkpoint)
  return { ...test, mcFadden: Number.NaN, coxSnell: Number.NaN, nagelkerke: Number.NaN }
}
