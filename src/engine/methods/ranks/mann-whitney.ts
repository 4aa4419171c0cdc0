import type { Alternative, Interval } from '../../alternative.ts'
import type { Checkpoint } from '../../checkpoint.ts'
import type { DiscreteDistribution } from '../../distributions/discrete.ts'
import { normalCdf, normalSf, normalUpperQuantile } from '../../distributions/normal.ts'
import { tiedRankSumTails } from '../../distributions/tied-rank-sum.ts'
import { rankSumDistribution } from '../../distributions/wilcoxon-rank-sum.ts'
import { type Progress, silentProgress } from '../../progress.ts'
import {
  casesAt,
  casesBefore,
  countSorted,
  everyCase,
  mergeCases,
  type SortedCases,
  sortedCases,
  tiesOf,
} from '../samples/sorted-cases.ts'
import { type PairwiseDifferences, pairwiseDifferences } from './pairwise-differences.ts'

export interface MannWhitneyTest {
  /** U of the first sample, which R prints as W: the number of pairs in which the first is greater, ties counting half. */
  readonly u: number
  /** Z of the normal approximation, with continuity correction if requested; NaN if the exact distribution was used. */
  readonly z: number
  readonly method: 'exact' | 'normal'
  readonly tied: boolean
  readonly pValue: number
}

export interface MannWhitney extends MannWhitneyTest {
  /** Hodges-Lehmann estimate of the shift: the median of all differences first - second. */
  readonly shift: number
  readonly interval: Interval
  /** Rank-biserial correlation 2 U / (m n) - 1; positive if the first sample tends to be greater. */
  readonly rankBiserial: { readonly estimate: number; readonly interval: Interval }
}

export interface MannWhitneySettings {
  /**
   * `auto`: exact if both samples have fewer than 50 values and there are no ties, the rule of R's wilcox.test up to version 4.5;
   * `exact`: conditional on the ties if there are any, up to 200 values in total; the two-sided P value is twice the smaller tail.
   */
  readonly method: 'auto' | 'exact' | 'normal'
  readonly continuity: boolean
  readonly alternative: Alternative
  readonly confidence: number
}

type TestSettings = Omit<MannWhitneySettings, 'confidence'>

/** With more values the exact distribution takes too long and hardly differs from the normal approximation. */
export const maxExactValues = 200

/** The rank-sum test of Mann and Whitney, as R's wilcox.test. Both samples need at least one value; `weights`: how many cases each value represents. */
export async function mannWhitneyTest(
  first: Float64Array,
  second: Float64Array,
  settings: TestSettings,
  checkpoint: Checkpoint,
  weights?: readonly Float64Array[],
): Promise<MannWhitneyTest> {
  const x = await sortedCases(first, checkpoint, weights?.[0])
  const y = await sortedCases(second, checkpoint, weights?.[1])
  return (await testSorted(x, y, settings, checkpoint)).test
}

/** The test with its estimates. Both samples need at least one value; `weights`: how many cases each value represents. */
export async function mannWhitney(
  first: Float64Array,
  second: Float64Array,
  settings: MannWhitneySettings,
  checkpoint: Checkpoint,
  progress: Progress = silentProgress,
  weights?: readonly Float64Array[],
): Promise<MannWhitney> {
  const x = await sortedCases(first, checkpoint, weights?.[0])
  const y = await sortedCases(second, checkpoint, weights?.[1])
  progress(0.2)
  const [m, n] = [countSorted(x), countSorted(y)]
  const { test, exact } = await testSorted(x, y, settings, checkpoint)
  progress(0.3)
  await checkpoint()
  const differences = pairwiseDifferences(x, y, checkpoint)
  const tail = settings.alternative === 'two-sided' ? (1 - settings.confidence) / 2 : 1 - settings.confidence
  const [low, high] = exact === null ? normalRanks(x, y, tail, settings) : exactRanks(exact, tail)
  const rankBiserial = (2 * test.u) / (m * n) - 1
  const shift = await differences.median()
  progress(0.6)
  return {
    ...test,
    shift,
    interval: await orderInterval(differences, low, high, settings),
    rankBiserial: { estimate: rankBiserial, interval: rankBiserialInterval(rankBiserial, m, n, settings.confidence) },
  }
}

/**
 * If the exact distribution was used, the limits of the shift come from the exact distribution of U without ties: between two differences
 * of the samples no value of one is tied with a value of the other.
 */
async function testSorted(
  x: SortedCases,
  y: SortedCases,
  settings: TestSettings,
  checkpoint: Checkpoint,
): Promise<{ readonly test: MannWhitneyTest; readonly exact: DiscreteDistribution | null }> {
  const [m, n] = [countSorted(x), countSorted(y)]
  const all = mergeCases(x, y)
  const ties = tiesOf(all)
  const u = countWins(x, y)
  const { alternative } = settings
  const isExact =
    settings.method === 'auto' ? m < 50 && n < 50 && !ties.tied : settings.method === 'exact' && m + n <= maxExactValues
  if (isExact) {
    const exact = rankSumDistribution(m, n)
    const { atMost, atLeast } = ties.tied
      ? await tiedRankSumTails(everyCase(all), m, u, checkpoint)
      : { atMost: exact.cdf(u), atLeast: exact.sf(u - 1) }
    const pValue = chooseTail(alternative, atMost, atLeast)
    return { test: { u, z: Number.NaN, method: 'exact', tied: ties.tied, pValue }, exact }
  }
  const excess = u - (m * n) / 2
  const correction = settings.continuity ? correctionOf(alternative, excess) : 0
  const z = (excess - correction) / spread(m, n, ties.sum)
  const pValue = chooseTail(alternative, normalCdf(z), normalSf(z))
  return { test: { u, z, method: 'normal', tied: ties.tied, pValue }, exact: null }
}

/** Standard deviation of U, allowing for ties. */
function spread(m: number, n: number, ties: number): number {
  const total = m + n
  return Math.sqrt(((m * n) / 12) * (total + 1 - ties / (total * (total - 1))))
}

/** The number of pairs with x > y plus half of those with x = y. Both samples are in ascending order. */
function countWins(x: SortedCases, y: SortedCases): number {
  const others = y.values
  let wins = 0
  let [below, upTo] = [0, 0]
  for (let k = 0; k < x.values.length; k++) {
    const value = x.values[k] as number
    while (below < others.length && (others[below] as number) < value) below++
    while (upTo < others.length && (others[upTo] as number) <= value) upTo++
    wins += casesAt(x, k) * ((casesBefore(y, below) + casesBefore(y, upTo)) / 2)
  }
  return wins
}

/** Ranks of the two limits among the differences, counted from the smallest and from the largest. */
type Ranks = readonly [number, number]

function exactRanks(distribution: DiscreteDistribution, tail: number): Ranks {
  const rank = Math.max(distribution.quantile(tail), 1)
  return [rank, rank]
}

/**
 * The limits are the shifts at which the statistic just reaches the normal quantile. The statistic changes only at differences of the
 * samples, so each limit is such a difference; between two of them no value of one sample is tied with a value of the other.
 */
function normalRanks(x: SortedCases, y: SortedCases, tail: number, { continuity }: TestSettings): Ranks {
  const [m, n] = [countSorted(x), countSorted(y)]
  const sd = spread(m, n, tiesOf(x).sum + tiesOf(y).sum)
  const reach = normalUpperQuantile(tail) * sd + (continuity ? 0.5 : 0)
  return [Math.ceil((m * n) / 2 - reach), m * n + 1 - Math.ceil((m * n) / 2 + reach)]
}

function correctionOf(alternative: Alternative, excess: number): number {
  if (alternative === 'two-sided') return 0.5 * Math.sign(excess)
  return alternative === 'greater' ? 0.5 : -0.5
}

function chooseTail(alternative: Alternative, atMost: number, atLeast: number): number {
  if (alternative === 'two-sided') return Math.min(2 * Math.min(atMost, atLeast), 1)
  return alternative === 'greater' ? atLeast : atMost
}

/** The interval from the `low`-th smallest to the `high`-th largest difference. */
async function orderInterval(
  differences: PairwiseDifferences,
  low: number,
  high: number,
  { alternative }: MannWhitneySettings,
): Promise<Interval> {
  return {
    lower: alternative === 'less' ? Number.NEGATIVE_INFINITY : await differences.kth(low),
    upper: alternative === 'greater' ? Number.POSITIVE_INFINITY : await differences.kth(differences.count + 1 - high),
  }
}

/** Two-sided, by Fisher's transformation with the standard error sqrt((m + n + 1) / (3 m n)), which is an approximation. */
function rankBiserialInterval(estimate: number, m: number, n: number, confidence: number): Interval {
  const half = normalUpperQuantile((1 - confidence) / 2) * Math.sqrt((m + n + 1) / (3 * m * n))
  const centre = Math.atanh(estimate)
  return { lower: Math.tanh(centre - half), upper: Math.tanh(centre + half) }
}
