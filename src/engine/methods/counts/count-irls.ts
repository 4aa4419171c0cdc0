import type { Checkpoint } from '../../checkpoint.ts'
import { maxAbs, maxAbsDifference } from '../logistic/max-abs.ts'
import { solveLeastSquares } from '../regression/least-squares.ts'
import { linearPredictor, midway } from '../regression/linear-predictor.ts'
import { firstPredictor } from './count-rows.ts'

/** A model of counts with a log link, in the given columns. */
export interface CountFit {
  /**
   * `infinite`: the likelihood increases forever in some direction, e.g. if a level has only zero counts; `stalled`: no maximum for another
   * reason.
   */
  readonly state: 'converged' | 'infinite' | 'stalled'
  /** The columns that have a coefficient, in the order of `unscaled`. */
  readonly estimated: readonly number[]
  /** One per column; NaN for a column that depends on earlier ones. */
  readonly coefficients: Float64Array
  /** Inverse of the expected information, with the shape treated as known. */
  readonly unscaled: readonly (readonly number[])[]
  /** The linear predictor by row, offset included. */
  readonly eta: Float64Array
  readonly deviance: number
  /** The columns along which the likelihood increases forever. */
  readonly infinite: readonly number[]
}

export interface CountRows {
  /** Whole, 0 or more. */
  readonly y: Float64Array
  /** Known part of the linear predictor. */
  readonly offset: Float64Array | null
  /** How many cases each row represents, above 0; undefined if each is one. */
  readonly cases?: Float64Array | undefined
  /** The shape of a negative binomial, variance mu + mu^2 / theta; infinite for Poisson. */
  readonly theta: number
  /** A starting linear predictor. */
  readonly start?: Float64Array
  /** The columns with a coefficient, if `start` is known to be within one step of the maximum. */
  readonly settled?: readonly number[]
}

const maxSteps = 60

/**
 * Maximum likelihood by iteratively reweighted least squares (McCullagh and Nelder 1989), with step halving, until the linear predictor has
 * converged, and one more step. The first and the last step use the expected information, whose inverse is `unscaled`; those between use the
 * observed one, which makes them Newton steps: for a negative binomial Fisher scoring converges only linearly.
 */
export async function countIrls(
  columns: readonly Float64Array[],
  rows: CountRows,
  checkpoint: Checkpoint,
): Promise<CountFit> {
  const { y, offset } = rows
  const n = y.length
  let eta: Float64Array = rows.start?.slice() ?? firstPredictor(y)
  let kept: readonly number[] = rows.settled ?? columns.map((_, k) => k)
  let coefficients: Float64Array = new Float64Array(columns.length)
  let previous = Number.POSITIVE_INFINITY
  let settled = rows.settled !== undefined
  const [roots, target] = [new Float64Array(n), new Float64Array(n)]
  for (let step = 0; ; step++) {
    const last: boolean = settled
    const information: 'expected' | 'observed' = step === 0 || last ? 'expected' : 'observed'
    await weigh(eta, rows, information, { roots, target }, checkpoint)
    const used = kept.map((k) => columns[k] ?? new Float64Array(n))
    const chooses = step === 0 && rows.settled === undefined
    const solved = await solveLeastSquares(used, target, roots, checkpoint, chooses ? undefined : 1e-13)
    if (chooses) kept = solved.estimated
    let proposed: Float64Array = new Float64Array(columns.length)
    for (const [i, k] of kept.entries()) proposed[k] = solved.coefficients[chooses ? k : i] ?? Number.NaN
    let ahead: Float64Array = await linearPredictor(columns, kept, proposed, offset, checkpoint)
    let deviance = await countDeviance(ahead, rows, checkpoint)
    for (let half = 0; step > 0 && half < 20 && !(deviance <= previous + 1e-9 * (1 + previous)); half++) {
      proposed = midway(coefficients, proposed)
      ahead = midway(eta, ahead)
      deviance = await countDeviance(ahead, rows, checkpoint)
    }
    const gain = previous - deviance
    const moved = maxAbsDifference(ahead, eta)
    await checkpoint()
    // the predictor diverges without a gain: the weights of its rows would vanish, and their columns with them
    const flat = moved > 1e-2 && Math.abs(gain) <= 1e-12 * (1 + Math.abs(deviance))
    const ended = last || flat || step >= maxSteps || !Number.isFinite(deviance)
    const divides: boolean = information === 'expected' && Number.isFinite(rows.theta)
    settled = moved <= (divides ? 1e-11 : 1e-8) * (1 + maxAbs(ahead))
    const before = coefficients
    eta = ahead
    coefficients = proposed
    previous = deviance
    if (!ended) continue
    const stands = Math.abs(gain) <= 1e-6 * (1 + Math.abs(deviance))
    const direction = proposed.map((b, k) => b - (before[k] as number))
    const infinite = settled || !stands ? [] : movingColumns(direction, columns, kept)
    const out = new Float64Array(columns.length).fill(Number.NaN)
    for (const k of kept) out[k] = coefficients[k] as number
    return {
      state: settled ? 'converged' : infinite.length > 0 ? 'infinite' : 'stalled',
      estimated: kept,
      coefficients: out,
      unscaled: solved.unscaled,
      eta,
      deviance,
      infinite,
    }
  }
}

const stretch = 100_000

/** Roots of the weights, and the working response. */
async function weigh(
  eta: Float64Array,
  { y, offset, cases, theta }: CountRows,
  information: 'expected' | 'observed',
  { roots, target }: { readonly roots: Float64Array; readonly target: Float64Array },
  checkpoint: Checkpoint,
): Promise<void> {
  for (let i = 0; i < eta.length; i++) {
    const value = eta[i] as number
    const mean = Math.exp(value)
    const spread = 1 + mean / theta
    // the observed information over the expected one
    const ratio = information === 'expected' ? 1 : (1 + (y[i] as number) / theta) / spread
    const count = cases === undefined ? 1 : (cases[i] as number)
    roots[i] = Math.sqrt(count * (mean / spread) * ratio)
    target[i] = value - (offset === null ? 0 : (offset[i] as number)) + ((y[i] as number) / mean - 1) / ratio
    if (i % stretch === stretch - 1) await checkpoint()
  }
}

/** Twice the log likelihood of a saturated fit minus that of this one. */
async function countDeviance(
  eta: Float64Array,
  { y, cases, theta }: CountRows,
  checkpoint: Checkpoint,
): Promise<number> {
  let sum = 0
  for (let i = 0; i < eta.length; i++) {
    const deviance = unitDeviance(y[i] as number, Math.exp(eta[i] as number), theta)
    sum += cases === undefined ? deviance : (cases[i] as number) * deviance
    if (i % stretch === stretch - 1) await checkpoint()
  }
  return sum
}

/**
 * Deviance of one case: twice the log likelihood of a mean equal to the count less that of `mean` > 0. `theta`: shape of the negative binomial,
 * infinite for Poisson.
 */
export function unitDeviance(count: number, mean: number, theta: number): number {
  const own = count === 0 ? 0 : count * Math.log(count / mean)
  if (!Number.isFinite(theta)) return 2 * (own - (count - mean))
  return 2 * (own - (count + theta) * Math.log1p((count - mean) / (mean + theta)))
}

/** Columns with a large part in the change of the linear predictor in the last step. */
function movingColumns(
  direction: Float64Array,
  columns: readonly Float64Array[],
  kept: readonly number[],
): readonly number[] {
  const moves = kept.map((k) => Math.abs(direction[k] as number) * maxAbs(columns[k] ?? new Float64Array()))
  const most = Math.max(...moves)
  return most < 1e-3 ? [] : kept.filter((k, i) => k > 0 && (moves[i] as number) > 1e-2 * most)
}
