import { chiScaleQuadrature } from './chi-scale.ts'
import { normalCdf, normalSf } from './normal.ts'

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
