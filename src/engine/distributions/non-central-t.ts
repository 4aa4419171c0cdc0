import { chiScaleQuadrature } from './chi-scale.ts'
import { type ContinuousDistribution, continuousDistribution } from './continuous.ts'
import { normalCdf, normalPdf, normalSf } from './normal.ts'
import { withLogarithms } from './poisson-mixture.ts'
import { solveQuantile } from './solve-quantile.ts'

/**
 * P(T <= t) and P(T > t) where T = (Z + ncp) / S, S² being chi-squared over its df degrees of freedom: the mean over S of Φ(±(t S - ncp)). Every
 * term is positive, so both tails keep their relative accuracy (about 1e-13) where the two factors meet; df >= 1.
 */
export function nonCentralT(t: number, df: number, ncp: number): { readonly lower: number; readonly upper: number } {
  const { at, weight } = chiScaleQuadrature(df, t)
  let lower = 0
  let upper = 0
  for (const [i, s] of at.entries()) {
    const z = t * s - ncp
    lower += (weight[i] ?? 0) * normalCdf(z)
    upper += (weight[i] ?? 0) * normalSf(z)
  }
  return { lower, upper }
}

/** The non-central t distribution with df >= 1 degrees of freedom and a finite ncp. Its density is the mean over S of S φ(t S - ncp). */
export function nonCentralTDistribution(df: number, ncp: number): ContinuousDistribution {
  const support = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const
  const tails = (t: number) => withLogarithms(nonCentralT(t, df, ncp))
  const pdf = (t: number): number => {
    const { at, weight } = chiScaleQuadrature(df, t)
    let sum = 0
    for (const [i, s] of at.entries()) sum += (weight[i] ?? 0) * s * normalPdf(t * s - ncp)
    return sum
  }
  return continuousDistribution({
    valid: df >= 1 && df < Number.POSITIVE_INFINITY && Number.isFinite(ncp),
    support,
    logPdf: (t) => Math.log(pdf(t)),
    tails,
    quantile: (p, side) => solveQuantile({ tails, pdf, support, start: ncp }, p, side),
  })
}
