import { gaussLegendre, type Quadrature } from '../special/gauss-legendre.ts'
import { poissonTerm } from '../special/saddle-point.ts'

/** The density at s > 0 of S = sqrt(X / df), X being chi-squared with df degrees of freedom. Accurate for a df of any size. */
export function chiScaleDensity(s: number, df: number): number {
  return (df * poissonTerm(df / 2, (df * s * s) / 2)) / s
}

/**
 * Nodes and weights of an integral over the density of S times a smooth step whose width depends on `slope`, such as Φ(slope s - b): from 0 or
 * 12 standard deviations below the mean of S, which is nearly 1, to 12 above or to `most`. Panels of ten nodes in u, s = u^4, so that a
 * fractional power of s near 0 is harmless. df >= 1.
 */
export function chiScaleQuadrature(df: number, slope: number, most = Number.POSITIVE_INFINITY): Quadrature {
  const deviation = 1 / Math.sqrt(2 * df)
  const low = Math.max(0, 1 - 12 * deviation) ** 0.25
  const high = Math.min(1 + 12 * deviation, most) ** 0.25
  if (high <= low) return { at: new Float64Array(), weight: new Float64Array() }
  // a panel as wide as the narrower of the density and the step, seen in u around s = 1, where ds = 4 du
  const panels = Math.ceil((4 * (high - low)) / Math.min(deviation, 1 / Math.abs(slope)))
  return quadrature(df, low, high, Math.min(Math.max(panels, df < 60 ? 24 : 10), 256))
}

let last: { readonly key: string; readonly rule: Quadrature } | undefined

/** Root finders request the same rule repeatedly. */
function quadrature(df: number, low: number, high: number, panels: number): Quadrature {
  const key = `${df} ${low} ${high} ${panels}`
  if (last?.key !== key) {
    const { at, weight } = gaussLegendre(low, high, panels)
    const places = at.map((u) => u ** 4)
    const densities = weight.map((w, i) => w * 4 * (at[i] ?? 0) ** 3 * chiScaleDensity(places[i] ?? 0, df))
    last = { key, rule: { at: places, weight: densities } }
  }
  return last.rule
}
