import type { Checkpoint } from '../../checkpoint.ts'
import { type Progress, silentProgress } from '../../progress.ts'
import { casesOf, countSorted, type SortedCases } from '../samples/sorted-cases.ts'
import { moments } from './moments.ts'
import { quantile } from './quantiles.ts'

/**
 * Silverman's rule of thumb (Density Estimation, 1986, eq. 3.31): 0.9 n^(-1/5) times the smaller of the standard deviation and IQR / 1.34, or
 * the one that is not 0; 1 if all values are equal, like R's `bw.nrd0` for the constant 0.
 */
export function silvermanBandwidth(sorted: SortedCases): number {
  const { values, upTo } = sorted
  const n = countSorted(sorted)
  if (n < 2) return Number.NaN
  const sd = Math.sqrt(moments(values, values[0], casesOf(sorted)).variance)
  const iqr = quantile(values, 0.75, 7, upTo) - quantile(values, 0.25, 7, upTo)
  const spread = Math.min(sd, iqr / 1.34) || sd || Math.abs(values[0] ?? 0) || 1
  return 0.9 * spread * n ** -0.2
}

/** Kernels between two checkpoints. */
const portion = 2_000_000

/** Beyond this many bandwidths a Gaussian kernel is 0 in double precision. */
const KERNEL_REACH = 39

/** The Gaussian kernel density of values at each position of `at`: per unit of the values, exact to rounding. O(values x at). */
export async function kernelDensity(
  sample: SortedCases,
  bandwidth: number,
  at: Float64Array,
  checkpoint: Checkpoint,
  progress: Progress = silentProgress,
): Promise<Float64Array> {
  const { values } = sample
  const cases = casesOf(sample)
  const scale = 1 / (countSorted(sample) * bandwidth * Math.sqrt(2 * Math.PI))
  const density = new Float64Array(at.length)
  const places = Math.max(1, Math.floor(portion / values.length))
  for (const [k, x] of at.entries()) {
    let sum = 0
    const end = firstAbove(values, x + KERNEL_REACH * bandwidth)
    for (let i = firstAbove(values, x - KERNEL_REACH * bandwidth); i < end; i++) {
      const z = (x - (values[i] as number)) / bandwidth
      sum += (cases === undefined ? 1 : (cases[i] as number)) * Math.exp(-0.5 * z * z)
    }
    density[k] = sum * scale
    if (k % places < places - 1) continue
    progress((k + 1) / at.length)
    await checkpoint()
  }
  return density
}

/**
 * The density of values that are never below `bound`: what an unbounded kernel puts below it is reflected (Silverman 1986), so the curve ends
 * there and still encloses an area of 1. `at` ascends from the bound or above.
 */
export async function reflectedDensity(
  sample: SortedCases,
  bandwidth: number,
  at: Float64Array,
  bound: number,
  checkpoint: Checkpoint,
  progress: Progress = silentProgress,
): Promise<Float64Array> {
  const density = await kernelDensity(sample, bandwidth, at, checkpoint, progress)
  const near = at.filter((x) => 2 * bound - x > (sample.values[0] ?? 0) - KERNEL_REACH * bandwidth)
  const beyond = await kernelDensity(
    sample,
    bandwidth,
    near.map((x) => 2 * bound - x),
    checkpoint,
  )
  return density.map((height, k) => height + (beyond[k] ?? 0))
}

/** The first index of a value above the limit, in ascending order. */
function firstAbove(values: Float64Array, limit: number): number {
  let [from, to] = [0, values.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((values[middle] as number) > limit) to = middle
    else from = middle + 1
  }
  return from
}
