import type { Checkpoint } from '#engine/checkpoint.ts'
import { lagOneCorrelation } from '#engine/methods/correlation/lag-one-correlation.ts'
import { type ShapiroWilk, shapiroWilk } from '#engine/methods/normality/shapiro-wilk.ts'
import { type Influence, influence } from '#engine/methods/regression/influence.ts'
import type { LinearModel } from '#engine/methods/regression/linear-model.ts'
import { type BreuschPagan, breuschPagan, durbinWatson } from '#engine/methods/regression/residual-tests.ts'

export interface Diagnosis {
  readonly influence: Influence
  readonly shapiro: ShapiroWilk
  readonly breuschPagan: BreuschPagan
  readonly durbinWatson: number
  /** Correlation of each residual with that of the next row. */
  readonly lagOneCorrelation: number
  readonly largestLeverage: number
  readonly largestCook: number
  /** Cases with a leverage above three times the mean. */
  readonly farRows: number
  /** Cases with leverage 1. */
  readonly alone: number
}

export async function diagnose(model: LinearModel, checkpoint: Checkpoint): Promise<Diagnosis> {
  const { fit, leverage, n } = model
  const { cases } = model.data
  const found = influence(model)
  await checkpoint()
  const limit = (3 * fit.qr.rank) / n
  let [largestLeverage, largestCook, farRows, alone] = [0, 0, 0, 0]
  for (let i = 0; i < leverage.length; i++) {
    const count = cases === undefined ? 1 : (cases[i] as number)
    const h = leverage[i] as number
    const cook = found.cook[i] as number
    if (h > largestLeverage) largestLeverage = h
    if (cook > largestCook) largestCook = cook
    if (h > limit) farRows += count
    if (h > 1 - 1e-10) alone += count
  }
  await checkpoint()
  return {
    influence: found,
    shapiro: shapiroWilk(fit.residuals, cases),
    breuschPagan: await breuschPagan(model, checkpoint),
    durbinWatson: durbinWatson(fit.residuals, cases),
    lagOneCorrelation: await lagOneCorrelation(fit.residuals, checkpoint, cases),
    largestLeverage,
    largestCook,
    farRows,
    alone,
  }
}
