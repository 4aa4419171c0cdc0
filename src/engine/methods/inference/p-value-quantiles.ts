import type { Checkpoint } from '../../checkpoint.ts'
import { betaDistribution } from '../../distributions/beta.ts'
import { normalQuantile } from '../../distributions/normal.ts'

/** Ordered P values against those that are uniform, each as its -log10. */
export interface PValueQuantiles {
  /** Expected, descending. */
  readonly x: readonly number[]
  /** Observed. */
  readonly y: readonly number[]
  /** Limits of y for an ordered value of a uniform sample. */
  readonly lower: readonly number[]
  readonly upper: readonly number[]
}

/**
 * The genomic inflation factor: the median of the chi-square quantiles of P values with one degree of freedom, divided by the median of that
 * distribution, 0.4549 (Devlin B, Roeder K. Genomic control for association studies. Biometrics 1999;55:997-1004). `sorted`: at least one P
 * value from 0 to 1, ascending. Infinite if the median is that of a P value of 0.
 */
export function genomicInflation(sorted: Float64Array): number {
  const middle = (sorted.length - 1) / 2
  const [one, other] = [Math.floor(middle), Math.ceil(middle)].map((k) => chiSquareOf(sorted[k] as number)) as [
    number,
    number,
  ]
  return (one + other) / 2 / chiSquareOf(0.5)
}

function chiSquareOf(p: number): number {
  return normalQuantile(p / 2) ** 2
}

/** All ranks up to this one are points; each time the rank doubles, a quarter as many. */
const ALL = 256

/**
 * The i-th of n ordered P values against (i - 1/2) / n, with the pointwise band of `confidence`: the i-th of n ordered uniform values has the
 * beta distribution with i and n + 1 - i (Gentle, Computational statistics, 2009, p. 63). All of the 256 smallest are points, and of the others
 * 64 each time the rank doubles. `sorted`: P values from 0 to 1, ascending; those of 0 are drawn at `cap`, the -log10 given for them.
 */
export async function pValueQuantiles(
  sorted: Float64Array,
  cap: number,
  confidence: number,
  checkpoint: Checkpoint,
): Promise<PValueQuantiles> {
  const n = sorted.length
  const [x, y, lower, upper]: [number[], number[], number[], number[]] = [[], [], [], []]
  const tail = (1 - confidence) / 2
  let step = 1
  for (let rank = 1; rank <= n; rank += step) {
    if (rank >= ALL && (rank & (rank - 1)) === 0) step = rank / (ALL / 4)
    const p = sorted[rank - 1] as number
    const uniform = betaDistribution(rank, n + 1 - rank)
    x.push(-Math.log10((rank - 0.5) / n))
    y.push(p === 0 ? cap : -Math.log10(p) + 0)
    lower.push(-Math.log10(uniform.upperQuantile(tail)) + 0)
    upper.push(-Math.log10(uniform.quantile(tail)))
    if (x.length % 32 === 0) await checkpoint()
  }
  return { x, y, lower, upper }
}
