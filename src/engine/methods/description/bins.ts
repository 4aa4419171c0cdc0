import { countSorted } from '../samples/sorted-cases.ts'
import { quantile } from './quantiles.ts'

/** The rule for the number of bins: by the count of values (Sturges 1926), or by their spread (Scott 1979; Freedman and Diaconis 1981). */
export type BinRule = 'sturges' | 'scott' | 'freedman-diaconis'

/** The number of bins of a rule, at least 1. `sorted` ascends, `upTo` counts its cases as in `SortedCases`; `sd` is its standard deviation. */
export function binCount(sorted: Float64Array, sd: number, rule: BinRule, upTo?: Float64Array): number {
  const n = countSorted({ values: sorted, upTo })
  const range = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0)
  if (n < 2 || range === 0) return 1
  if (rule === 'sturges') return Math.ceil(Math.log2(n) + 1)
  const width = binWidth(sorted, sd, rule, upTo)
  return width > 0 ? Math.ceil(range / width) : 1
}

/** The width of bins by the spread of the values; 0 if they do not spread by that measure. */
export function binWidth(
  sorted: Float64Array,
  sd: number,
  rule: Exclude<BinRule, 'sturges'>,
  upTo?: Float64Array,
): number {
  const n = countSorted({ values: sorted, upTo })
  if (rule === 'scott') return 3.49 * sd * n ** (-1 / 3)
  const iqr = quantile(sorted, 0.75, 7, upTo) - quantile(sorted, 0.25, 7, upTo)
  return 2 * iqr * n ** (-1 / 3)
}

/** Equal bins from `low` to `high`: their `count + 1` edges. */
export function equalBins(low: number, high: number, count: number): Float64Array {
  return Float64Array.from({ length: count + 1 }, (_, k) => (k === count ? high : low + ((high - low) * k) / count))
}

/** The side of a bin on which a value at its edge belongs to it. */
export type ClosedSide = 'right' | 'left'

/**
 * The number of values in each bin of equal width; `weights`: how many cases each of them represents. As in R's `hist`, bins closed on the
 * right include their right edge, and the first one both; bins closed on the left the left edge, and the last one both.
 */
export function binCounts(
  values: Float64Array,
  edges: Float64Array,
  weights?: Float64Array,
  closed: ClosedSide = 'right',
): Float64Array {
  const last = edges.length - 2
  const counts = new Float64Array(edges.length - 1)
  const low = edges[0] ?? 0
  const perBin = (last + 1) / ((edges[last + 1] ?? 0) - low)
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number
    // by the position in equal bins, NaN for one whose edges are too close, then corrected by these edges
    let k = Math.min(last, Math.max(0, (value - low) * perBin)) | 0
    if (closed === 'right') {
      while (k < last && value > (edges[k + 1] as number)) k++
      while (k > 0 && value <= (edges[k] as number)) k--
    } else {
      while (k < last && value >= (edges[k + 1] as number)) k++
      while (k > 0 && value < (edges[k] as number)) k--
    }
    counts[k] = (counts[k] as number) + (weights === undefined ? 1 : (weights[i] as number))
  }
  return counts
}
