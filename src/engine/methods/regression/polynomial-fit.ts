import type { Checkpoint } from '../../checkpoint.ts'
import { fSf } from '../../distributions/fisher-f.ts'
import { tUpperQuantile } from '../../distributions/student-t.ts'
import { allCases } from '../../frame/case-weights.ts'
import { moments } from '../description/moments.ts'
import { orthogonalPolynomials } from './orthogonal-polynomials.ts'

/** The least squares fit of a polynomial in x to y. */
export interface PolynomialFit {
  /** Coefficients of 1, x, x² and so on. */
  readonly coefficients: readonly number[]
  readonly rSquared: number
  /** P value of the F test against a constant. */
  readonly pValue: number
  readonly at: (x: number) => PolynomialPoint
}

export interface PolynomialPoint {
  readonly fit: number
  /** Half-widths of the pointwise confidence interval of the mean and of the prediction interval of a single new value. */
  readonly halves: { readonly mean: number; readonly value: number }
}

/**
 * Polynomial regression of y on x with polynomials that are orthogonal over the places (Forsythe, J Soc Indust Appl Math 1957;5:74), which
 * keeps the digits of high powers. Undefined if there are too few distinct places or no residual degrees of freedom. `cases`: how many
 * cases each point represents.
 */
export async function polynomialFit(
  x: Float64Array,
  y: Float64Array,
  degree: number,
  confidence: number,
  checkpoint: Checkpoint,
  cases?: Float64Array,
): Promise<PolynomialFit | undefined> {
  const n = allCases(x.length, cases)
  const df = n - degree - 1
  const { mean, sd } = moments(x, x[0], cases)
  if (df < 1 || !(sd > 1e-12 * Math.abs(mean))) return undefined
  const z = x.map((value) => (value - mean) / sd)
  const basis = await orthogonalPolynomials(z, degree, checkpoint, cases)
  if (basis === undefined) return undefined
  const my = moments(y, y[0], cases)
  const centred = y.map((value) => value - my.mean)
  const weights = await basis.project(centred, checkpoint)
  const fitAt = (v: number) => weights.reduce((sum, weight, k) => sum + weight * basis.at(v, k + 1), 0)
  const residual = z.reduce(
    (sum, v, i) => sum + (cases === undefined ? 1 : (cases[i] as number)) * ((centred[i] ?? 0) - fitAt(v)) ** 2,
    0,
  )
  await checkpoint()
  const explained = weights.reduce((sum, weight, k) => sum + weight ** 2 * (basis.sizes[k + 1] ?? 0), 0)
  const sigma = Math.sqrt(residual / df)
  const t = tUpperQuantile((1 - confidence) / 2, df)
  return {
    coefficients: shifted(basis.inPowers([my.mean, ...weights]), mean, sd),
    rSquared: explained / (explained + residual),
    pValue: fSf(explained / degree / (residual / df), degree, df),
    at: (place) => {
      const v = (place - mean) / sd
      const leverage = basis.sizes.reduce((sum, size, k) => sum + basis.at(v, k) ** 2 / size, 0)
      const half = (variance: number) => t * sigma * Math.sqrt(variance)
      return { fit: my.mean + fitAt(v), halves: { mean: half(leverage), value: half(1 + leverage) } }
    },
  }
}

/** Coefficients of x from those of (x - centre) / scale, by Horner's rule on polynomials. */
function shifted(coefficients: readonly number[], centre: number, scale: number): readonly number[] {
  let found: readonly number[] = []
  for (const next of coefficients.toReversed()) {
    const times = [0, ...found.map((c) => c / scale)]
    found = times.map((c, k) => c - (centre / scale) * (found[k] ?? 0) + (k === 0 ? next : 0))
  }
  return found
}
