import type { Checkpoint } from '../../checkpoint.ts'
import { chiSquareSf } from '../../distributions/chi-square.ts'
import { logPoissonTerm } from '../../special/saddle-point.ts'
import type { ChiSquareTest } from './chi-square-test.ts'

export interface GoodnessOfFit extends ChiSquareTest {
  readonly n: number
  readonly expected: readonly number[]
  /** (O - E) / sqrt(E (1 - p)): standard normal under the given proportions p. */
  readonly residuals: readonly number[]
  /** Cohen's w: sqrt(chi squared / n). */
  readonly w: number
}

/** Pearson's (1900) test that the categories have the given proportions, which are above 0 and sum to 1. n is at least 1. */
export function goodnessOfFit(counts: readonly number[], shares: readonly number[]): GoodnessOfFit {
  const n = total(counts)
  const expected = shares.map((share) => n * share)
  let statistic = 0
  for (const [i, count] of counts.entries()) statistic += (count - at(expected, i)) ** 2 / at(expected, i)
  const residuals = counts.map(
    (count, i) => (count - at(expected, i)) / Math.sqrt(at(expected, i) * (1 - at(shares, i))),
  )
  const df = counts.length - 1
  return { n, expected, residuals, statistic, df, pValue: chiSquareSf(statistic, df), w: Math.sqrt(statistic / n) }
}

/** Maximum number of count vectors that the exact test enumerates, which takes a few milliseconds. */
export const maxMultinomialTables = 100_000

/** Whether the compositions of n into k categories are few enough to enumerate. */
export function isExactMultinomialFeasible(n: number, k: number): boolean {
  let ways = 1
  for (let j = 1; j < k && ways <= maxMultinomialTables; j++) ways = (ways * (n + j)) / j
  return ways <= maxMultinomialTables
}

/**
 * Exact multinomial test: the probability, under the given proportions, of all count vectors with the same sum that are no more probable
 * than the observed one. Vectors whose probability is larger by a relative 1e-7 at most count as equally probable, as in R's exact tests.
 */
export async function exactMultinomialP(
  counts: readonly number[],
  shares: readonly number[],
  checkpoint: Checkpoint,
): Promise<number> {
  const n = total(counts)
  const last = counts.length - 1
  // a multinomial probability is that of Poisson counts given their sum, and Poisson terms are accurate
  const logs = shares.map((share) => Float64Array.from({ length: n + 1 }, (_, x) => logPoissonTerm(x, n * share)))
  const whole = logPoissonTerm(n, n)
  const logOf = (i: number, x: number) => logs[i]?.[x] ?? Number.NaN
  const limit = counts.reduce((sum, x, i) => sum + logOf(i, x), 0) + Math.log1p(1e-7)
  let p = 0
  const fill = (i: number, rest: number, log: number): void => {
    if (i === last) {
      const all = log + logOf(i, rest)
      if (all <= limit) p += Math.exp(all - whole)
      return
    }
    for (let x = 0; x <= rest; x++) fill(i + 1, rest - x, log + logOf(i, x))
  }
  for (let x = 0; x <= n; x++) {
    fill(1, n - x, logOf(0, x))
    if (x % 64 === 0) await checkpoint()
  }
  return Math.min(1, p)
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

function at(values: readonly number[], i: number): number {
  return values[i] ?? Number.NaN
}
