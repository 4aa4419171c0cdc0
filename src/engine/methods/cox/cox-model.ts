import type { Checkpoint } from '../../checkpoint.ts'
import { allCases, countCases } from '../../frame/case-weights.ts'
import { type Progress, silentProgress } from '../../progress.ts'
import { type BackTransformation, fitWithStablePolynomials } from '../design/stable-polynomials.ts'
import { linearPredictor } from '../regression/linear-predictor.ts'
import { type CoxFit, coxNewton } from './cox-newton.ts'
import { type RiskRows, riskRows, type SurvivalData } from './risk-rows.ts'
import { type CoxTies, cumulativeHazard } from './walk-risk-sets.ts'

/** The rows of a Cox model with its covariates. */
export interface CoxData extends SurvivalData {
  /** The design matrix, the intercept first: the baseline hazard replaces it. */
  readonly columns: readonly Float64Array[]
  /** For each polynomial that is not part of an interaction, the columns of its powers. */
  readonly powers: readonly (readonly number[])[]
  /** Part of the linear predictor that is known. */
  readonly offset: Float64Array | null
  /** `exact` without delayed entry only. */
  readonly ties: CoxTies
}

export interface CoxModel {
  readonly data: CoxData
  readonly rows: RiskRows
  /** In the stable columns. */
  readonly fit: CoxFit
  /** Cases, and those with the event. */
  readonly n: number
  readonly events: number
  /** One per column of the data; NaN for the intercept and for a column that depends on earlier ones. */
  readonly coefficients: Float64Array
  /** Rows and columns in the order of `fit.estimated`. */
  readonly covariance: readonly (readonly number[])[]
  /** The linear predictor by row: uncentred covariates, offset included. */
  readonly linear: Float64Array
}

/** Cox's proportional hazards model (1972); check `fit.state` first. */
export async function coxModel(
  data: CoxData,
  checkpoint: Checkpoint,
  progress: Progress = silentProgress,
): Promise<CoxModel> {
  const { columns, powers, ties, offset, event } = data
  const rows = await riskRows(data, checkpoint)
  const { fit, back } = await fitWithStablePolynomials(
    columns,
    powers,
    (steady) => coxNewton(steady, { rows, ties, offset }, checkpoint, progress),
    checkpoint,
  )
  await checkpoint()
  const coefficients = back.coefficients(fit.coefficients)
  return {
    data,
    rows,
    fit,
    n: allCases(rows.n, data.weights),
    events: countCases(event, data.weights).used,
    coefficients,
    covariance: covarianceOf(fit, back),
    linear: await linearPredictor(columns, fit.estimated, coefficients, offset, checkpoint),
  }
}

function covarianceOf({ state, unscaled }: CoxFit, back: BackTransformation): readonly (readonly number[])[] {
  return state === 'converged' ? back.covariance(unscaled) : []
}

/** The cumulative hazard of a row whose linear predictor is 0, at the event times of one stratum. */
export interface BaselineHazard {
  readonly stratum: number
  readonly time: Float64Array
  readonly cumulative: Float64Array
}

/** Breslow's estimate, with Efron's steps if the model uses his ties (R: `basehaz(fit, centered = FALSE)`). */
export function baselineHazards({ rows, fit, linear }: CoxModel): readonly BaselineHazard[] {
  const { strata, time } = rows.times
  const { likelihood } = fit.solution
  // the fit's risks are exp(eta - shift) of centred columns: they differ from exp(linear) by the same constant in every row
  const away = (likelihood.eta[0] ?? 0) - (linear[rows.order[0] ?? 0] ?? 0) - likelihood.shift
  const cumulative = cumulativeHazard(strata, likelihood.hazard.step)
  return Array.from({ length: strata.length - 1 }, (_, s) => ({
    stratum: s,
    time: time.slice(strata[s], strata[s + 1]),
    cumulative: cumulative.slice(strata[s], strata[s + 1]).map((value) => value * Math.exp(away)),
  }))
}
