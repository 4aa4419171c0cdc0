import type { Checkpoint } from '../checkpoint.ts'
import { applyQTransposed, householderQr, type Qr } from '../linalg/householder-qr.ts'
import { solveTransposed, solveUpper } from '../linalg/triangular.ts'
import { StatsError } from '../stats-error.ts'
import { differences, preciseDifferences } from './differences.ts'

export interface LeastSquaresProblem {
  /** Residuals at the parameters: a fixed number, at least as many as parameters. A step is rejected if a residual is not finite. */
  readonly residuals: (parameters: Float64Array) => Float64Array
  /** Jacobian of the residuals by columns; central differences are used if it is not given. */
  readonly jacobian?: (parameters: Float64Array) => readonly Float64Array[]
  readonly start: ArrayLike<number>
}

export interface LeastSquaresMinimum {
  readonly parameters: Float64Array
  readonly residuals: Float64Array
  /** Sum of squared residuals. */
  readonly squares: number
  /**
   * QR decomposition of the Jacobian at the minimum, for covariances. If `rank` is below the number of parameters, they are not all
   * identifiable.
   */
  readonly qr: Qr
  readonly iterations: number
  readonly converged: boolean
  /**
   * Converged: `step`, another step would change no parameter by more than a relative 1e-8 (for a parameter near zero, relative to the size
   * that changes the residuals by a hundredth); `squares`, none would change the sum of squares by more than a relative 1e-14; `exact`, all
   * residuals are zero. Not converged: `limit` of iterations; `stuck`, no step, however short, decreased the sum although the gradient says
   * that one should.
   */
  readonly reason: 'step' | 'squares' | 'exact' | 'limit' | 'stuck'
}

interface Settings {
  readonly limit: number
  /** Initial trust region radius, as a multiple of the scaled norm of the start. */
  readonly radius: number
}

/**
 * Minimum of a sum of squares by the Levenberg-Marquardt method in the form of More (The Levenberg-Marquardt algorithm: implementation and
 * theory. In: Watson GA, ed. Numerical Analysis. Lecture Notes in Mathematics 630. Springer; 1978:105-116): a trust region in parameters
 * that are scaled by the largest column norms of the Jacobian so far, with the damping found by Newton's method for the radius, and finally
 * Gauss-Newton steps as long as they become shorter. These give the digits that the sum of squares, flat near its minimum, cannot show.
 * Throws `start-not-finite` if the residuals at the start are not finite.
 */
export async function levenbergMarquardt(
  problem: LeastSquaresProblem,
  checkpoint: Checkpoint,
  { limit, radius: factor }: Settings = { limit: 2000, radius: 1 },
): Promise<LeastSquaresMinimum> {
  const { residuals: evaluate, jacobian } = problem
  let { x, residuals, squares } = placeAt(Float64Array.from(problem.start))
  if (!Number.isFinite(squares)) throw new StatsError('start-not-finite')
  const scale = new Float64Array(x.length)
  let radius = Number.NaN
  let local = await linearised()

  for (let iterations = 0; iterations < limit; iterations++) {
    await checkpoint()
    if (squares === 0) return found('exact', iterations)
    if (Number.isNaN(radius)) radius = factor * (scaledLength(x, scale) || 1)
    const { step, damping } = await dampedStep(local, scale, radius, checkpoint)
    const length = scaledLength(step, scale)
    const linear = predicted(local, step)
    // relative to the sum of squares: the predicted and the actual reduction
    const expected = (squares - linear) / squares
    const next = x.map((value, j) => value + (step[j] as number))
    const there = placeAt(next)
    const actual = Number.isFinite(there.squares) ? (squares - there.squares) / squares : -1
    const ratio = expected > 0 ? actual / expected : 0
    if (ratio < 0.25) {
      // towards the minimum of the parabola through the sum, its slope, and the new sum
      const slope = (damping * length * length) / squares - expected
      const part = actual >= 0 ? 0.5 : slope / (2 * slope + actual)
      radius = Math.min(radius, length / 0.1) * Math.min(Math.max(part, 0.1), 0.5)
    } else if (ratio > 0.75 || damping === 0) radius = Math.max(radius, 2 * length)
    if (ratio > 1e-4) {
      ;({ x, residuals, squares } = there)
      local = await linearised()
    }
    const small = length <= 1e-15 * scaledLength(x, scale)
    // the largest possible reduction of the linear model is negligible relative to the sum
    const flat = sumOfSquares(local.effects) <= 1e-14 * squares
    if (flat || small) {
      if (await settled()) return found('step', iterations)
      return found(flat ? 'squares' : 'stuck', iterations)
    }
  }
  return found('limit', limit)

  function placeAt(place: Float64Array) {
    const values = evaluate(place)
    return { x: place, residuals: values, squares: sumOfSquares(values) }
  }

  /** For each parameter, the change that alters the residuals by the given proportion: the only scale of a parameter near zero. */
  function felt(part: number): Float64Array {
    return scale.map((column) => (column > 0 ? (part * Math.sqrt(squares)) / column : 0))
  }

  async function linearised(precisely = false): Promise<Linearised> {
    const columns =
      jacobian?.(x) ?? (precisely ? preciseDifferences(evaluate, x, felt(1e-2)) : differences(evaluate, x, felt(1e-7)))
    for (const [j, column] of columns.entries())
      scale[j] = Math.max(scale[j] as number, Math.sqrt(sumOfSquares(column))) || 1
    return linearise(columns, residuals, checkpoint)
  }

  /**
   * Gauss-Newton steps with precise derivatives as long as they become shorter. Returns whether the shortest changes no parameter by more
   * than a relative 1e-8.
   */
  async function settled(): Promise<boolean> {
    local = await linearised(true)
    let shortest = Number.POSITIVE_INFINITY
    let vain = 0
    while (shortest > 1e-15 && vain < 3) {
      if (local.qr.rank < x.length) return false
      const step = gaussNewton(local)
      const least = felt(1e-2)
      const size = Math.max(
        ...step.map((value, j) => Math.abs(value) / (Math.max(Math.abs(x[j] as number), least[j] as number) || 1)),
      )
      const next = x.map((value, j) => value + (step[j] as number))
      const there = placeAt(next)
      vain = size < 0.9 * shortest ? 0 : vain + 1
      shortest = Math.min(shortest, size)
      if (!(there.squares <= squares * (1 + 1e-6))) break
      ;({ x, residuals, squares } = there)
      local = await linearised(true)
    }
    return shortest <= 1e-8
  }

  function found(reason: LeastSquaresMinimum['reason'], iterations: number): LeastSquaresMinimum {
    const converged = reason !== 'limit' && reason !== 'stuck'
    return { parameters: x, residuals, squares, qr: local.qr, iterations, converged, reason }
  }
}

/** Residuals as a linear function of a step: R step + effects, and `left`, the sum of squares that no step reduces. */
interface Linearised {
  readonly qr: Qr
  /** Columns of R in the order of the parameters. */
  readonly r: readonly Float64Array[]
  readonly effects: Float64Array
  readonly left: number
}

async function linearise(
  columns: readonly Float64Array[],
  residuals: Float64Array,
  checkpoint: Checkpoint,
): Promise<Linearised> {
  const qr = await householderQr(columns, checkpoint, 1e-14)
  const turned = residuals.slice()
  await applyQTransposed(qr, turned, checkpoint)
  const r: Float64Array[] = columns.map(() => new Float64Array(qr.rank))
  for (const [k, index] of qr.pivot.entries()) r[index] = qr.r[k] as Float64Array
  return { qr, r, effects: turned.slice(0, qr.rank), left: sumOfSquares(turned.subarray(qr.rank)) }
}

/** The sum of squares that the linear model predicts after a step. */
function predicted({ r, effects, left }: Linearised, step: Float64Array): number {
  const there = effects.slice()
  for (const [j, column] of r.entries())
    for (let i = 0; i < there.length; i++) there[i] = (there[i] as number) + (column[i] as number) * (step[j] as number)
  return sumOfSquares(there) + left
}

function gaussNewton({ qr, effects }: Linearised): Float64Array {
  const solution = solveUpper(qr.r, effects, qr.rank)
  const step = new Float64Array(qr.pivot.length)
  for (let k = 0; k < qr.rank; k++) step[qr.pivot[k] as number] = -(solution[k] as number)
  return step
}

/** The step that minimises the linear model within the trust region, and its damping; the radius is met within a tenth. */
async function dampedStep(
  local: Linearised,
  scale: Float64Array,
  radius: number,
  checkpoint: Checkpoint,
): Promise<{ readonly step: Float64Array; readonly damping: number }> {
  const { qr, r, effects } = local
  if (qr.rank === scale.length) {
    const step = gaussNewton(local)
    if (scaledLength(step, scale) <= 1.1 * radius) return { step, damping: 0 }
  }
  // gradient with respect to the scaled parameters
  const slope = r.map((column, j) => dot(column, effects) / (scale[j] as number))
  let [least, most] = [0, Math.hypot(...slope) / radius || Number.MIN_VALUE]
  let damping = most * 1e-3
  let step: Float64Array = new Float64Array(scale.length)
  for (let k = 0; k < 30; k++) {
    if (!(damping > least && damping < most)) damping = Math.max(most * 1e-3, Math.sqrt(least * most))
    const root = Math.sqrt(damping)
    const stacked = r.map((column, j) => {
      const whole = new Float64Array(effects.length + scale.length)
      whole.set(column)
      whole[effects.length + j] = root * (scale[j] as number)
      return whole
    })
    const damped = await linearise(
      stacked,
      Float64Array.from([...effects, ...new Float64Array(scale.length)]),
      checkpoint,
    )
    step = gaussNewton(damped)
    const length = scaledLength(step, scale)
    const over = length - radius
    if (Math.abs(over) <= 0.1 * radius) break
    if (over > 0) least = Math.max(least, damping)
    else most = Math.min(most, damping)
    // Newton's step for 1 / radius = 1 / length (More, section 5)
    const turned = solveTransposed(
      damped.qr.r,
      Float64Array.from(damped.qr.pivot, (j) => ((scale[j] as number) ** 2 * (step[j] as number)) / length),
      damped.qr.rank,
    )
    damping += over / radius / sumOfSquares(turned)
  }
  return { step, damping }
}

function scaledLength(x: Float64Array, scale: Float64Array): number {
  return Math.hypot(...x.map((value, j) => value * (scale[j] as number)))
}

function sumOfSquares(x: Float64Array): number {
  let sum = 0
  for (let i = 0; i < x.length; i++) sum += (x[i] as number) ** 2
  return sum
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number)
  return sum
}
