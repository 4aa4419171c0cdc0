import type { Alternative, Interval } from '../../alternative.ts'
import type { Checkpoint } from '../../checkpoint.ts'
import { normalCdf, normalSf, normalUpperQuantile } from '../../distributions/normal.ts'
import { signedRankDistribution, sumDistribution } from '../../distributions/wilcoxon-signed-rank.ts'
import { type Progress, silentProgress } from '../../progress.ts'
import {
  countSorted,
  everyCase,
  mergeCases,
  mirrored,
  type SortedCases,
  selectSorted,
  sortedCases,
  sumOfMidranks,
  tiesOf,
} from '../samples/sorted-cases.ts'
import { walshAverages } from './walsh-averages.ts'

export interface SignedRank {
  /** Sum of the ranks of the positive differences, which R prints as V. */
  readonly v: number
  /** Z of the normal approximation, with continuity correction if requested; NaN if the exact distribution was used. */
  readonly z: number
  readonly method: 'exact' | 'normal'
  readonly tied: boolean
  readonly zeros: number
  readonly pValue: number
  /** Hodges-Lehmann pseudo-median: the median of the means of all pairs of differences. */
  readonly pseudoMedian: number
  readonly interval: Interval
  /** False if there are too few differences for the confidence level; the limits are then the outermost Walsh averages. */
  readonly confident: boolean
  /** Matched-pairs rank-biserial correlation (V+ - V-) / (V+ + V-). */
  readonly rankBiserial: { readonly estimate: number; readonly interval: Interval }
}

export interface SignedRankSettings {
  /**
   * `auto`: exact for fewer than 50 differences without ties and zeros, the rule of R; `exact`: also with ties and zeros, up to 200
   * differences.
   */
  readonly method: 'auto' | 'exact' | 'normal'
  /** `drop`: zeros are left out (Wilcoxon, R); `pratt`: zeros are ranked, then left out of both sums (Pratt 1959). */
  readonly zeros: 'drop' | 'pratt'
  readonly continuity: boolean
  readonly alternative: Alternative
  readonly confidence: number
}

/** With more differences the exact distribution takes too long and hardly differs from the normal approximation. */
export const maxExactPairs = 200

/**
 * Wilcoxon's signed-rank test of differences with the Hodges-Lehmann estimate. At least one difference is not zero; `weights`: how many cases
 * each represents. Estimate and interval refer to the differences that are in the test: with `pratt`, to all of them.
 */
export async function signedRank(
  differences: Float64Array,
  settings: SignedRankSettings,
  checkpoint: Checkpoint,
  progress: Progress = silentProgress,
  weights?: Float64Array,
): Promise<SignedRank> {
  const pratt = settings.zeros === 'pratt'
  const all = await sortedCases(differences, checkpoint, weights)
  const positive = selectSorted(all, (d) => d > 0)
  const sizes = mergeCases(positive, mirrored(selectSorted(all, (d) => d < 0)))
  const count = countSorted(sizes)
  const zeros = countSorted(all) - count
  await checkpoint()
  const ties = tiesOf(sizes)
  const lead = pratt ? zeros : 0 // ranks that the zeros occupy first
  const v = sumOfMidranks(positive, sizes, lead)
  await checkpoint()
  const most = sumOfRanks(count, lead)
  const n = count + lead
  const exact =
    settings.method === 'auto'
      ? count < 50 && !ties.tied && zeros === 0
      : settings.method === 'exact' && count <= maxExactPairs
  const variance = (n * (n + 1) * (2 * n + 1) - lead * (lead + 1) * (2 * lead + 1)) / 24 - ties.sum / 48
  const test = exact
    ? exactTest(v, everyCase(sizes), lead, settings)
    : normalTest(v - most / 2, Math.sqrt(variance), settings)
  const used = pratt ? all : selectSorted(all, (d) => d !== 0)
  progress(0.4)
  const averages = walshAverages(used, checkpoint)
  const { low, high, confident } = ranksOfLimits(used, exact, settings)
  const { alternative } = settings
  const r = (2 * v) / most - 1
  const pseudoMedian = await averages.median()
  progress(0.6)
  return {
    v,
    ...test,
    tied: ties.tied,
    zeros,
    pseudoMedian,
    interval: {
      lower: alternative === 'less' ? Number.NEGATIVE_INFINITY : await averages.kth(low),
      upper: alternative === 'greater' ? Number.POSITIVE_INFINITY : await averages.kth(high),
    },
    confident,
    rankBiserial: { estimate: r, interval: rankBiserialInterval(r, count, settings.confidence) },
  }
}

/** Sum of n consecutive ranks after the first `lead`. */
function sumOfRanks(n: number, lead: number): number {
  return (n * (n + 1)) / 2 + n * lead
}

type Test = Pick<SignedRank, 'method' | 'z' | 'pValue'>

function exactTest(v: number, sizes: Float64Array, lead: number, { alternative }: SignedRankSettings): Test {
  const doubled = Array.from(
    sizes,
    (size) => 2 * sumOfMidranks({ values: Float64Array.of(size) }, { values: sizes }, lead),
  )
  const whole = doubled.every((rank) => rank % 2 === 0)
  const scale = whole ? 1 : 2
  const { cdf, sf } = sumDistribution(whole ? doubled.map((rank) => rank / 2) : doubled)
  const pValue = chooseTail(alternative, cdf(v * scale), sf(v * scale - 1))
  return { method: 'exact', z: Number.NaN, pValue }
}

function normalTest(excess: number, sd: number, { alternative, continuity }: SignedRankSettings): Test {
  const towards = alternative === 'two-sided' ? Math.sign(excess) : alternative === 'greater' ? 1 : -1
  const z = (excess - (continuity ? towards * 0.5 : 0)) / sd
  return { method: 'normal', z, pValue: chooseTail(alternative, normalCdf(z), normalSf(z)) }
}

function chooseTail(alternative: Alternative, atMost: number, atLeast: number): number {
  if (alternative === 'two-sided') return Math.min(2 * Math.min(atMost, atLeast), 1)
  return alternative === 'greater' ? atLeast : atMost
}

/**
 * Ranks of the Walsh averages that are the limits: the shifts at which the statistic just reaches the quantile. The statistic changes only at
 * Walsh averages; between two of them no difference is zero, and the only ties are equal differences.
 */
function ranksOfLimits(
  used: SortedCases,
  exact: boolean,
  { alternative, confidence, continuity }: SignedRankSettings,
): { low: number; high: number; confident: boolean } {
  const n = countSorted(used)
  const count = (n * (n + 1)) / 2
  const tail = alternative === 'two-sided' ? (1 - confidence) / 2 : 1 - confidence
  if (exact) {
    const rank = signedRankDistribution(n).quantile(tail)
    return { low: Math.max(rank, 1), high: count + 1 - Math.max(rank, 1), confident: rank > 0 }
  }
  const sd = Math.sqrt((n * (n + 1) * (2 * n + 1)) / 24 - tiesOf(used).sum / 48)
  const reach = normalUpperQuantile(tail) * sd + (continuity ? 0.5 : 0)
  const [low, high] = [Math.ceil(count / 2 - reach), Math.ceil(count / 2 + reach)]
  return { low, high, confident: low > 0 && high <= count }
}

/** Two-sided, by Fisher's transformation with the standard deviation of V under the null hypothesis, which is an approximation. */
function rankBiserialInterval(estimate: number, n: number, confidence: number): Interval {
  const error = Math.sqrt((n * (n + 1) * (2 * n + 1)) / 6) / ((n * (n + 1)) / 2)
  const half = normalUpperQuantile((1 - confidence) / 2) * error
  const centre = Math.atanh(estimate)
  return { lower: Math.tanh(centre - half), upper: Math.tanh(centre + half) }
}
