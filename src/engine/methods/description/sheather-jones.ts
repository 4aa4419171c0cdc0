import type { Checkpoint } from '../../checkpoint.ts'
import { findRoot } from '../../optimize/find-root.ts'
import { casesAt, casesOf, countSorted, type SortedCases } from '../samples/sorted-cases.ts'
import { moments } from './moments.ts'
import { quantile } from './quantiles.ts'

/** Bins of the values; pairs are counted by the number of bins between them. */
const BINS = 1000
/** How often the interval in which the bandwidth is sought is widened, at its ends in turn. */
const WIDENINGS = 99

/**
 * The bandwidth of Sheather and Jones (J R Stat Soc B 1991;53:683-690), which solves their equation for h; like R's `bw.SJ`, the functionals of
 * the density are sums over pairs of values in 1000 bins, and h is sought from 0.1 to 1 times the bandwidth of greatest smoothness, then around
 * them. NaN if the values do not vary or have so many ties that there is no solution.
 */
export async function sheatherJonesBandwidth(sorted: SortedCases, checkpoint: Checkpoint): Promise<number> {
  const { values, upTo } = sorted
  const n = countSorted(sorted)
  const [low = 0, high = 0] = [values[0], values.at(-1)]
  if (n < 2 || low === high) return Number.NaN
  const width = ((high - low) * 1.01) / BINS
  const pairs = await pairsByDistance(sorted, width, checkpoint)
  const sd = Math.sqrt(moments(values, low, casesOf(sorted)).variance)
  const iqr = quantile(values, 0.75, 7, upTo) - quantile(values, 0.25, 7, upTo)
  const scale = Math.min(sd, iqr / 1.349)
  if (!(scale > 0)) return Number.NaN
  const sumOver = (h: number, term: (delta: number) => number) =>
    pairs.reduce((sum, count, bins) => {
      const delta = ((bins * width) / h) ** 2
      return delta > 1000 ? sum : sum + count * Math.exp(-delta / 2) * term(delta)
    }, 0)
  const root = Math.sqrt(2 * Math.PI)
  const fourth = (h: number) => (2 * sumOver(h, (d) => d * d - 6 * d + 3) + 3 * n) / (n * (n - 1) * h ** 5 * root)
  const sixth = (h: number) =>
    (2 * sumOver(h, (d) => d ** 3 - 15 * d * d + 45 * d - 15) - 15 * n) / (n * (n - 1) * h ** 7 * root)
  const ratio = fourth(1.24 * scale * n ** (-1 / 7)) / -sixth(1.23 * scale * n ** (-1 / 9))
  if (!(ratio > 0) || !Number.isFinite(ratio)) return Number.NaN
  await checkpoint()
  const factor = 1.357 * ratio ** (1 / 7)
  const most = 1.144 * scale * n ** -0.2
  const roughness = 1 / (2 * Math.sqrt(Math.PI) * n)
  const excess = (h: number) => (roughness / fourth(factor * h ** (5 / 7))) ** 0.2 - h
  let [from, to] = [0.1 * most, most]
  for (let widened = 0; widened < WIDENINGS && excess(from) * excess(to) > 0; widened++) {
    if (widened % 2 === 0) to *= 1.2
    else from /= 1.2
  }
  return excess(from) * excess(to) <= 0 ? findRoot(excess, from, to) : Number.NaN
}

/** How many pairs of cases are this many bins apart. */
async function pairsByDistance(sorted: SortedCases, width: number, checkpoint: Checkpoint): Promise<Float64Array> {
  const first = Math.trunc((sorted.values[0] ?? 0) / width)
  const cases = new Float64Array(BINS + 1)
  for (const [k, value] of sorted.values.entries()) {
    const bin = Math.trunc(value / width) - first
    cases[bin] = (cases[bin] ?? 0) + casesAt(sorted, k)
    if (k % 500_000 === 499_999) await checkpoint()
  }
  const pairs = new Float64Array(BINS + 1)
  for (const [bin, count] of cases.entries()) {
    if (count === 0) continue
    pairs[0] = (pairs[0] ?? 0) + (count * (count - 1)) / 2
    for (let other = 0; other < bin; other++)
      pairs[bin - other] = (pairs[bin - other] ?? 0) + count * (cases[other] ?? 0)
  }
  await checkpoint()
  return pairs
}
