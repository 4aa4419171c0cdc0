import type { Checkpoint } from '../checkpoint.ts'
import { chiSquareSf } from '../distributions/chi-square.ts'
import { solvePositive } from '../linalg/solve-positive.ts'
import { type SurvivalSample, timesOf } from './kaplan-meier.ts'
import { type LogRankWeights, weightAt } from './log-rank-weights.ts'
import { mergeSorted } from './rank-ties.ts'
import { sortedValues } from './sorted-values.ts'

/** A test of no difference, chi-squared under it. */
export interface CurveTest {
  /** NaN where no group had another at risk beside it. */
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
  /** Above 0 where groups with higher scores have more events than expected; NaN without a test. */
  readonly direction: number
}

/** The times of one group, ascending, from which tests are made. */
export interface SortedSurvival {
  readonly events: Float64Array
  readonly all: Float64Array
  /** Null where all are observed from the beginning. */
  readonly entries: Float64Array | null
}

/** Event times between two checkpoints. */
const portion = 20_000

const unweighted: LogRankWeights = { kind: 'log-rank' }

export async function sortedSurvival(sample: SurvivalSample, checkpoint: Checkpoint): Promise<SortedSurvival> {
  const events = await sortedValues(timesOf(sample, 'event'), checkpoint)
  const all = await sortedValues(sample.time, checkpoint)
  const entries = sample.start === undefined ? null : await sortedValues(sample.start, checkpoint)
  await checkpoint()
  return { events, all, entries }
}

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
  const k = groups.length
  let merged: Float64Array = new Float64Array()
  for (const { events } of groups) {
    merged = mergeSorted(merged, events)
    await checkpoint()
  }
  const distinct = merged.filter((time, i) => time !== merged[i - 1])
  const observed = groups.map(({ events }) => events.length)
  const expected = new Float64Array(k)
  const difference = new Float64Array(k) // weighted, observed less expected
  const variance = Array.from({ length: k }, () => new Float64Array(k))
  const gone = new Int32Array(k) // subjects with an earlier time
  const entered = Int32Array.from(groups, ({ all, entries }) => (entries === null ? all.length : 0)) // with an earlier start
  const counted = new Int32Array(k) // events up to now
  const atRisk = new Float64Array(k)
  const happened = new Float64Array(k)
  const pooled = { before: 1, adjusted: 1 }
  for (const [at, now] of distinct.entries()) {
    if (at % portion === 0) await checkpoint()
    let [n, d] = [0, 0]
    for (const [g, { all, entries, events }] of groups.entries()) {
      while ((all[gone[g] ?? 0] ?? Number.POSITIVE_INFINITY) < now) gone[g] = (gone[g] ?? 0) + 1
      if (entries !== null)
        while ((entries[entered[g] ?? 0] ?? Number.POSITIVE_INFINITY) < now) entered[g] = (entered[g] ?? 0) + 1
      atRisk[g] = (entered[g] ?? 0) - (gone[g] ?? 0)
      n += atRisk[g] ?? 0
      const before = counted[g] ?? 0
      while ((events[counted[g] ?? 0] ?? Number.POSITIVE_INFINITY) === now) counted[g] = (counted[g] ?? 0) + 1
      happened[g] = (counted[g] ?? 0) - before
      d += happened[g] ?? 0
    }
    pooled.adjusted *= 1 - d / (n + 1)
    const w = weightAt(weights, n, pooled)
    pooled.before *= 1 - d / n
    const factor = n > 1 ? (w * w * (d * (n - d))) / (n * n * (n - 1)) : 0
    for (let g = 0; g < k; g++) {
      const ng = atRisk[g] ?? 0
      const due = (d * ng) / n
      expected[g] = (expected[g] ?? 0) + due
      difference[g] = (difference[g] ?? 0) + w * ((happened[g] ?? 0) - due)
      const row = variance[g]
      if (row === undefined || factor === 0 || ng === 0) continue
      for (let h = 0; h < k; h++) row[h] = (row[h] ?? 0) + factor * ng * ((g === h ? n : 0) - (atRisk[h] ?? 0))
    }
  }
  return {
    observed,
    expected: Array.from(expected),
    ...overall(difference, expected, variance),
    trend: trend(difference, variance),
  }
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
