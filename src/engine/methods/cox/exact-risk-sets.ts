import type { Checkpoint } from '../../checkpoint.ts'
import { Pace } from '../../pace.ts'
import { casesOf, type RiskRows } from './risk-rows.ts'
import type { CoxCovariates } from './walk-risk-sets.ts'

/**
 * Called at each event time with d events. It receives the mean (length p) and the covariance (the lower triangle of p * p) of the sum of
 * the covariates over d rows of the risk set, sampled with probability proportional to the product of their risks. Both arrays are
 * overwritten afterwards.
 */
export type VisitTaken = (eventTime: number, mean: Float64Array, covariance: Float64Array) => void

/**
 * Walks through the risk sets of Cox's exact partial likelihood for tied events (1972), latest time first. Returns the sum over event times of the
 * natural logarithm of the sum, over all sets of d rows at risk, of the products of their risks. `risk`: by slot, above 0. Throws an Error for rows
 * with delayed entry.
 */
export async function walkExactSets(
  rows: RiskRows,
  { p, x }: CoxCovariates,
  risk: Float64Array,
  visit: VisitTaken,
  checkpoint: Checkpoint,
): Promise<number> {
  const { times, strata, entry } = rows
  if (entry !== null) throw new Error('Exact ties with delayed entry')
  const upTo = mostEvents(times.cases, times.strata)
  const sums = new TakenSums(
    p,
    upTo.reduce((most, d) => Math.max(most, d), 0),
  )
  const pace = new Pace(checkpoint)
  let logSums = 0
  for (let s = 0; s + 1 < strata.length; s++) {
    let next = (strata[s + 1] as number) - 1
    sums.empty()
    for (let m = (times.strata[s + 1] as number) - 1; m >= (times.strata[s] as number); m--) {
      const most = upTo[m] as number
      for (; next >= (times.slot[m] as number); next--) {
        for (let cases = casesOf(rows, next); cases > 0; cases--) {
          sums.add(risk[next] as number, x, next * p, most)
          if (pace.due(most * (p * p + p + 10))) await pace.rest()
        }
      }
      const d = times.cases[m] as number
      logSums += sums.logSum(d)
      visit(m, sums.mean(d), sums.covariance(d))
      if (pace.due(10 * d + p * p)) await pace.rest()
    }
  }
  return logSums
}

/** The sums of the covariates over the cases that have the event at the m-th event time. */
export function eventTotals(x: Float64Array, p: number, rows: RiskRows, m: number): Float64Array {
  const totals = new Float64Array(p)
  const first = rows.times.slot[m] as number
  for (let i = first; i < first + (rows.times.events[m] as number); i++)
    for (let k = 0, at = i * p; k < p; k++, at++)
      totals[k] = (totals[k] as number) + casesOf(rows, i) * (x[at] as number)
  return totals
}

/** By event time: the largest number of events at it and at the earlier ones of its stratum, which are visited after it. */
function mostEvents(events: Float64Array, strata: Int32Array): Float64Array {
  const most = events.slice()
  for (let s = 0; s + 1 < strata.length; s++)
    for (let m = (strata[s] as number) + 1; m < (strata[s + 1] as number); m++)
      most[m] = Math.max(most[m] as number, most[m - 1] as number)
  return most
}

/**
 * For each k the subsets of k of the rows so far. The recursion of Gail, Lubin and Rubinstein (1981) over rows, for ratios of successive sums
 * of products and for the moments of the subsets, instead of the sums and their derivatives: nothing is subtracted except two means, and
 * nothing overflows.
 */
class TakenSums {
  readonly #p: number
  /** By k, the ratio of the sum for k - 1 and that for k; 0 for k = 0, like the moments there. */
  readonly #ratios: Float64Array
  readonly #means: Float64Array
  readonly #covariances: Float64Array
  readonly #apart: Float64Array
  #rows = 0

  constructor(p: number, most: number) {
    this.#p = p
    this.#ratios = new Float64Array(most + 1)
    this.#means = new Float64Array((most + 1) * p)
    this.#covariances = new Float64Array((most + 1) * p * p)
    this.#apart = new Float64Array(p)
  }

  empty(): void {
    this.#rows = 0
  }

  /** Adds a row, whose covariates begin at `from`, for the subsets of up to `most` rows; from then on no larger ones are needed. */
  add(risk: number, x: Float64Array, from: number, most: number): void {
    const p = this.#p
    const [ratios, means, covariances, apart] = [this.#ratios, this.#means, this.#covariances, this.#apart]
    for (let k = Math.min(this.#rows + 1, most); k > 0; k--) {
      const fewer = 1 + risk * (ratios[k - 1] as number)
      const all = k > this.#rows
      const odds = risk * (ratios[k] as number)
      // the probability that the row is not among the k, and that it is
      const without = all ? 0 : 1 / (1 + odds)
      const taken = all ? 1 : odds * without
      ratios[k] = all ? fewer / risk : (ratios[k] as number) * fewer * without
      for (let j = 0, at = k * p; j < p; j++, at++) {
        const before = all ? 0 : (means[at] as number)
        const difference = (means[at - p] as number) + (x[from + j] as number) - before
        apart[j] = difference
        means[at] = before + taken * difference
      }
      for (let j = 0; j < p; j++) {
        const across = without * (apart[j] as number)
        for (let i = 0, at = (k * p + j) * p; i <= j; i++, at++) {
          const before = all ? 0 : without * (covariances[at] as number)
          covariances[at] = before + taken * ((covariances[at - p * p] as number) + across * (apart[i] as number))
        }
      }
    }
    this.#rows++
  }

  /** The logarithm of the sum over subsets of k rows of the products of their risks. */
  logSum(k: number): number {
    let sum = 0
    for (let i = 1; i <= k; i++) sum -= Math.log(this.#ratios[i] as number)
    return sum
  }

  mean(k: number): Float64Array {
    return this.#means.subarray(k * this.#p, (k + 1) * this.#p)
  }

  covariance(k: number): Float64Array {
    const size = this.#p ** 2
    return this.#covariances.subarray(k * size, (k + 1) * size)
  }
}
