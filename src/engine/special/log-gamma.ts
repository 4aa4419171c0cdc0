/**
 * ln Γ(x) for x > 0, relative error about 1e-15 (absolute near the zeros at 1 and 2).
 * Lanczos' approximation with the 13-term rational coefficients of Boost.Math (lanczos13m53, J. Maddock, Boost licence);
 * near 1 and 2 the expansion of ln Γ(1 + z) by values of the zeta function (DLMF 5.7.3) keeps the relative error small.
 */
export function logGamma(x: number): number {
  if (Number.isNaN(x) || x <= 0) return x === 0 ? Number.POSITIVE_INFINITY : Number.NaN
  if (x === Number.POSITIVE_INFINITY) return x
  if (Math.abs(x - 1) < 0.2) return logGamma1p(x - 1)
  if (Math.abs(x - 2) < 0.2) return Math.log1p(x - 2) + logGamma1p(x - 2)
  if (x > 1e8) return (x - 0.5) * Math.log(x) - x + halfLog2Pi + 1 / (12 * x)
  const shifted = x + g - 0.5
  return (x - 0.5) * (Math.log(shifted) - 1) + Math.log(lanczosScaled(x))
}

/** ln Γ(1 + z) for |z| < 0.25, relative error about 1e-15. DLMF 5.7.3. */
export function logGamma1p(z: number): number {
  let power = z
  let sum = -eulerGamma * z
  for (const [k, zeta] of zetaFrom2.entries()) {
    power *= -z
    sum -= (zeta * power) / (k + 2)
  }
  return sum
}

const halfLog2Pi = 0.9189385332046728
const eulerGamma = 0.5772156649015329
const g = 6.02468004077673

/** Riemann's zeta at 2, 3, 4 ... */
const zetaFrom2 = [
  1.6449340668482264, 1.2020569031595942, 1.0823232337111381, 1.03692775514337, 1.0173430619844492, 1.008349277381923,
  1.0040773561979444, 1.0020083928260821, 1.0009945751278182, 1.0004941886041194, 1.000246086553308, 1.0001227133475785,
  1.0000612481350586, 1.000030588236307, 1.0000152822594086, 1.0000076371976379, 1.000003817293265, 1.0000019082127165,
  1.0000009539620338, 1.0000004769329869, 1.0000002384505027, 1.000000119219926, 1.000000059608189, 1.0000000298035034,
  1.0000000149015549, 1.0000000074507118,
]

const numerator = [
  23531376880.41076, 42919803642.6491, 35711959237.35567, 17921034426.03721, 6039542586.352028, 1439720407.3117216,
  248874557.86205417, 31426415.585400194, 2876370.6289353725, 186056.26539522348, 8071.672002365816, 210.82427775157936,
  2.5066282746310002,
]
const denominator = [
  0, 39916800, 120543840, 150917976, 105258076, 45995730, 13339535, 2637558, 357423, 32670, 1925, 66, 1,
]

/** The Lanczos sum times e^-g, as a ratio of polynomials, evaluated in 1/x for large x so that nothing overflows. */
function lanczosScaled(x: number): number {
  let top = 0
  let bottom = 0
  if (x <= 1) {
    for (let k = 12; k >= 0; k--) {
      top = top * x + (numerator[k] ?? 0)
      bottom = bottom * x + (denominator[k] ?? 0)
    }
  } else {
    const inverse = 1 / x
    for (let k = 0; k <= 12; k++) {
      top = top * inverse + (numerator[k] ?? 0)
      bottom = bottom * inverse + (denominator[k] ?? 0)
    }
  }
  return (top / bottom) * Math.exp(-g)
}
