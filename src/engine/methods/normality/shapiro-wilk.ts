import { normalQuantile, normalSf } from '../../distributions/normal.ts'
import { allCases } from '../../frame/case-weights.ts'
import { moments } from '../description/moments.ts'
import { repeatCases } from '../samples/repeat-cases.ts'
import { safelyScaled } from '../samples/safe-scale.ts'

export interface ShapiroWilk {
  readonly statistic: number
  readonly pValue: number
}

/** Cases beyond which the approximation does not hold. */
export const maxShapiroCases = 5000

/**
 * Royston's approximation of the test of Shapiro and Wilk (algorithm AS R94, Appl. Stat. 44 (1995) 547) for 3 to 5000 values. NaN outside this
 * range, and if the values do not vary. `weights`: how many cases each value represents; values are repeated, since at most 5000 are allowed.
 */
export function shapiroWilk(sample: Float64Array, weights?: Float64Array): ShapiroWilk {
  if (allCases(sample.length, weights) > maxShapiroCases) return { statistic: Number.NaN, pValue: Number.NaN }
  const { values } = safelyScaled(repeatCases(sample, weights))
  const n = values.length
  const { squares } = moments(values)
  if (n < 3 || !(squares > 0)) return { statistic: Number.NaN, pValue: Number.NaN }
  const coefficients = coefficientsOf(n)
  const sorted = values.toSorted()
  // 1 - W from a product of differences, since W is often near 1
  let product = 0
  for (const [i, coefficient] of coefficients.entries())
    product += coefficient * ((sorted[n - 1 - i] ?? 0) - (sorted[i] ?? 0))
  const root = Math.sqrt(squares)
  const complement = Math.max(((root - product) * (root + product)) / squares, 0) // rounding can make it negative
  const statistic = 1 - complement
  return { statistic, pValue: pValueOf(complement, statistic, n) }
}

/** The upper half of the antisymmetric coefficients, largest first; their squares sum to 1/2. */
function coefficientsOf(n: number): Float64Array {
  const half = Math.floor(n / 2)
  if (n === 3) return Float64Array.of(Math.SQRT1_2)
  const m = Float64Array.from({ length: half }, (_, i) => -normalQuantile((i + 1 - 0.375) / (n + 0.25)))
  const total = 2 * m.reduce((sum, value) => sum + value * value, 0)
  const root = Math.sqrt(total)
  const u = 1 / Math.sqrt(n)
  const [m1 = 0, m2 = 0] = m
  const first = polynomial([0, 0.221157, -0.147981, -2.07119, 4.434685, -2.706056], u) + m1 / root
  if (n <= 5) {
    const scale = Math.sqrt((total - 2 * m1 * m1) / (1 - 2 * first * first))
    return m.map((value, i) => (i === 0 ? first : value / scale))
  }
  const second = polynomial([0, 0.042981, -0.293762, -1.752461, 5.682633, -3.582633], u) + m2 / root
  const scale = Math.sqrt((total - 2 * m1 * m1 - 2 * m2 * m2) / (1 - 2 * first * first - 2 * second * second))
  return m.map((value, i) => (i === 0 ? first : i === 1 ? second : value / scale))
}

function pValueOf(complement: number, w: number, n: number): number {
  if (n === 3) return Math.max((6 / Math.PI) * (Math.asin(Math.sqrt(w)) - Math.asin(Math.sqrt(0.75))), 0)
  const y = Math.log(complement)
  const logN = Math.log(n)
  if (n <= 11) {
    const gamma = polynomial([-2.273, 0.459], n)
    if (y >= gamma) return 0
    const mu = polynomial([0.544, -0.39978, 0.025054, -6.714e-4], n)
    const sigma = Math.exp(polynomial([1.3822, -0.77857, 0.062767, -0.0020322], n))
    return normalSf((-Math.log(gamma - y) - mu) / sigma)
  }
  const mu = polynomial([-1.5861, -0.31082, -0.083751, 0.0038915], logN)
  const sigma = Math.exp(polynomial([-0.4803, -0.082676, 0.0030302], logN))
  return normalSf((y - mu) / sigma)
}

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduceRight((sum, c) => sum * x + c, 0)
}
