import { binomialDistribution } from '../../distributions/binomial.ts'
import { chiSquareSf } from '../../distributions/chi-square.ts'
import type { CountTable } from '../../frame/count-table.ts'
import type { ChiSquareTest } from '../tables/chi-square-test.ts'
import type { Estimate } from './compare-risks.ts'
import { clopperPearsonInterval, wilsonInterval } from './proportion-interval.ts'

/** Pairs by whether the first and the second member have the event. */
export interface PairedCounts {
  readonly both: number
  readonly firstOnly: number
  readonly secondOnly: number
  readonly neither: number
}

export interface McNemarTests {
  /** Exact conditional test: twice the smaller binomial tail, at most 1. */
  readonly exact: number
  /** Twice the smaller tail, with half the probability of the observed count (Lancaster 1961; Fagerland et al. 2013). */
  readonly midP: number
  /** (b - c)² / (b + c); NaN if no pair is discordant. */
  readonly asymptotic: ChiSquareTest
  /** (|b - c| - 1)² / (b + c), or 0 if b = c, as in R. */
  readonly corrected: ChiSquareTest
}

/** McNemar's (1947) tests that both members of a pair have the event equally often; they depend only on the discordant pairs. */
export function mcnemarTests({ firstOnly: b, secondOnly: c }: PairedCounts): McNemarTests {
  const [least, n] = [Math.min(b, c), b + c]
  const { cdf, pmf } = binomialDistribution(n, 0.5)
  const chiSquared = (difference: number): ChiSquareTest => {
    const statistic = n === 0 ? Number.NaN : difference ** 2 / n
    return { statistic, df: 1, pValue: n === 0 ? Number.NaN : chiSquareSf(statistic, 1) }
  }
  return {
    exact: Math.min(1, 2 * cdf(least)),
    midP: Math.min(1, 2 * cdf(least - 1) + pmf(least)),
    asymptotic: chiSquared(b - c),
    corrected: chiSquared(Math.max(0, Math.abs(b - c) - 1)),
  }
}

/**
 * The difference of the two proportions, first minus second, with Newcombe's interval (Stat Med 1998;17:2635, method 10): from the Wilson
 * intervals of both and their correlation phi, whose numerator has a continuity correction if it is positive. At least one pair.
 */
export function pairedDifference({ both, firstOnly, secondOnly, neither }: PairedCounts, confidence: number): Estimate {
  const n = both + firstOnly + secondOnly + neither
  const [first, second] = [both + firstOnly, both + secondOnly]
  const [p1, p2] = [first / n, second / n]
  const [w1, w2] = [wilsonInterval(first, n, confidence), wilsonInterval(second, n, confidence)]
  const excess = both * neither - firstOnly * secondOnly
  const product = first * (n - first) * second * (n - second)
  const numerator = excess > 0 ? Math.max(0, excess - n / 2) : excess
  const phi = product === 0 ? 0 : numerator / Math.sqrt(product)
  const joined = (one: number, other: number) =>
    Math.sqrt(Math.max(0, one * one - 2 * phi * one * other + other * other))
  const estimate = (firstOnly - secondOnly) / n
  return {
    estimate,
    interval: {
      lower: estimate - joined(p1 - w1.lower, w2.upper - p2),
      upper: estimate + joined(w1.upper - p1, p2 - w2.lower),
    },
  }
}

/**
 * The conditional odds ratio b / c with its exact interval, from Clopper and Pearson's interval of b among the discordant pairs; NaN
 * without discordant pairs.
 */
export function discordantOddsRatio({ firstOnly: b, secondOnly: c }: PairedCounts, confidence: number): Estimate {
  if (b + c === 0) return { estimate: Number.NaN, interval: { lower: 0, upper: Number.POSITIVE_INFINITY } }
  const { lower, upper } = clopperPearsonInterval(b, b + c, confidence)
  return { estimate: b / c, interval: { lower: lower / (1 - lower), upper: upper / (1 - upper) } }
}

/** Bowker's (1948) test of the symmetry of a square table. Pairs of cells that are both empty have no degree of freedom; NaN if all are empty. */
export function bowkerTest(table: CountTable): ChiSquareTest {
  let [statistic, df] = [0, 0]
  for (const [i, row] of table.entries())
    for (let j = i + 1; j < row.length; j++) {
      const [over, under] = [row[j] ?? 0, table[j]?.[i] ?? 0]
      if (over + under === 0) continue
      statistic += (over - under) ** 2 / (over + under)
      df++
    }
  return df === 0
    ? { statistic: Number.NaN, df, pValue: Number.NaN }
    : { statistic, df, pValue: chiSquareSf(statistic, df) }
}
