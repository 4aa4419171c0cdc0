import { binomialDistribution } from '../../distributions/binomial.ts'

/** Runs of points on one side of the median; points on it are not counted. */
export interface RunChart {
  readonly median: number
  /** Points beside the median. */
  readonly useful: number
  /** Points of the longest run, and the longest that chance explains. */
  readonly longest: number
  readonly longestLimit: number
  /** Crossings of the median, and the fewest expected of a process without a shift. */
  readonly crossings: number
  readonly crossingsLimit: number
  /** The numbers, from 1, of the points of runs that are too long. */
  readonly points: readonly number[]
}

/**
 * Tests of a run chart for a shift (Anhøj and Olesen 2014): a run longer than round(log2 n + 3), or fewer crossings than the 5th percentile of the
 * binomial distribution with n − 1 trials and probability 0.5, of n points beside the median. The median is that of the first `base` points.
 */
export function runChart(y: Float64Array, base: number): RunChart {
  const sorted = y.slice(0, base).toSorted()
  const middle = sorted.length / 2
  const median = ((sorted[Math.ceil(middle) - 1] as number) + (sorted[Math.floor(middle)] as number)) / 2
  const runs: number[][] = []
  let last = 0
  for (const [i, value] of y.entries()) {
    const side = Math.sign(value - median)
    if (side === 0) continue
    if (side !== last) runs.push([])
    last = side
    runs.at(-1)?.push(i + 1)
  }
  const useful = runs.reduce((sum, { length }) => sum + length, 0)
  const longestLimit = useful === 0 ? 0 : Math.round(Math.log2(useful) + 3)
  return {
    median,
    useful,
    longest: Math.max(0, ...runs.map(({ length }) => length)),
    longestLimit,
    crossings: Math.max(0, runs.length - 1),
    crossingsLimit: useful < 2 ? 0 : binomialDistribution(useful - 1, 0.5).quantile(0.05),
    points: runs.filter(({ length }) => length > longestLimit).flat(),
  }
}
