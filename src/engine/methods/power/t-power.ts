import { chiScaleQuadrature } from '../../distributions/chi-scale.ts'
import { nonCentralT } from '../../distributions/non-central-t.ts'
import { normalCdf, normalSf } from '../../distributions/normal.ts'
import { tUpperQuantile } from '../../distributions/student-t.ts'
import type { Sides } from './power-model.ts'

/**
 * The power of a t test whose statistic is non-central t with `df` >= 1 and non-centrality `ncp`, the effect over its standard error. Both tails count
 * if there are two sides, as with `strict` in R's power.t.test (Cohen 1988, chapter 2).
 */
export function tTestPower(ncp: number, df: number, alpha: number, sides: Sides): number {
  const critical = tUpperQuantile(alpha / sides, df)
  const right = nonCentralT(critical, df, ncp).upper
  return Math.min(1, sides === 1 ? right : right + nonCentralT(critical, df, -ncp).upper)
}

/**
 * The power of two one-sided t tests, each at `alpha`, to show that a difference is between -margin and margin: the true `difference` and the
 * margin are in standard errors. Given the estimated standard deviation the two tests leave an interval of the normal distribution (Phillips
 * 1990): exact, by integrating what Owen's Q functions express.
 */
export function equivalencePower(difference: number, margin: number, df: number, alpha: number): number {
  const critical = tUpperQuantile(alpha, df)
  const { at, weight } = chiScaleQuadrature(df, critical, margin / critical)
  let power = 0
  for (const [i, s] of at.entries()) {
    const half = margin - critical * s
    power += (weight[i] ?? 0) * between(-half - difference, half - difference)
  }
  return Math.min(power, 1)
}

/** P(a < Z < b) of a standard normal Z, from the tail that keeps its digits. */
function between(a: number, b: number): number {
  return a > 0 ? normalSf(a) - normalSf(b) : normalCdf(b) - normalCdf(a)
}
