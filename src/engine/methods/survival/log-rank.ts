import type { Checkpoint } from '../../checkpoint.ts'
import { chiSquareSf } from '../../distributions/chi-square.ts'
import type { SurvivalSample } from '../../frame/survival-rows.ts'
import { solvePositive } from '../../linalg/solve-positive.ts'
import { type LogRankScores, logRankScores, type SortedSurvival, sortedSurvival } from './log-rank-scores.ts'
import type { LogRankWeights } from './log-rank-weights.ts'

/** A test of no difference, chi-squared under it. */
export interface CurveTest {
  /** NaN if no group had another at risk beside it. */
  readonly statistic: number
  readonly df: number
  readonly pValue: number
}

export interface LogRank extends CurveTest {
  /** Events of each group, and those expected were the hazards equal: counts, whatever the weights. */
  readonly observed: readonly number[]
  readonly expected: readonly number[]
  /** For ordered groups with the scores 1, 2, ..., k: 1 degree of freedom. */
  readonly trend: CurveTrend
}

export interface CurveTrend extends CurveTest {
  /** Above 0 if groups with higher scores have more events than expected; NaN without a test. */
  readonly direction: number
}

const unweighted: LogRankWeights = { kind: 'log-rank' }

/** The log-rank test of samples that are not sorted yet. */
export async function logRank(groups: readonly SurvivalSample[], checkpoint: Checkpoint): Promise<LogRank> {
  const sorted: SortedSurvival[] = []
  for (const sample of groups) sorted.push(await sortedSurvival(sample, checkpoint))
  return weightedLogRank(sorted, unweighted, checkpoint)
}

/**
 * The log-rank test of Mantel (1966) for k groups, with the hypergeometric variance, as R's survdiff, and its weighted relatives (Klein and
 * Moeschberger 2003, 7.3); the trend across ordered groups is theirs of 7.4. With delayed entry the risk sets hold those with
 * start < t <= time (Hyde 1977): without weights the score test of Cox's model with the exact treatment of ties, where R's survdiff takes no entry
 * times.
 */
export async function weightedLogRank(
  groups: readonly SortedSurvival[],
  weights: LogRankWeights,
  checkpoint: Checkpoint,
): Promise<LogRank> {
  return stratifiedLogRank([groups], weights, checkpoint)
}

/**
 * The same test within strata: events are compared with those expected among the subjects of their own stratum, weights are those of the stratum, and
 * differences and variances are added over strata (Klein and Moeschberger 2003, 7.5; R: survdiff with strata()). Each stratum has all groups, in the
 * same order; a group may have nobody in it. A stratum without an event, or with one group only, adds nothing to the test.
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

/** Groups that were never at risk at an event are left out; of the others the last one is redundant. */
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
