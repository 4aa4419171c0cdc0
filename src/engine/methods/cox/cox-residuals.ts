import type { Checkpoint } from '../../checkpoint.ts'
import type { CoxModel } from './cox-model.ts'
import { byRow } from './risk-rows.ts'
import { walkRiskSets } from './walk-risk-sets.ts'

/** By row. */
export interface CoxResiduals {
  /** The event minus the expected events of the row. */
  readonly martingale: Float64Array
  /** Martingale residuals made more symmetric: sign(M) sqrt(-2 (M + d log(d - M))) (Therneau, Grambsch and Fleming 1990). */
  readonly deviance: Float64Array
}

/** Martingale and deviance residuals, in the order of the rows of the data. */
export async function coxResiduals({ rows, fit }: CoxModel, checkpoint: Checkpoint): Promise<CoxResiduals> {
  const { expected } = fit.solution.likelihood
  const [martingale, deviance] = [new Float64Array(rows.n), new Float64Array(rows.n)]
  for (let i = 0; i < rows.n; i++) {
    const e = expected[i] as number
    const d = rows.event[i] as number
    const m = d - e
    martingale[i] = m
    deviance[i] = Math.sign(m) * Math.sqrt(Math.max(-2 * (m + (d === 1 ? Math.log(e) : 0)), 0))
    if (i % 200_000 === 199_999) await checkpoint()
  }
  return {
    martingale: await byRow(martingale, rows, checkpoint),
    deviance: await byRow(deviance, rows, checkpoint),
  }
}

/** At each row with an event, in the order of slots, per case: covariates minus their means in the risk set. */
export interface SchoenfeldResiduals {
  /** The rows of the events. */
  readonly row: Int32Array
  readonly time: Float64Array
  /** Residuals of each estimated coefficient, in terms of the stable columns. */
  readonly residuals: readonly Float64Array[]
  /** Scaled residuals of Grambsch and Therneau (1994): their mean at a time estimates the coefficient at that time. */
  readonly scaled: readonly Float64Array[]
}

/** Schoenfeld's residuals (1982). With Efron's ties the means are those over the tied events (as in R). */
export async function schoenfeldResiduals(
  { rows, fit, events }: CoxModel,
  checkpoint: Checkpoint,
): Promise<SchoenfeldResiduals> {
  const { problem, likelihood, scale } = fit.solution
  const { p, x, ties } = problem
  const { times } = rows
  const means = new Float64Array(times.time.length * p)
  const add = (m: number, at: Float64Array, count: number) => {
    const share = count / (times.cases[m] as number)
    for (let k = 0; k < p; k++) means[m * p + k] = (means[m * p + k] as number) + share * (at[k] as number)
  }
  await walkRiskSets(rows, problem, { risk: likelihood.risk, ties }, add, checkpoint)
  const size = times.events.reduce((sum, slots) => sum + slots, 0)
  const [row, time] = [new Int32Array(size), new Float64Array(size)]
  const residuals = Array.from({ length: p }, () => new Float64Array(size))
  let at = 0
  for (let m = 0; m < times.time.length; m++) {
    const first = times.slot[m] as number
    for (let i = first; i < first + (times.events[m] as number); i++, at++) {
      row[at] = rows.order[i] as number
      time[at] = times.time[m] as number
      for (const [k, column] of residuals.entries())
        column[at] = ((x[i * p + k] as number) - (means[m * p + k] as number)) * (scale[k] as number)
    }
    if (m % 50_000 === 49_999) await checkpoint()
  }
  await checkpoint()
  const scaled: Float64Array[] = []
  for (const [k, variances] of fit.unscaled.entries()) {
    const own = new Float64Array(size).fill(fit.coefficients[fit.estimated[k] ?? 0] ?? Number.NaN)
    for (const [j, column] of residuals.entries()) {
      const weight = events * (variances[j] ?? Number.NaN)
      for (let e = 0; e < size; e++) own[e] = (own[e] as number) + weight * (column[e] as number)
      await checkpoint()
    }
    scaled.push(own)
  }
  return { row, time, residuals, scaled }
}
