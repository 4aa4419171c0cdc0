import { chiSquareSf } from '#engine/distributions/chi-square.ts'
import { hypergeometricDistribution } from '#engine/distributions/hypergeometric.ts'
import { fisherTwoByTwo } from '#engine/methods/tables/fisher-two-by-two.ts'

/** Relative tolerance, as in R: tables that are equally probable up to rounding count as well. */
const TOLERANCE = 1e-7

/** Requires non-zero margins. */
export function testsOf(a: number, b: number, c: number, d: number) {
  const [first, second, left, right] = [a + b, c + d, a + c, b + d]
  const n = first + second
  const { cdf, sf } = hypergeometricDistribution(left, right, first)
  const margins = first * second * left * right
  const plain = (n * (a * d - b * c) ** 2) / margins
  const yates = (n * Math.max(0, Math.abs(a * d - b * c) - n / 2) ** 2) / margins
  return {
    twoSided: fisherTwoByTwo(a, b, c, d, TOLERANCE),
    less: cdf(a),
    greater: sf(a - 1),
    chiSquared: plain,
    chiSquaredP: chiSquareSf(plain, 1),
    yates,
    yatesP: chiSquareSf(yates, 1),
    leastExpected: (Math.min(first, second) * Math.min(left, right)) / n,
  }
}
