import type { Checkpoint } from '../../checkpoint.ts'
import { Pace } from '../../pace.ts'
import type { RiskRows } from './risk-rows.ts'
import { tiedSteps } from './tied-steps.ts'

export type CoxTies = 'efron' | 'breslow' | 'exact'

/** Covariates of a Cox model in the order of slots. */
export interface CoxCovariates {
  /** How many. */
  readonly p: number
  /** By slot, the `p` values of a row together: n * p. */
  readonly x: Float64Array
}

/** The hazard increment at each event time, and the expected events of the rows. */
export interface HazardSteps {
  /** By event time: the increment of the cumulative hazard of a row of risk 1. */
  readonly step: Float64Array
  /** By event time: the reduction for a row with its own event there (Efron). */
  readonly less: Float64Array
  /** Sum over events of the logarithm of the sum of the risk set. */
  readonly logSums: number
}

/** Number of cases with the event at one time; more are summed over fewer nodes (`tied-steps.ts`). */
const maxSteps = 256

/**
 * Called at each event, ties one after the other, with the weighted means of the covariates in its risk set and the sum of its risks; `times` events
 * share them.
 */
export type Visit = (eventTime: number, means: Float64Array, times: number, total: number) => void

/**
 * Traverses the risk sets, latest time first, with the sums of risks and of risks times covariates. Ties as Efron (1977) or Breslow (1974):
 * with Efron's the k-th of d events at one time weighs each of them by 1 - k/d. Breslow's are also used with an exact likelihood
 * (`walkExactSets`). `risk` is that of one case of a slot.
 */
export async function walkRiskSets(
  rows: RiskRows,
  { p, x }: CoxCovariates,
  { risk: ofCase, ties }: { readonly risk: Float64Array; readonly ties: CoxTies },
  visit: Visit,
  checkpoint: Checkpoint,
): Promise<HazardSteps> {
  const { times, strata, entry, cases } = rows
  const risk = cases === null ? ofCase : ofCase.map((r, i) => r * (cases[i] as number))
  const [step, less] = [new Float64Array(times.time.length), new Float64Array(times.time.length)]
  const [sums, tied, means] = [new Float64Array(p), new Float64Array(p), new Float64Array(p)]
  let logSums = 0
  const pace = new Pace(checkpoint)
  for (let s = 0; s + 1 < strata.length; s++) {
    let next = (strata[s + 1] as number) - 1
    let leaving = next
    let [total, count] = [0, 0]
    sums.fill(0)
    for (let m = (times.strata[s + 1] as number) - 1; m >= (times.strata[s] as number); m--) {
      const first = times.slot[m] as number
      for (; next >= first; next--) {
        const r = risk[next] as number
        total += r
        count++
        for (let k = 0, at = next * p; k < p; k++, at++) sums[k] = (sums[k] as number) + r * (x[at] as number)
        if (pace.due(p + 1)) await pace.rest()
      }
      if (entry !== null) {
        const now = times.time[m] as number
        for (; leaving >= (strata[s] as number); leaving--) {
          const slot = entry.order[leaving] as number
          if ((entry.start[slot] as number) < now) break
          const r = risk[slot] as number
          total -= r
          count--
          for (let k = 0, at = slot * p; k < p; k++, at++) sums[k] = (sums[k] as number) - r * (x[at] as number)
          if (pace.due(p + 1)) await pace.rest()
        }
        if (count === 0) {
          total = 0
          sums.fill(0)
        }
      }
      const d = times.cases[m] as number
      if (d === 1 || ties !== 'efron') {
        step[m] = d / total
        logSums += d * Math.log(total)
        for (let k = 0; k < p; k++) means[k] = (sums[k] as number) / total
        visit(m, means, d, total)
        if (pace.due(p * p + 10)) await pace.rest()
        continue
      }
      let own = 0
      tied.fill(0)
      for (let i = first; i < first + (times.events[m] as number); i++) {
        const r = risk[i] as number
        own += r
        for (let k = 0, at = i * p; k < p; k++, at++) tied[k] = (tied[k] as number) + r * (x[at] as number)
      }
      const few = cases === null || d <= maxSteps ? null : tiedSteps(d)
      const steps = few?.length ?? d
      for (let i = 0; i < steps; i++) {
        const alike = few?.[i]?.times ?? 1
        const share = (few?.[i]?.j ?? i) / d
        const sum = total - share * own
        step[m] = (step[m] as number) + alike / sum
        less[m] = (less[m] as number) + (alike * share) / sum
        logSums += alike * Math.log(sum)
        for (let k = 0; k < p; k++) means[k] = ((sums[k] as number) - share * (tied[k] as number)) / sum
        visit(m, means, alike, sum)
        if (pace.due(p * p + 10)) await pace.rest()
      }
    }
  }
  return { step, less, logSums }
}

/**
 * The expected events of each slot: its risk times the hazard between its start and its time. `weights`, by event time, weigh the hazard
 * there; by default all are 1.
 */
export function expectedEvents(
  { n, times, upto, entry, event }: RiskRows,
  { step, less }: HazardSteps,
  risk: Float64Array,
  weights?: Float64Array,
): Float64Array {
  const cumulative = cumulativeHazard(times.strata, step, weights)
  const expected = new Float64Array(n)
  for (let i = 0; i < n; i++) {
    const last = upto[i] as number
    if (last < 0) continue
    const from = entry === null ? -1 : (entry.from[i] as number)
    const before = from < 0 ? 0 : (cumulative[from] as number)
    const own = event[i] === 1 ? (less[last] as number) * (weights === undefined ? 1 : (weights[last] as number)) : 0
    expected[i] = (risk[i] as number) * ((cumulative[last] as number) - before - own)
  }
  return expected
}

/** The running sum of the steps, from 0 in each stratum. */
export function cumulativeHazard(strata: Int32Array, step: Float64Array, weights?: Float64Array): Float64Array {
  const cumulative = new Float64Array(step.length)
  for (let s = 0; s + 1 < strata.length; s++) {
    let sum = 0
    for (let m = strata[s] as number; m < (strata[s + 1] as number); m++) {
      sum += (step[m] as number) * (weights === undefined ? 1 : (weights[m] as number))
      cumulative[m] = sum
    }
  }
  return cumulative
}

/** Adds `weight` times the outer product of the values to the lower triangle of a p by p matrix. */
export function addProducts(matrix: Float64Array, p: number, values: Float64Array, at: number, weight: number): void {
  for (let j = 0; j < p; j++) {
    const scaled = weight * (values[at + j] as number)
    for (let k = 0, cell = j * p; k <= j; k++, cell++)
      matrix[cell] = (matrix[cell] as number) + scaled * (values[at + k] as number)
  }
}

/** The rows of a symmetric matrix with a filled lower triangle. */
export function symmetricRows(matrix: Float64Array, p: number): number[][] {
  return Array.from({ length: p }, (_, j) =>
    Array.from({ length: p }, (_unused, k) => matrix[Math.max(j, k) * p + Math.min(j, k)] as number),
  )
}
