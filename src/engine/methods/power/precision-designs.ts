import { chiSquareQuantile } from '../../distributions/chi-square.ts'
import { normalUpperQuantile } from '../../distributions/normal.ts'
import { tUpperQuantile } from '../../distributions/student-t.ts'
import { findRoot } from '../../optimize/find-root.ts'

/** The half-width of a two-sided confidence interval as a function of the sizes of the groups. */
export interface PrecisionModel {
  /** The sizes of all groups if the first has n members: in their ratio, not rounded. */
  readonly sizes: (n: number) => readonly number[]
  /** Half of the expected width with these sizes, not necessarily integers. Decreases in them. */
  readonly halfWidth: (sizes: readonly number[]) => number
  /** The smallest first group that has an interval. */
  readonly least: number
}

/** More persons than any study can have. */
const maxPersons = 1e9

/**
 * The size of the first group, not rounded, at which the half-width is `width`; the smallest possible one if it is narrower already, NaN if no
 * number of persons is enough.
 */
export function solvePrecision(model: PrecisionModel, width: number): number {
  const excess = (n: number) => model.halfWidth(model.sizes(n)) - width
  if (excess(model.least) <= 0) return model.least
  let [low, high] = [model.least, 2 * model.least]
  while (!(excess(high) <= 0)) {
    if (high > maxPersons) return Number.NaN
    ;[low, high] = [high, 2 * high]
  }
  return findRoot(excess, low, high)
}

interface Spread {
  /** Within a group, above 0. */
  readonly sd: number
  readonly confidence: number
  /**
   * Assurance: the probability that the interval is no wider, with an estimated standard deviation; null treats the standard deviation as
   * known.
   */
  readonly assurance: number | null
}

/** Student's interval of a mean, or of the mean of paired differences. */
export function meanPrecision(spread: Spread): PrecisionModel {
  return {
    sizes: (n) => [n],
    halfWidth: ([n = Number.NaN]) => studentHalf(spread, n - 1) / Math.sqrt(n),
    least: 2,
  }
}

/** Student's interval of the difference of two means; `ratio`: persons of the second group for one of the first. */
export function meanDifferencePrecision(spread: Spread, ratio: number): PrecisionModel {
  return {
    sizes: (n) => [n, ratio * n],
    halfWidth: ([n = Number.NaN, m = Number.NaN]) => studentHalf(spread, n + m - 2) * Math.sqrt(1 / n + 1 / m),
    least: Math.max(2, 2 / ratio),
  }
}

/**
 * Student's quantile times the standard deviation; with an assurance times the quantile of the estimated standard deviation (Kupper LL, Hafner
 * KB. How appropriate are popular sample size formulas? Am Stat 1989;43:101-105).
 */
function studentHalf({ sd, confidence, assurance }: Spread, df: number): number {
  const estimated = assurance === null ? 1 : Math.sqrt(chiSquareQuantile(assurance, df) / df)
  return tUpperQuantile((1 - confidence) / 2, df) * sd * estimated
}

/** The interval of a proportion p by Wald's or by Wilson's (1927) formula. */
export function proportionPrecision(p: number, method: 'wald' | 'wilson', confidence: number): PrecisionModel {
  const z = normalUpperQuantile((1 - confidence) / 2)
  return {
    sizes: (n) => [n],
    halfWidth: ([n = Number.NaN]) =>
      method === 'wald'
        ? z * Math.sqrt((p * (1 - p)) / n)
        : (z / (1 + (z * z) / n)) * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n)),
    least: 2,
  }
}

/** Wald's interval of the difference of two independent proportions. */
export function proportionDifferencePrecision(
  [p1, p2]: readonly [number, number],
  ratio: number,
  confidence: number,
): PrecisionModel {
  const z = normalUpperQuantile((1 - confidence) / 2)
  return {
    sizes: (n) => [n, ratio * n],
    halfWidth: ([n = Number.NaN, m = Number.NaN]) => z * Math.sqrt((p1 * (1 - p1)) / n + (p2 * (1 - p2)) / m),
    least: Math.max(2, 2 / ratio),
  }
}

/**
 * The interval of the agreement kappa of two raters in a yes/no rating with a proportion p of yes for both, by its large-sample variance
 * (Bloch DA, Kraemer HC. 2 x 2 kappa coefficients: measures of agreement or association. Biometrics 1989;45:269-287).
 */
export function kappaPrecision(kappa: number, p: number, confidence: number): PrecisionModel {
  const z = normalUpperQuantile((1 - confidence) / 2)
  const variance = (1 - kappa) * ((1 - kappa) * (1 - 2 * kappa) + (kappa * (2 - kappa)) / (2 * p * (1 - p)))
  return { sizes: (n) => [n], halfWidth: ([n = Number.NaN]) => z * Math.sqrt(variance / n), least: 2 }
}

/**
 * The interval of an intraclass correlation of k ratings of each person (Bonett DG. Sample size requirements for estimating intraclass correlations
 * with desired precision. Stat Med 2002;21:1331-1335): his formula 3, and for two ratings with a correlation of 0.7 or more 5 rho persons more.
 */
export function intraclassPrecision(rho: number, k: number, confidence: number): PrecisionModel {
  const z = normalUpperQuantile((1 - confidence) / 2)
  const root = (1 - rho) * (1 + (k - 1) * rho)
  const more = k === 2 && rho >= 0.7 ? 5 * rho : 0
  return {
    sizes: (n) => [n],
    halfWidth: ([n = Number.NaN]) => z * root * Math.sqrt(2 / (k * (k - 1) * (n - more - 1))),
    least: 2 + more,
  }
}
