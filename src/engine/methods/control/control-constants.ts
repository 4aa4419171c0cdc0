import { studentizedRangeSf } from '../../distributions/studentized-range.ts'
import { gaussLegendre } from '../../special/gauss-legendre.ts'
import { logGamma } from '../../special/log-gamma.ts'

/** Mean and SD of a statistic of a sample of standard normal values: unitless. */
export interface UnitMoments {
  readonly mean: number
  readonly sd: number
}

/** The tail of the range of fewer than a thousand normal values is 0 to double precision beyond 20. */
const overRanges = gaussLegendre(0, 20, 12)

/**
 * Mean (d2) and SD (d3) of the range of `size` standard normal values, an integer from 2 to 1000, from the integrals of its tail P(R > w): E R = ∫ P dw
 * and E R² = ∫ 2 w P dw (Tippett 1925). Relative error 1e-11.
 */
export function rangeMoments(size: number): UnitMoments {
  let [first, second] = [0, 0]
  for (const [i, w] of overRanges.at.entries()) {
    const part = (overRanges.weight[i] ?? 0) * studentizedRangeSf(w, size, Number.POSITIVE_INFINITY)
    first += part
    second += 2 * w * part
  }
  return { mean: first, sd: Math.sqrt(second - first ** 2) }
}

/** From this number of degrees of freedom on, the asymptotic series is as accurate as the gamma functions. */
const manyDegrees = 100

/**
 * Mean (c4) and SD of the sample SD of `size` >= 2 standard normal values: c4 = √(2/m) Γ((m+1)/2) / Γ(m/2) with m = size − 1; for a large m by its
 * asymptotic series (DLMF 5.11.13), since the logarithms of the gamma functions cancel.
 */
export function sdMoments(size: number): UnitMoments {
  const m = size - 1
  const loss =
    m < manyDegrees
      ? -Math.expm1(logGamma((m + 1) / 2) - logGamma(m / 2) + Math.log(2 / m) / 2)
      : (1 / 4 - (1 / 32 + (5 / 128 - (21 / 2048 + 399 / 8192 / m) / m) / m) / m) / m
  return { mean: 1 - loss, sd: Math.sqrt(loss * (2 - loss)) }
}
