import type { Checkpoint } from '../../checkpoint.ts'
import { chiSquareSf } from '../../distributions/chi-square.ts'
import type { SurvivalSample } from '../../frame/survival-rows.ts'
import { solvePositive } from '../../linalg/solve-positive.ts'
import { type LogRankScores, logRankScores, type SortedSurvival, sortedSurvival } from './log-rank-scores.ts'
import type { LogRankWeights } from './log-rank-weights.ts'

/** A test of equal hazards with a chi-squared statistic. */
export interface CurveTest {
  /** NaN if at no event time more than one group was at risk. */
  readonly statistic: number
  readonly df: number
  readonly pValue: number
}

export interface LogRank extends CurveTest {
  /** Observed events of each group, and the events expected under equal hazards: unweighted counts. */
  readonly observed: readonly number[]
  readonly expected: readonly number[]
  /** Test for trend across ordered groups with the scores 1, 2, ..., k; 1 degree of freedom. */
  readonly trend: CurveTrend
}

export interface CurveTrend extends CurveTest {
  /** Positive if groups with higher scores have more events than expected; NaN without a test. */
  readonly direction: number
}

const unweighted: LogRankWeights = { kind: 'log-rank' }

/** The log-rank test of unsorted samples. */
export async function logRank(groups: readonly SurvivalSample[], checkpoint: Checkpoint): Promise<LogRank> {
  const sorted: SortedSurvival[] = []
  for (const sample of groups) sorted.push(await sortedSurvival(sample, checkpoint))
  return weightedLogRank(sorted, unweighted, checkpoint)
}

/**
 * The log-rank test of Mantel (1966) for k groups with the hypergeometric variance, as R's survdiff, and its weighted versions (Klein and
 * Moeschberger 2003, 7.3), with their test for trend across ordered groups (7.4). With delayed entry the risk sets consist of the subjects
 * with start < t <= time (Hyde 1977); without weights this is the score test of Cox's model with the exact treatment of ties. R's survdiff
 * does not accept entry times.
 */
export async function weightedLogRank(
  groups: readonly SortedSurvival[],
  weights: LogRankWeights,
  checkpoint: Checkpoint,
): Promise<LogRank> {
  return stratifiedLogRank([groups], weights, checkpoint)
}

/**
 * The stratified test: events are compared with those expected in their own stratum, with weights of the stratum, and differences and
 * variances are summed over strata (Klein and Moeschberger 2003, 7.5; R: survdiff with strata()). Each stratum lists all groups in the same
 * order; a group may be empty in it. A stratum without an event, or with only one group, does not contribute to the test.
 */
export async function stratifiedLogRank(
  strata: readonly (readonly SortedSurvival[])[],
  weights: LogRankWeights,
  checkpoint: Checkpoint,
): Promise<LogRank> {
  const k = strata[0]?.length ?? 0
  const observed = Array.from({ length: k }, () => 0)
  const sums = {
    expected: new Float64Array(k),
    difference: new Float64Array(k),
    variance: Array.from({ length: k }, () => new Float64Array(k)),
  }
  for (const groups of strata) {
    const scores = await logRankScores(groups, weights, checkpoint)
    for (let g = 0; g < k; g++) observed[g] = (observed[g] ?? 0) + (scores.observed[g] ?? 0)
    addTo(sums, scores)
  }
  const { expected, difference, variance } = sums
  return {
    observed,
    expected: Array.from(expected),
    ...overall(difference, expected, variance),
    trend: trend(difference, variance),
  }
}

function addTo(sums: Omit<LogRankScores, 'observed'>, { expected, difference, variance }: LogRankScores): void {
  add(sums.expected, expected)
  add(sums.difference, difference)
  for (const [g, row] of sums.variance.entries()) add(row, variance[g] ?? row)
}

function add(to: Float64Array, values: Float64Array): void {
  for (const [i, value] of values.entries()) to[i] = (to[i] ?? 0) + value
}

const impossible = { statistic: Number.NaN, pValue: Number.NaN }

/** Groups that were never at risk at an event time are left out; the last of the other groups is redundant. */
function overall(all: Float64Array, expected: Float64Array, variance: readonly Float64Array[]): CurveTest {
  const used = [...expected.keys()].filter((g) => (expected[g] ?? 0) > 0).slice(0, -1)
  const df = used.length
  const difference = used.map((g) => all[g] ?? 0)
  const covariance = used.map((g) => used.map((h) => variance[g]?.[h] ?? 0))
  const solved = df === 0 ? undefined : solvePositive(covariance, difference)
  if (solved === undefined) return { ...impossible, df }
  const statistic = difference.reduce((sum, value, i) => sum + value * (solved[i] ?? 0), 0)
  return { statistic, df, pValue: chiSquareSf(statistic, df) }
}

function trend(difference: Float64Array, variance: readonly Float64Array[]): CurveTrend {
  let [direction, spread] = [0, 0]
  for (const [g, row] of variance.entries()) {
    direction += (g + 1) * (difference[g] ?? 0)
    for (const [h, covariance] of row.entries()) spread += (g + 1) * (h + 1) * covariance
  }
  if (!(spread > 0)) return { ...impossible, df: 1, direction: Number.NaN }
  const statistic = direction ** 2 / spread
  return { statistic, df: 1, pValue: chiSquareSf(statistic, 1), direction }
}
