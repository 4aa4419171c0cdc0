import { allCases } from '../../frame/case-weights.ts'

/** Compensated summation (Neumaier 1974). */
export function compensatedSum(values: Iterable<number>): number {
  let sum = 0
  let lost = 0
  for (const value of values) {
    const next = sum + value
    lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum
    sum = next
  }
  return sum + lost
}

export interface Moments {
  /** Cases. */
  readonly n: number
  readonly mean: number
  /** The mean minus the given origin: differences of such centres keep the digits that means of large numbers lose. */
  readonly centre: number
  /** Sum of squared deviations from the mean. */
  readonly squares: number
  /** With divisor n - 1; NaN for n < 2. */
  readonly variance: number
  readonly sd: number
}

/**
 * Corrected two-pass algorithm (Chan, Golub and LeVeque 1983) on values shifted by an origin near their mean; the rounding error of a sum is
 * computed without a branch (Knuth's TwoSum), because a branch per value takes three times as long. `weights`: how many cases each value
 * represents.
 */
export function moments(values: Float64Array, origin: number = values[0] ?? 0, weights?: Float64Array): Moments {
  const n = allCases(values.length, weights)
  let sum = 0
  let lost = 0
  for (let i = 0; i < values.length; i++) {
    const cases = weights === undefined ? 1 : (weights[i] as number)
    const shifted = cases * ((values[i] as number) - origin)
    const next = sum + shifted
    const added = next - sum
    lost += sum - (next - added) + (shifted - added)
    sum = next
  }
  const centre = (sum + lost) / n
  let squares = 0
  let lostSquares = 0
  let rest = 0
  for (let i = 0; i < values.length; i++) {
    const cases = weights === undefined ? 1 : (weights[i] as number)
    const deviation = (values[i] as number) - origin - centre
    const square = cases * (deviation * deviation)
    const next = squares + square
    const added = next - squares
    lostSquares += squares - (next - added) + (square - added)
    squares = next
    rest += cases * deviation
  }
  const corrected = n === 0 ? Number.NaN : squares + lostSquares - (rest * rest) / n
  const variance = n < 2 ? Number.NaN : corrected / (n - 1)
  return { n, mean: origin + centre, centre, squares: corrected, variance, sd: Math.sqrt(variance) }
}

/**
 * Moment skewness g1 = m3 / m2^(3/2), with divisor n. NaN if the values do not vary.
 */
export function skewness(values: Float64Array, weights?: Float64Array): number {
  const { n, mean, squares } = moments(values, values[0], weights)
  if (!(squares > 0)) return Number.NaN
  let cubes = 0
  for (let i = 0; i < values.length; i++) {
    const deviation = (values[i] as number) - mean
    cubes += (weights === undefined ? 1 : (weights[i] as number)) * (deviation * deviation * deviation)
  }
  return cubes / n / (squares / n) ** 1.5
}
