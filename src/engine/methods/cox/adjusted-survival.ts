import type { Checkpoint } from '../../checkpoint.ts'
import { Pace } from '../../pace.ts'
import type { Progress } from '../../progress.ts'
import { thinned } from '../samples/thinned.ts'
import type { CoxModel } from './cox-model.ts'
import { bySlot } from './risk-rows.ts'
import { walkRiskSets } from './walk-risk-sets.ts'

/** The groups of a Cox model, as columns of its design matrix. */
export interface ModelGroups {
  readonly columns: readonly number[]
  /** By group, the values of its rows in these columns. */
  readonly values: readonly (readonly number[])[]
}

/** The predicted survival of a group, at ascending event times. */
export interface AdjustedCurve {
  readonly survival: Float64Array
  readonly standardError: Float64Array
}

export interface AdjustedSurvival {
  readonly time: Float64Array
  /** Number of event times in the data; `time` has fewer if they were thinned. */
  readonly eventTimes: number
  /** In the order of the groups. */
  readonly curves: readonly AdjustedCurve[]
}

/**
 * Survival of groups adjusted by a Cox model without strata or delayed entry, with ties by Efron. `marginal`: the mean over all rows of the
 * curves predicted if each row were of that group (Makuch RW. Adjusted survival curve estimation using covariates. J Chronic Dis 1982;35:437-443);
 * `means`: the curve of a row with the mean of each column of the design. Standard errors by the delta method, from the variance of the coefficients
 * and that of the baseline hazard, covariates fixed (Zhang X, et al. A SAS macro for estimation of direct adjusted survival curves. Comput Methods
 * Programs Biomed 2007;88:95-101, without strata); for one row that of R's survfit.coxph. If there are more than `most` event times, at that
 * many of them.
 *
 * The model has converged. Takes time in proportion to rows, times, groups and coefficients.
 */
export async function adjustedSurvival(
  model: CoxModel,
  groups: ModelGroups,
  { average, most }: { readonly average: 'marginal' | 'means'; readonly most: number },
  { checkpoint, progress }: { readonly checkpoint: Checkpoint; readonly progress: Progress },
): Promise<AdjustedSurvival> {
  const { data, fit, coefficients, covariance, linear, rows } = model
  const { estimated } = fit
  const n = linear.length
  const p = estimated.length
  const pace = new Pace(checkpoint)
  const centred: Float64Array[] = []
  const centres: number[] = []
  for (const k of estimated) {
    const column = data.columns[k] as Float64Array
    const mean = meanOf(column)
    centres.push(mean)
    centred.push(column.map((value) => value - mean))
    if (pace.due(3 * n)) await pace.rest()
  }
  const shift = meanOf(linear)
  const risk = linear.map((value) => Math.exp(value - shift))
  const x = new Float64Array(n * p)
  for (const [j, column] of centred.entries()) {
    const slots = await bySlot(column, rows, checkpoint)
    for (let i = 0; i < n; i++) x[i * p + j] = slots[i] as number
    if (pace.due(n)) await pace.rest()
  }
  const { time: times } = rows.times
  const [hazard, variance] = [new Float64Array(times.length), new Float64Array(times.length)]
  const means = Array.from({ length: p }, () => new Float64Array(times.length))
  const add = (m: number, at: Float64Array, alike: number, total: number) => {
    const step = alike / total
    hazard[m] = (hazard[m] as number) + step
    variance[m] = (variance[m] as number) + step / total
    for (let j = 0; j < p; j++) {
      const own = means[j] as Float64Array
      own[m] = (own[m] as number) + step * (at[j] as number)
    }
  }
  const slotRisk = await bySlot(risk, rows, checkpoint)
  await walkRiskSets(rows, { p, x }, { risk: slotRisk, ties: data.ties }, add, checkpoint)
  for (const steps of [hazard, variance, ...means])
    for (let m = 1; m < steps.length; m++) steps[m] = (steps[m] as number) + (steps[m - 1] as number)
  const shown = thinned(times.length, most)
  const curves: AdjustedCurve[] = []
  for (const [g, values] of groups.values.entries()) {
    // the part of the linear predictor that changes with the group
    const own = groups.columns.map((k, c) => {
      const j = estimated.indexOf(k)
      return { j, value: values[c] ?? 0, slope: j < 0 ? 0 : (coefficients[k] as number) }
    })
    const rowsOf = average === 'means' ? 1 : n
    const ratios = new Float64Array(rowsOf)
    for (let i = 0; i < rowsOf; i++) {
      let eta = average === 'means' ? 0 : (linear[i] as number) - shift
      for (const { j, value, slope } of own)
        if (j >= 0) {
          const at =
            average === 'means' ? (centres[j] as number) : (data.columns[estimated[j] as number] as Float64Array)[i]
          eta += slope * (value - (at as number))
        }
      ratios[i] = Math.exp(eta)
    }
    if (pace.due(20 * rowsOf)) await pace.rest()
    const weights = new Float64Array(rowsOf)
    const products = new Float64Array(p)
    const [survival, standardError] = [new Float64Array(shown.length), new Float64Array(shown.length)]
    for (const [t, m] of shown.entries()) {
      const h = hazard[m] as number
      let [sum, a] = [0, 0]
      for (let from = 0; from < rowsOf; from += portion) {
        const to = Math.min(from + portion, rowsOf)
        for (let i = from; i < to; i++) {
          const ratio = ratios[i] as number
          const s = Math.exp(-h * ratio)
          sum += s
          const weight = s * ratio
          weights[i] = weight
          a += weight
        }
        if (pace.due(15 * (to - from))) await pace.rest()
      }
      a /= rowsOf
      for (let j = 0; j < p; j++) {
        const fixed = own.find((one) => one.j === j)
        let total = 0
        if (fixed !== undefined) total = a * rowsOf * (fixed.value - (centres[j] as number))
        else if (average === 'marginal') {
          const column = centred[j] as Float64Array
          for (let i = 0; i < rowsOf; i++) total += (weights[i] as number) * (column[i] as number)
          if (pace.due(2 * rowsOf)) await pace.rest()
        }
        products[j] = (total / rowsOf) * h - a * ((means[j] as Float64Array)[m] as number)
      }
      let square = a * a * (variance[m] as number)
      for (let j = 0; j < p; j++)
        for (let k = 0; k < p; k++)
          square += (products[j] as number) * (products[k] as number) * (covariance[j]?.[k] ?? 0)
      survival[t] = sum / rowsOf
      standardError[t] = Math.sqrt(square)
      progress((g + (t + 1) / shown.length) / groups.values.length)
    }
    curves.push({ survival, standardError })
  }
  return { time: Float64Array.from(shown, (m) => times[m] as number), eventTimes: times.length, curves }
}

/** Rows between two checks of the clock. */
const portion = 1 << 17

function meanOf(values: Float64Array): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i] as number
  return sum / values.length
}
