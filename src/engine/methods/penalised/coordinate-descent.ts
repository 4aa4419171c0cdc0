import { solvePositive } from '../../linalg/solve-positive.ts'
import type { Pace } from '../../pace.ts'

/**
 * The quadratic in b that is minimised: 1/2 b'Hb - c'b + sum of penalties[j] |b[j]| + ridge[j] / 2 b[j]^2. `curvature[j]` is a row of H, in
 * which coefficient k has the place `places[k]`.
 */
export interface PenalisedQuadratic {
  readonly curvature: readonly Float64Array[]
  readonly places: Int32Array
  readonly penalties: Float64Array
  readonly ridge: Float64Array
}

/** More rounds are not a solution. */
const maxRounds = 20_000
/** After so many rounds the signs are mostly those of the minimum. */
const roundsBetweenSteps = 12

/**
 * Cyclic coordinate descent with soft thresholds (Friedman J, Hastie T, Tibshirani R. J Stat Softw 2010;33(1):1, section 2.1), with products
 * of columns in place of residuals ("covariance updates", 2.2). Descent is slow with correlated columns: now and then a Newton step is taken
 * within the coefficients that are not 0, as far as their signs stay. `b` and `slope`, which is c - Hb, are changed in place. Ends when no
 * coefficient changes by more than `precision` in units of its curvature; false if it did not end.
 */
export async function descend(
  quadratic: PenalisedQuadratic,
  b: Float64Array,
  slope: Float64Array,
  precision: number,
  pace: Pace,
): Promise<boolean> {
  const { curvature, places, penalties, ridge } = quadratic
  const m = b.length
  for (let round = 1; round <= maxRounds; round++) {
    let [largest, work] = [0, m]
    for (let j = 0; j < m; j++) {
      const row = curvature[j] as Float64Array
      const own = row[places[j] as number] as number
      const before = b[j] as number
      if (own <= 0) continue
      const free = own * before + (slope[j] as number)
      const after = softened(free, penalties[j] as number) / (own + (ridge[j] as number))
      const change = after - before
      if (change === 0) continue
      moved(quadratic, b, slope, j, change)
      work += m
      largest = Math.max(largest, Math.abs(change) * Math.sqrt(own))
    }
    if (pace.due(work)) await pace.rest()
    if (largest <= precision) return true
    if (round % roundsBetweenSteps === 0) await stepWithin(quadratic, b, slope, pace)
  }
  return false
}

/** The soft threshold of Donoho and Johnstone: nearer to 0 by `by`, and 0 within it. */
function softened(value: number, by: number): number {
  if (value > by) return value - by
  return value < -by ? value + by : 0
}

function moved(
  { curvature, places }: PenalisedQuadratic,
  b: Float64Array,
  slope: Float64Array,
  j: number,
  change: number,
): void {
  const row = curvature[j] as Float64Array
  b[j] = (b[j] as number) + change
  for (let k = 0; k < b.length; k++) slope[k] = (slope[k] as number) - change * (row[places[k] as number] as number)
}

/** A step to the minimum for the present signs, or to where the first of them would change. */
async function stepWithin(quadratic: PenalisedQuadratic, b: Float64Array, slope: Float64Array, pace: Pace) {
  const { curvature, places, penalties, ridge } = quadratic
  const inside = [...b.keys()].filter((j) => b[j] !== 0 || penalties[j] === 0)
  if (pace.due(inside.length ** 3 / 6)) await pace.rest()
  const matrix = inside.map((j) =>
    inside.map((k) => (curvature[j]?.[places[k] as number] as number) + (j === k ? (ridge[j] as number) : 0)),
  )
  const pull = inside.map((j) => {
    const [value, toZero] = [b[j] as number, penalties[j] as number]
    return (slope[j] as number) - toZero * Math.sign(value) - (ridge[j] as number) * value
  })
  const step = solvePositive(matrix, pull)
  if (step === undefined) return
  let [part, first] = [1, -1]
  for (const [k, j] of inside.entries()) {
    const reach = -(b[j] as number) / (step[k] as number)
    if (penalties[j] !== 0 && reach > 0 && reach < part) [part, first] = [reach, j]
  }
  for (const [k, j] of inside.entries()) moved(quadratic, b, slope, j, part * (step[k] as number))
  if (first >= 0) b[first] = 0
}
