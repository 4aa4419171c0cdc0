import type { Interval } from '../../alternative.ts'
import type { Checkpoint } from '../../checkpoint.ts'
import { tUpperQuantile } from '../../distributions/student-t.ts'
import type { Line } from './passing-bablok.ts'

export interface Deming extends Line {
  /** Limits of the line's value at x, of the slope and of the intercept: estimate ± t of n - 2 degrees of freedom times the jackknife's SE. */
  readonly limitsAt: (x: number) => Interval
  readonly slopeInterval: Interval
  readonly interceptInterval: Interval
}

/**
 * Deming's regression of two methods that both have errors (Cornbleet PJ, Gochman N. Incorrect least-squares regression coefficients in
 * method-comparison analysis. Clin Chem 1979;25:432-438), with standard errors by the jackknife (Linnet K. Estimation of the linear relationship
 * between the measurements of two methods with proportional errors. Stat Med 1990;9:1463-1473): of the pseudovalues n θ - (n - 1) θ(-i).
 *
 * @param ratio the variance of the errors of x over that of y, above 0
 * @returns NaN everywhere if the covariance is not above 0, or with fewer than 4 pairs
 */
export async function deming(
  x: Float64Array,
  y: Float64Array,
  ratio: number,
  confidence: number,
  checkpoint: Checkpoint,
): Promise<Deming> {
  const n = x.length
  const [meanX, meanY] = [meanOf(x), meanOf(y)]
  await checkpoint()
  let [u, q, p] = [0, 0, 0]
  for (let i = 0; i < n; i++) {
    const [a, b] = [(x[i] as number) - meanX, (y[i] as number) - meanY]
    u += a * a
    q += b * b
    p += a * b
  }
  await checkpoint()
  const slope = n > 3 && p > 0 ? slopeOf(u, q, p, ratio) : Number.NaN
  let [sumB, sumC, bb, bc, cc] = [0, 0, 0, 0, 0]
  for (let i = 0; i < n; i++) {
    if (i % portion === portion - 1) await checkpoint()
    const [a, b] = [(x[i] as number) - meanX, (y[i] as number) - meanY]
    const share = n / (n - 1)
    const without = slopeOf(u - share * a * a, q - share * b * b, p - share * a * b, ratio)
    // pseudovalues of the slope and of the line's value at the mean of x, less the estimates
    const [fromSlope, fromCentre] = [(n - 1) * (slope - without), b - without * a]
    sumB += fromSlope
    sumC += fromCentre
    bb += fromSlope * fromSlope
    bc += fromSlope * fromCentre
    cc += fromCentre * fromCentre
  }
  const of = (products: number, one: number, other: number) => (products - (one * other) / n) / (n * (n - 1))
  const variance = { slope: of(bb, sumB, sumB), both: of(bc, sumB, sumC), centre: of(cc, sumC, sumC) }
  const t = tUpperQuantile((1 - confidence) / 2, n - 2)
  const about = (value: number, square: number): Interval => {
    const half = t * Math.sqrt(Math.max(0, square))
    return { lower: value - half, upper: value + half }
  }
  const limitsAt = (at: number): Interval => {
    const from = at - meanX
    return about(meanY + slope * from, variance.centre + 2 * from * variance.both + from * from * variance.slope)
  }
  return {
    slope,
    intercept: meanY - slope * meanX,
    limitsAt,
    slopeInterval: about(slope, variance.slope),
    interceptInterval: limitsAt(0),
  }
}

/** Rows between two checkpoints. */
const portion = 1 << 16

/** From the centred sums of squares of x and y and of their products. */
function slopeOf(u: number, q: number, p: number, ratio: number): number {
  const apart = ratio * q - u
  return (apart + Math.sqrt(apart * apart + 4 * ratio * p * p)) / (2 * ratio * p)
}

function meanOf(values: Float64Array): number {
  const origin = values[0] ?? 0
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += (values[i] as number) - origin
  return origin + sum / values.length
}
