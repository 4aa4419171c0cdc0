import { betaDistribution } from '../../distributions/beta.ts'
import { normalCdf, normalQuantile } from '../../distributions/normal.ts'
import { moments } from '../description/moments.ts'
import { type QuantileType, quartiles } from '../description/quantiles.ts'
import { casesOf, countSorted, type SortedCases, valueOfCase } from '../samples/sorted-cases.ts'
import { thinnedRanks } from '../samples/thinned.ts'

export interface OrderStatisticsPlot {
  /** Positions of the points on x, ascending. */
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** Limits of y for an ordered value of a normal sample; empty if they were not requested. */
  readonly lower: readonly number[]
  readonly upper: readonly number[]
  /** The reference line `intercept` + `slope` x. */
  readonly intercept: number
  readonly slope: number
}

export interface OrderStatisticsSettings {
  /** `qq`: values by normal quantiles; `pp`: probabilities; `detrended`: distances from the line in its standard deviations. */
  readonly kind: 'qq' | 'pp' | 'detrended'
  /** `blom`: (i - 3/8) / (n + 1/4); `hazen`: (i - 1/2) / n. */
  readonly positions: 'blom' | 'hazen'
  /** `quartiles`: through the quartiles, by their type; `moments`: of the mean and the standard deviation. */
  readonly line: 'quartiles' | 'moments'
  readonly quartileType: QuantileType
  /** Null for no band. */
  readonly confidence: number | null
}

/**
 * Ordered values against a normal distribution. The i-th of n ordered uniform values has the beta distribution with i and n + 1 - i (Gentle,
 * Computational statistics, 2009, p. 63); its quantiles make the pointwise band. At most about `most` points, all of them in the tails. Null
 * if the line has no slope. `sorted` has at least two values.
 */
export function orderStatisticsPlot(
  sorted: SortedCases,
  { kind, positions, line, quartileType, confidence }: OrderStatisticsSettings,
  most: number,
): OrderStatisticsPlot | null {
  const n = countSorted(sorted)
  const { centre, scale } = line === 'moments' ? ofMoments(sorted) : ofQuartiles(sorted, quartileType)
  if (!(scale > 0)) return null
  const ranks = thinnedRanks(n, most)
  const a = positions === 'blom' ? 3 / 8 : 1 / 2
  const p = ranks.map((i) => Math.min((i + 1 - a) / (n + 1 - 2 * a), 1 - Number.EPSILON / 2))
  const z = p.map(normalQuantile)
  const values = ranks.map((i) => valueOfCase(sorted, i + 1))
  const tail = confidence === null ? null : (1 - confidence) / 2
  const limit = (side: 'quantile' | 'upperQuantile') =>
    tail === null ? [] : ranks.map((i) => betaDistribution(i + 1, n - i)[side](tail))
  const [low, high] = [limit('quantile'), limit('upperQuantile')]
  if (kind === 'pp') {
    const y = values.map((value) => normalCdf((value - centre) / scale))
    return { x: p, y, lower: low, upper: high, intercept: 0, slope: 1 }
  }
  const [lowZ, highZ] = [low, high].map((limits) => limits.map(normalQuantile)) as [number[], number[]]
  if (kind === 'detrended') {
    const distance = (of: number, k: number) => of - (z[k] as number)
    return {
      x: z,
      y: values.map((value, k) => distance((value - centre) / scale, k)),
      lower: lowZ.map(distance),
      upper: highZ.map(distance),
      intercept: 0,
      slope: 0,
    }
  }
  const onLine = (of: number) => centre + scale * of
  return { x: z, y: values, lower: lowZ.map(onLine), upper: highZ.map(onLine), intercept: centre, slope: scale }
}

interface Line {
  readonly centre: number
  readonly scale: number
}

function ofMoments(sorted: SortedCases): Line {
  const { mean, sd } = moments(sorted.values, sorted.values[0], casesOf(sorted))
  return { centre: mean, scale: sd }
}

/** The line of R's qqline. */
function ofQuartiles({ values, upTo }: SortedCases, type: QuantileType): Line {
  const { p25, p75 } = quartiles(values, type, upTo)
  const [from, to] = [normalQuantile(0.25), normalQuantile(0.75)]
  const scale = (p75 - p25) / (to - from)
  return { centre: p25 - scale * from, scale }
}
