import type { Checkpoint } from '../checkpoint.ts'
import { StatsError } from '../stats-error.ts'
import { differences } from './differences.ts'
import type { Minimum } from './minimum.ts'
import { wolfeStep } from './wolfe-step.ts'

interface SmoothFunction {
  readonly value: (x: Float64Array) => number
  /** The gradient of the function; central differences are used if it is not given. */
  readonly gradient?: (x: Float64Array) => Float64Array
}

interface Settings {
  /** Relative tolerance for the gradient, scaled by the parameter and by the value of the function. */
  readonly tolerance: number
  readonly limit: number
}

/**
 * Minimum of a smooth function by the Broyden-Fletcher-Goldfarb-Shanno method with steps that satisfy the strong Wolfe conditions (Nocedal
 * J, Wright SJ. Numerical Optimization. 2nd ed. Springer; 2006, algorithm 6.1). Reasons: `gradient`, converged, the gradient is zero within
 * the tolerance; `precision`, converged as far as rounding permits: no step decreases the function and the gradient is below the square
 * root of the tolerance; `stuck`: no step decreases the function although the gradient is larger; `limit`. Throws `start-not-finite`.
 */
export async function bfgs(
  {
    value: f,
    gradient = (x) =>
      Float64Array.from(
        differences((place) => [f(place)], x),
        ([slope = Number.NaN]) => slope,
      ),
  }: SmoothFunction,
  start: ArrayLike<number>,
  checkpoint: Checkpoint,
  { tolerance, limit }: Settings = { tolerance: 1e-10, limit: 1000 },
): Promise<Minimum<Float64Array, 'gradient' | 'precision' | 'stuck' | 'limit'> & { readonly gradient: Float64Array }> {
  let x: Float64Array = Float64Array.from(start)
  let value = f(x)
  let slopes = gradient(x)
  if (!(Number.isFinite(value) && slopes.every(Number.isFinite))) throw new StatsError('start-not-finite')
  let inverse: Float64Array[] | undefined
  for (let iterations = 0; iterations < limit; iterations++) {
    await checkpoint()
    const steepness = steepnessAt()
    if (steepness <= tolerance) return found('gradient', iterations)
    let direction = inverse?.map((row) => -dot(row, slopes))
    // only rounding makes the direction an ascent direction
    if (direction === undefined || !(dot(direction, slopes) < 0)) {
      inverse = undefined
      direction = Array.from(slopes, (slope) => -slope)
    }
    const first = inverse === undefined ? Math.min(1, 1 / Math.hypot(...slopes)) : 1
    const step = wolfeStep({ value: f, gradient }, { x, value, gradient: slopes }, direction, first)
    if (step === undefined) {
      if (inverse === undefined) return found(steepness <= Math.sqrt(tolerance) ? 'precision' : 'stuck', iterations)
      inverse = undefined
      continue
    }
    inverse = updated(inverse, difference(step.x, x), difference(step.gradient, slopes))
    ;({ x, value, gradient: slopes } = step)
  }
  return found('limit', limit)

  function steepnessAt(): number {
    const by = slopes.map((slope, j) => Math.abs(slope) * Math.max(Math.abs(x[j] as number), 1))
    return Math.max(...by) / Math.max(Math.abs(value), 1)
  }

  function found(reason: 'gradient' | 'precision' | 'stuck' | 'limit', iterations: number) {
    const converged = reason === 'gradient' || reason === 'precision'
    return { x, value, gradient: slopes, iterations, converged, reason }
  }
}

/** The inverse Hessian after a step s that changed the gradient by y (equation 6.17; 6.20 for the first step). */
function updated(inverse: Float64Array[] | undefined, s: Float64Array, y: Float64Array): Float64Array[] | undefined {
  const curvature = dot(s, y)
  if (!(curvature > 1e-300)) return inverse
  const before = inverse ?? identity(s.length, curvature / dot(y, y))
  const turned = before.map((row) => dot(row, y))
  const factor = (1 + dot(turned, y) / curvature) / curvature
  return before.map((row, i) =>
    row.map((value, j) => {
      const [si, sj] = [s[i] as number, s[j] as number]
      return value + factor * si * sj - ((turned[i] as number) * sj + si * (turned[j] as number)) / curvature
    }),
  )
}

const identity = (n: number, scale: number): Float64Array[] =>
  Array.from({ length: n }, (_, i) => Float64Array.from({ length: n }, (__, j) => (i === j ? scale : 0)))

const difference = (a: Float64Array, b: Float64Array): Float64Array => a.map((value, k) => value - (b[k] as number))

function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0
  for (let k = 0; k < a.length; k++) sum += (a[k] as number) * (b[k] as number)
  return sum
}
