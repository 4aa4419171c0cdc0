import { gaussLegendre, type Quadrature } from '../special/gauss-legendre.ts'
import { poissonTerm } from '../special/saddle-point.ts'

/** The density at s > 0 of S = sqrt(X / df), X being chi-squared with df degrees of freedom. It keeps its digits for a df of any size. */
export function chiScaleDensity(s: number, df: number): number {
  return (df * poissonTerm(df / 2, (df * s * s) / 2)) / s
}

/**
 * Places and weights of an integral over the density of S, from 0 or 12 standard deviations below its mean, which is nearly 1, to 12 above or to
 * `most`. The places are those of `panels` of ten nodes in u, s = u^4, so that a power of s with a broken exponent does no harm near 0. df >= 1.
 */
export function chiScaleQuadrature(df: number, panels: number, most = Number.POSITIVE_INFINITY): Quadrature {
  const spread = 12 / Math.sqrt(2 * df)
  const low = Math.max(0, 1 - spread)
  const high = Math.min(1 + spread, most)
  if (high <= low) return { at: new Float64Array(), weight: new Float64Array() }
  const { at, weight } = gaussLegendre(low ** 0.25, high ** 0.25, panels)
  const places = at.map((u) => u ** 4)
  return {
    at: places,
    weight: weight.map((w, i) => w * 4 * (at[i] ?? 0) ** 3 * chiScaleDensity(places[i] ?? 0, df)),
  }
}
