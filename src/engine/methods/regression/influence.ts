import type { LinearModel } from './linear-model.ts'

export interface Influence {
  /** Residuals divided by a standard error that is estimated without their own case (R: rstudent; SPSS: studentized deleted residuals). */
  readonly studentised: Float64Array
  /** Residuals divided by their standard error (R: rstandard; SPSS: studentized residuals). */
  readonly standardised: Float64Array
  /** Cook's distance (1977). */
  readonly cook: Float64Array
}

/** Studentised and standardised residuals and Cook's distances, for a single case of each row. NaN for a row with leverage 1. */
export function influence({ fit, residualDf, variance, leverage }: LinearModel): Influence {
  const n = leverage.length
  const studentised = new Float64Array(n)
  const standardised = new Float64Array(n)
  const cook = new Float64Array(n)
  const rank = fit.qr.rank
  for (let i = 0; i < n; i++) {
    const h = leverage[i] as number
    const free = h > 1 - 1e-14 ? Number.NaN : 1 - h
    const e = fit.residuals[i] as number
    const without = (fit.squares - (e * e) / free) / (residualDf - 1)
    studentised[i] = e / Math.sqrt(without * free)
    standardised[i] = e / Math.sqrt(variance * free)
    cook[i] = ((e / free) ** 2 * h) / (variance * rank)
  }
  return { studentised, standardised, cook }
}
