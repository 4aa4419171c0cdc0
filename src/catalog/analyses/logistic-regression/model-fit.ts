import { chiSquareSf } from '#engine/distributions/chi-square.ts'
import type { LogisticModel } from '#engine/methods/logistic-model.ts'

/** The model against that of the intercept alone. */
export interface ModelFit {
  readonly statistic: number
  readonly df: number
  readonly p: number
  readonly mcFadden: number
  readonly coxSnell: number
  /** Nagelkerke (1991): Cox and Snell's divided by the largest that it can be. */
  readonly nagelkerke: number
}

export function modelFit({ deviance, nullDeviance, n, fit }: LogisticModel): ModelFit {
  const statistic = Math.max(nullDeviance - deviance, 0)
  const df = fit.estimated.length - 1
  const coxSnell = -Math.expm1(-statistic / n)
  return {
    statistic,
    df,
    p: df === 0 ? Number.NaN : chiSquareSf(statistic, df),
    mcFadden: statistic / nullDeviance,
    coxSnell,
    nagelkerke: coxSnell / -Math.expm1(-nullDeviance / n),
  }
}
