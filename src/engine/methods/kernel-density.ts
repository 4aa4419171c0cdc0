import type { Checkpoint } from '../checkpoint.ts'
import { type Progress, untold } from '../progress.ts'
import { moments } from './moments.ts'
import { quantile } from './quantiles.ts'

/**
 * Silverman's rule of thumb (Density Estimation, 1986, eq. 3.31): 0.9 n^(-1/5) times the lesser of the standard deviation and IQR / 1.34,
 * of whichever is not 0; 1 where all values are equal, as R's `bw.nrd0` has it for the constant 0. `sorted` ascends, without NaN.
 */
export function silvermanBandwidth(sorted: Float64Array): number {
  const n = sorted.length
  if (n < 2) return Number.NaN
  const sd = Math.sqrt(moments(sorted).variance)
  const iqr = quantile(sorted, 0.75, 7) - quantile(sorted, 0.25, 7)
  const spread = Math.min(sd, iqr / 1.34) || sd || Math.abs(sorted[0] ?? 0) || 1
  return 0.9 * spread * n ** -0.2
}

/** Kernels between two checkpoints. */
const portion = 2_000_000

/** The Gaussian kernel density of values at each place of `at`: per unit of the values, exact to rounding. O(values x at). */
export async function kernelDensity(
  values: Float64Array,
  bandwidth: number,
  at: Float64Array,
  checkpoint: Checkpoint,
  progress: Progress = untold,
): Promise<Float64Array> {
  const scale = 1 / (values.length * bandwidth * Math.sqrt(2 * Math.PI))
  const density = new Float64Array(at.length)
  const places = Math.max(1, Math.floor(portion / values.length))
  for (const [k, x] of at.entries()) {
    let sum = 0
    for (const value of values) {
      const z = (x - value) / bandwidth
      sum += Math.exp(-0.5 * z * z)
    }
    density[k] = sum * scale
    if (k % places < places - 1) continue
    progress((k + 1) / at.length)
    await checkpoint()
  }
  return density
}
