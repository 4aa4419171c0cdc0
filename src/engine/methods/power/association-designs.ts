import { chiScaleDensity, chiScaleQuadrature } from '../../distributions/chi-scale.ts'
import { normalCdf, normalPdf, normalQuantile, normalSf, normalUpperQuantile } from '../../distributions/normal.ts'
import { tUpperQuantile } from '../../distributions/student-t.ts'
import { fTestPower } from './f-power.ts'
import type { PowerModel, Sides } from './power-model.ts'

interface Tested {
  readonly alpha: number
  readonly sides: Sides
}

/** Largest correlation; proportions of 1 have the same distance from it. */
const nearlyOne = 0.9999

/**
 * Pearson's correlation against 0 in bivariate normal values. Exact: given the spread of one variable the t statistic is non-central t with
 * non-centrality ρ √(Σ(x - x̄)² / σ²) / √(1 - ρ²), and that spread is chi-squared (Cramér 1946, section 29.7). The effect is |ρ|.
 */
export function correlationModel({
  method,
  alpha,
  sides,
}: Tested & { readonly method: 'exact' | 'fisher' }): PowerModel {
  return {
    sizes: (n) => [n],
    power: ([n = 0], rho) =>
      method === 'exact' ? exactCorrelationPower(n, rho, alpha, sides) : fisherPower(n, rho, alpha, sides),
    least: 4,
    unit: 0.1,
    most: nearlyOne,
  }
}

/** P(|T| beyond its critical value), T = (Z + slope S) / U, over the two spreads S and U, independent of the normal Z. */
function exactCorrelationPower(n: number, rho: number, alpha: number, sides: Sides): number {
  const critical = tUpperQuantile(alpha / sides, n - 2)
  const slope = (rho / Math.sqrt(1 - rho * rho)) * Math.sqrt(n - 1)
  const spread = weightyPlaces(n - 1, slope)
  const error = weightyPlaces(n - 2, critical)
  let power = 0
  for (const { at: s, weight: outer } of spread) {
    const mean = slope * s
    let beyond = 0
    for (const { at: u, weight } of error) {
      const bound = critical * u
      beyond += weight * (sides === 1 ? share(mean - bound) : share(mean - bound) + share(-mean - bound))
    }
    power += outer * beyond
  }
  return Math.min(power, 1)
}

/** Φ, to 1e-17, without computing what is 0 or 1. */
function share(z: number): number {
  if (z > 8.6) return 1
  return z < -8.6 ? 0 : normalCdf(z)
}

/** From this df on the density of a spread vanishes at both ends, so that a sum in equal steps is as accurate as any quadrature rule. */
const smoothFrom = 30

function weightyPlaces(df: number, slope: number): readonly { readonly at: number; readonly weight: number }[] {
  if (df < smoothFrom) {
    const { at, weight } = chiScaleQuadrature(df, Math.max(slope, 1))
    return [...at].map((s, i) => ({ at: s, weight: weight[i] ?? 0 })).filter((place) => place.weight > 1e-18)
  }
  const deviation = 1 / Math.sqrt(2 * df)
  const step = 0.4 * Math.min(deviation, 1 / slope)
  const least = Math.max(step, 1 - 9 * deviation)
  const count = Math.ceil((1 + 9 * deviation - least) / step)
  return Array.from({ length: count }, (_, i) => {
    const s = least + i * step
    return { at: s, weight: step * chiScaleDensity(s, df) }
  })
}

/** By Fisher's z, whose standard error is 1 / √(n - 3). */
function fisherPower(n: number, rho: number, alpha: number, sides: Sides): number {
  const z = normalUpperQuantile(alpha / sides)
  const drift = Math.atanh(rho) * Math.sqrt(Math.max(0, n - 3))
  return sides === 1 ? normalSf(z - drift) : Math.min(1, normalSf(z - drift) + normalSf(z + drift))
}

/**
 * The F test of `tested` predictors among `predictors` of a linear regression; the effect is their partial R², the proportion that they
 * explain of the variance left by the others; the non-centrality is n R² / (1 - R²) (Cohen 1988, chapter 9).
 */
export function linearModel(tested: number, predictors: number, alpha: number): PowerModel {
  return {
    sizes: (n) => [n],
    power: ([n = 0], r2) => fTestPower((n * r2) / (1 - r2), tested, n - predictors - 1, alpha),
    least: predictors + 2,
    unit: 0.05,
    most: nearlyOne,
  }
}

export type Covariate =
  /** A normal covariate; `p` is the event probability at its mean, the odds ratio is per standard deviation. */
  | { readonly kind: 'continuous'; readonly p: number }
  /** `p` is the event probability if the covariate is 0, `exposed` the proportion with covariate 1. */
  | { readonly kind: 'binary'; readonly p: number; readonly exposed: number }

/**
 * One covariate of a logistic regression (Hsieh, Bloch and Larsen 1998): `r2` is the proportion of its variance explained by the others. The
 * effect is the distance of the log odds ratio from 0; only its tail counts.
 */
export function logisticModel({
  covariate,
  direction,
  r2,
  alpha,
  sides,
}: Tested & { readonly covariate: Covariate; readonly direction: 1 | -1; readonly r2: number }): PowerModel {
  const z = normalUpperQuantile(alpha / sides)
  const { p } = covariate
  const power = (n: number, effect: number): number => {
    if (covariate.kind === 'continuous') return normalCdf(Math.sqrt(n * p * (1 - p)) * effect - z)
    const { exposed } = covariate
    const odds = (p / (1 - p)) * Math.exp(direction * effect)
    const other = odds / (1 + odds)
    const mean = (1 - exposed) * p + exposed * other
    const underNull = z * Math.sqrt((mean * (1 - mean)) / exposed)
    const error = Math.sqrt(p * (1 - p) + (other * (1 - other) * (1 - exposed)) / exposed)
    return normalCdf((Math.abs(other - p) * Math.sqrt(n * (1 - exposed)) - underNull) / error)
  }
  return {
    sizes: (n) => [n],
    power: ([n = 0], effect) => power(n * (1 - r2), effect),
    least: 4,
    unit: 0.1,
    most: Math.log(1e6),
  }
}

export interface AreaDesign extends Tested {
  /** The area under the null hypothesis, from 0.5 on. */
  readonly area: number
  /** The variance of an area: of negative exponential scores (Hanley and McNeil 1982), or of binormal ones (Obuchowski 1994). */
  readonly method: 'hanley-mcneil' | 'obuchowski'
  /** Persons without the condition for one with it. */
  readonly ratio: number
}

/** The area under a ROC curve against a given one, each hypothesis with its own variance; the effect is the distance from `area`. */
export function areaModel({ area, method, ratio, alpha, sides }: AreaDesign): PowerModel {
  const z = normalUpperQuantile(alpha / sides)
  const variance = method === 'obuchowski' ? binormalVariance : exponentialVariance
  return {
    sizes: (n) => [n, ratio * n],
    power([cases = 0, controls = 0], effect) {
      const [underNull, error] = [area, area + effect].map((a) => Math.sqrt(variance(a, cases, controls)))
      return normalCdf((effect - z * (underNull ?? Number.NaN)) / (error ?? Number.NaN))
    },
    least: Math.max(2, 2 / ratio),
    unit: (nearlyOne - area) / 4,
    most: nearlyOne - area,
  }
}

/** The variance of the area estimated from these numbers of persons with and without the condition, for exponential scores. */
function exponentialVariance(area: number, cases: number, controls: number): number {
  const [q1, q2] = [area / (2 - area), (2 * area * area) / (1 + area)]
  const square = area * area
  return (area - square + (cases - 1) * (q1 - square) + (controls - 1) * (q2 - square)) / (cases * controls)
}

/**
 * The same for normal scores with equal variances: e^(-A²/2) / (32 π) (5 A² + 8 + (A² + 8) / κ) over the number of cases, A = √2 Φ⁻¹(area),
 * κ controls per case.
 */
function binormalVariance(area: number, cases: number, controls: number): number {
  const a = Math.SQRT2 * normalQuantile(area)
  const scale = normalPdf(a / Math.SQRT2) ** 2 / 16
  return (scale * (5 * a * a + 8)) / cases + (scale * (a * a + 8)) / controls
}
