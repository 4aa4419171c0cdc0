import { findRoot } from '../optimize/find-root.ts'
import { gaussLegendre } from '../special/gauss-legendre.ts'
import { piecewiseChebyshev } from '../special/piecewise-chebyshev.ts'
import { chiScaleQuadrature } from './chi-scale.ts'
import { type ContinuousDistribution, continuousDistribution } from './continuous.ts'
import { normalCdf, normalPdf, normalSf } from './normal.ts'
import { withLogarithms } from './poisson-mixture.ts'
import { solveQuantile } from './solve-quantile.ts'

/**
 * P(Q > q) of the studentized range of `groups` means, with `df` >= 1 degrees of freedom (which may be infinite): the mean over S, the root
 * of chi-squared over df, of the tail of the range of normal values at q S. Every term is positive, so that a small tail keeps its digits;
 * absolute error 1e-12.
 */
export function studentizedRangeSf(q: number, groups: number, df: number): number {
  if (!(groups >= 2 && df > 0.5) || Number.isNaN(q)) return Number.NaN
  if (q <= 0) return 1
  const beyond = quickTail(groups)
  if (df === Number.POSITIVE_INFINITY) return q > farthest ? 0 : Math.min(beyond(q), 1)
  const { at, weight } = chiScaleQuadrature(df, q, farthest / q)
  let sum = 0
  for (const [i, s] of at.entries()) {
    const part = weight[i] ?? 0
    if (part > 1e-20) sum += part * beyond(q * s)
  }
  return Math.min(sum, 1)
}

/** The density of the studentized range: the mean over S of S times the density of the range at q S. */
export function studentizedRangePdf(q: number, groups: number, df: number): number {
  if (!(groups >= 2 && df > 0.5) || Number.isNaN(q)) return Number.NaN
  if (q < 0) return 0
  const density = rangeDensity(groups)
  if (df === Number.POSITIVE_INFINITY) return density(q)
  const { at, weight } = chiScaleQuadrature(df, q, farthest / q)
  let sum = 0
  for (const [i, s] of at.entries()) {
    const part = weight[i] ?? 0
    if (part > 1e-20) sum += part * s * density(q * s)
  }
  return sum
}

/** The q with P(Q > q) = tail: 0 for a tail of 1, NaN if the tail is not above 0 and at most 1. */
export function studentizedRangeUpperQuantile(tail: number, groups: number, df: number): number {
  if (!(tail > 0 && tail < 1)) return tail === 1 ? 0 : Number.NaN
  const excess = (q: number) => Math.log(studentizedRangeSf(q, groups, df) / tail)
  let [low, high] = [0, 4]
  while (excess(high) > 0) {
    if (high > 1e7) return Number.NaN
    low = high
    high *= 2
  }
  return findRoot(excess, low, high)
}

/** The whole distribution of the studentized range; a small lower tail is as accurate as a small upper one. */
export function studentizedRangeDistribution(groups: number, df: number): ContinuousDistribution {
  const support = [0, Number.POSITIVE_INFINITY] as const
  const within = rangeWithin(groups)
  const lowerTail = (q: number): number => {
    if (df === Number.POSITIVE_INFINITY) return within(q)
    const { at, weight } = chiScaleQuadrature(df, q)
    return at.reduce((sum, s, i) => sum + (weight[i] ?? 0) * within(q * s), 0)
  }
  const tails = (q: number) => {
    const upper = studentizedRangeSf(q, groups, df)
    return withLogarithms({ lower: upper < 0.5 ? 1 - upper : lowerTail(q), upper })
  }
  const pdf = (q: number) => studentizedRangePdf(q, groups, df)
  return continuousDistribution({
    valid: groups >= 2 && df > 0.5,
    support,
    logPdf: (q) => Math.log(pdf(q)),
    tails,
    quantile: (p, side) => solveQuantile({ tails, pdf, support, start: 3 }, p, side),
  })
}

/** The probability that the range of normal values exceeds this is negligible. */
const farthest = 20

const narrow = gaussLegendre(0, 1, 1)

const tails = new Map<number, (w: number) => number>()

/** The tail of the range by its Chebyshev series, cached by the number of groups. */
function quickTail(groups: number): (w: number) => number {
  const known = tails.get(groups)
  if (known !== undefined) return known
  const made = piecewiseChebyshev(rangeTail(groups), 0, farthest, 2 * farthest)
  tails.set(groups, made)
  return made
}

/**
 * P(R > w) of the range of k normal values: k ∫ φ(z) (Φ(z)^(k-1) - (Φ(z) - Φ(z - w))^(k-1)) dz, summed in equal steps: the function
 * vanishes at both ends, so that the error decreases faster than any power of the step (Trefethen and Weideman 2014); relative error 1e-12.
 */
function rangeTail(k: number): (w: number) => number {
  const steps = 24 + Math.ceil(12 * Math.sqrt(k))
  const at = Float64Array.from({ length: steps + 1 }, (_, i) => -8.5 + (17 * i) / steps)
  const cdf = at.map(normalCdf)
  const factor = at.map((z, i) => (17 / steps) * k * normalPdf(z) * (cdf[i] ?? 0) ** (k - 1))
  return (w) => {
    let sum = 0
    for (let i = 0; i < at.length; i++) {
      const share = normalSf(w - (at[i] ?? 0)) / (cdf[i] ?? 1)
      if (share > 0) sum -= (factor[i] ?? 0) * Math.expm1((k - 1) * Math.log1p(-Math.min(share, 1)))
    }
    return sum
  }
}

/** The density of the range of k normal values: k (k - 1) ∫ φ(z) φ(z - w) (Φ(z) - Φ(z - w))^(k-2) dz, summed in the same equal steps around w / 2. */
function rangeDensity(k: number): (w: number) => number {
  const steps = 48 + Math.ceil(12 * Math.sqrt(k))
  return (w) => {
    let sum = 0
    for (let i = 0; i <= steps; i++) {
      const z = w / 2 - 8.5 + (17 * i) / steps
      const near = normalPdf(z) * normalPdf(z - w)
      if (near > 1e-300) sum += near * slice(z, w) ** (k - 2)
    }
    return (17 / steps) * k * (k - 1) * sum
  }
}

/** P(R <= w) of the range of k normal values: k ∫ φ(z) (Φ(z) - Φ(z - w))^(k-1) dz, summed in the same equal steps around w / 2. */
function rangeWithin(k: number): (w: number) => number {
  const steps = 48 + Math.ceil(12 * Math.sqrt(k))
  return (w) => {
    if (w > farthest) return 1
    let sum = 0
    for (let i = 0; i <= steps; i++) {
      const z = w / 2 - 8.5 + (17 * i) / steps
      sum += normalPdf(z) * slice(z, w) ** (k - 1)
    }
    return (17 / steps) * k * sum
  }
}

/** Φ(z) - Φ(z - w); for a narrow slice by quadrature of the density, because the difference would have few digits. */
function slice(z: number, w: number): number {
  if (w < 0.5) return w * narrow.at.reduce((sum, u, i) => sum + (narrow.weight[i] ?? 0) * normalPdf(z - w * u), 0)
  return z > w ? normalSf(z - w) - normalSf(z) : normalCdf(z) - normalCdf(z - w)
}
