import { chiSquareSf } from '../../distributions/chi-square.ts'
import { normalUpperQuantile } from '../../distributions/normal.ts'
import type { Stratum } from '../../frame/count-strata.ts'
import type { ChiSquareTest } from '../tables/chi-square-test.ts'
import type { Estimate } from './compare-risks.ts'

/** A pooled effect with the relative weight of each stratum; the limits are NaN if they are not defined. */
export interface Pooled extends Estimate {
  readonly weights: readonly number[]
}

/** Mantel and Haenszel's (1959) odds ratio with the variance of Robins, Breslow and Greenland (Biometrics 1986;42:311), as in R's mantelhaen.test. */
export function pooledOddsRatio(strata: readonly Stratum[], confidence: number): Pooled {
  let [r, s, pr, both, qs] = [0, 0, 0, 0, 0]
  const weights = strata.map((stratum) => {
    const { a, b, c, d, n } = cellsOf(stratum)
    const [p, q, ri, si] = [(a + d) / n, (b + c) / n, (a * d) / n, (b * c) / n]
    r += ri
    s += si
    pr += p * ri
    both += p * si + q * ri
    qs += q * si
    return si
  })
  const variance = pr / (2 * r * r) + both / (2 * r * s) + qs / (2 * s * s)
  return { ...onLogScale(r / s, variance, confidence), weights: sharesOf(weights) }
}

/** The Mantel-Haenszel risk ratio with the variance of Greenland and Robins (Biometrics 1985;41:55). */
export function pooledRiskRatio(strata: readonly Stratum[], confidence: number): Pooled {
  let [r, s, top] = [0, 0, 0]
  const weights = strata.map((stratum) => {
    const { a, c, n1, n0, n } = cellsOf(stratum)
    const si = (c * n1) / n
    r += (a * n0) / n
    s += si
    top += ((a + c) * n1 * n0 - a * c * n) / (n * n)
    return si
  })
  return { ...onLogScale(r / s, top / (r * s), confidence), weights: sharesOf(weights) }
}

/**
 * The Mantel-Haenszel risk difference with the variance of Sato (Biometrics 1989;45:1323), which is valid both for many small strata, such
 * as pairs, and for a few large ones.
 */
export function pooledRiskDifference(strata: readonly Stratum[], confidence: number): Pooled {
  let [sum, p, q, all] = [0, 0, 0, 0]
  const weights = strata.map((stratum) => {
    const { a, b, c, d, n1, n0, n } = cellsOf(stratum)
    const weight = (n1 * n0) / n
    sum += (a * n0 - c * n1) / n
    p += (n1 * n1 * c - n0 * n0 * a + (n1 * n0 * (n0 - n1)) / 2) / (n * n)
    q += (a * d + c * b) / (2 * n)
    all += weight
    return weight
  })
  const estimate = sum / all
  const half = (normalUpperQuantile((1 - confidence) / 2) * Math.sqrt(Math.max(0, estimate * p + q))) / all
  return { estimate, interval: { lower: estimate - half, upper: estimate + half }, weights: sharesOf(weights) }
}

/**
 * The Cochran-Mantel-Haenszel test of no association within strata. The continuity correction reduces the absolute difference by 1/2 unless
 * it is smaller than that (as in R). NaN if no stratum is informative.
 */
export function mantelHaenszelTest(strata: readonly Stratum[], isCorrected: boolean): ChiSquareTest {
  let [difference, variance] = [0, 0]
  for (const stratum of strata) {
    const { a, n1, n0, m1, m0, n } = cellsOf(stratum)
    difference += a - (n1 * m1) / n
    variance += (((n1 / n) * n0) / n) * ((m1 * m0) / (n - 1))
  }
  const size = Math.abs(difference)
  const less = isCorrected && size >= 0.5 ? 0.5 : 0
  return chiSquared(variance > 0 ? (size - less) ** 2 / variance : Number.NaN, 1)
}

export interface Homogeneity {
  /** Breslow and Day (1980). */
  readonly breslowDay: ChiSquareTest
  /** With Tarone's (Biometrika 1985;72:91) correction. */
  readonly tarone: ChiSquareTest
}

/**
 * Tests of homogeneity: whether the odds ratio is `oddsRatio` in all strata. Strata without events, or without non-events, are
 * uninformative. NaN if fewer than two strata are informative, or if the odds ratio is not positive and finite.
 */
export function homogeneityOfOdds(strata: readonly Stratum[], oddsRatio: number): Homogeneity {
  const telling = strata.map(cellsOf).filter(({ m1, m0 }) => m1 > 0 && m0 > 0)
  const df = telling.length - 1
  if (df < 1 || !(oddsRatio > 0 && Number.isFinite(oddsRatio))) {
    const none = chiSquared(Number.NaN, Math.max(0, df))
    return { breslowDay: none, tarone: none }
  }
  let [statistic, excess, whole] = [0, 0, 0]
  for (const { a, n1, n0, m1 } of telling) {
    const expected = expectedCount(n1, n0, m1, oddsRatio)
    const precision = 1 / expected + 1 / (n1 - expected) + 1 / (m1 - expected) + 1 / (n0 - m1 + expected)
    statistic += (a - expected) ** 2 * precision
    excess += a - expected
    whole += 1 / precision
  }
  return {
    breslowDay: chiSquared(statistic, df),
    tarone: chiSquared(Math.max(0, statistic - excess ** 2 / whole), df),
  }
}

/** The first cell of the table with these margins and this odds ratio: the root of a quadratic equation at which all cells are positive. */
function expectedCount(n1: number, n0: number, m1: number, oddsRatio: number): number {
  const quadratic = 1 - oddsRatio
  const linear = n0 - m1 + oddsRatio * (n1 + m1)
  const constant = oddsRatio * n1 * m1
  const root = Math.sqrt(linear * linear + 4 * quadratic * constant)
  // the form without cancellation; `linear` is negative only for odds ratios below 1
  return linear < 0 ? (root - linear) / (2 * quadratic) : (2 * constant) / (linear + root)
}

/**
 * The Mantel-Fleiss criterion (Am J Epidemiol 1980;112:129): the distance of the sum of expected counts from the nearer of the minimum and
 * the maximum that the margins allow; 5 or more is sufficient.
 */
export function mantelFleiss(strata: readonly Stratum[]): number {
  let [expected, least, most] = [0, 0, 0]
  for (const stratum of strata) {
    const { n1, n0, m1, n } = cellsOf(stratum)
    expected += (n1 * m1) / n
    least += Math.max(0, m1 - n0)
    most += Math.min(n1, m1)
  }
  return Math.min(expected - least, most - expected)
}

function cellsOf({ exposed, reference }: Stratum) {
  const [a, c] = [exposed.events, reference.events]
  const [n1, n0] = [exposed.n, reference.n]
  const [b, d] = [n1 - a, n0 - c]
  return { a, b, c, d, n1, n0, m1: a + c, m0: b + d, n: n1 + n0 }
}

function sharesOf(weights: readonly number[]): readonly number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / all)
}

function onLogScale(estimate: number, variance: number, confidence: number): Estimate {
  const known = estimate > 0 && Number.isFinite(estimate) && Number.isFinite(variance)
  const half = known ? normalUpperQuantile((1 - confidence) / 2) * Math.sqrt(variance) : Number.NaN
  return { estimate, interval: { lower: estimate * Math.exp(-half), upper: estimate * Math.exp(half) } }
}

function chiSquared(statistic: number, df: number): ChiSquareTest {
  return { statistic, df, pValue: Number.isNaN(statistic) ? statistic : chiSquareSf(statistic, df) }
}
