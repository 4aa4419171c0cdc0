import type { Checkpoint } from '../checkpoint.ts'
import type { Qr } from '../linalg/householder-qr.ts'
import { furthest, largest } from './largest.ts'
import { solveLeastSquares } from './least-squares.ts'
import { linearPredictor, midway } from './linear-predictor.ts'

/** A logistic fit in the columns that it was given. */
export interface LogisticFit {
  /** `separated`: the likelihood rises forever in some direction; `stalled`: no maximum was reached for another reason. */
  readonly state: 'converged' | 'separated' | 'stalled'
  /** The columns that have a coefficient, in the order of `unscaled`. */
  readonly estimated: readonly number[]
  /** One for each column; NaN for a column that depends on those before it. */
  readonly coefficients: Float64Array
  /** Inverse of the information. */
  readonly unscaled: readonly (readonly number[])[]
  /** Of the weighted columns. */
  readonly qr: Qr
  readonly eta: Float64Array
  readonly deviance: number
  /** The columns along which the likelihood rises forever. */
  readonly separating: readonly number[]
}

interface LogisticRows {
  /** 1 the event, 0 none. */
  readonly y: Uint8Array
  /** Known part of the linear predictor. */
  readonly offset: Float64Array | null
  /** A linear predictor to begin with. */
  readonly start?: Float64Array
}

/** Newton doubles the right digits each time: with finite estimates ten steps are many. Beyond, weights of separated rows vanish. */
const mostSteps = 25

/**
 * Maximum likelihood for a binary outcome by iteratively reweighted least squares (McCullagh and Nelder 1989), steps halved while they lead
 * downhill, until the linear predictor stands still to 1e-8, and one step more. Where it goes on rising, the last step says whether the data are
 * separated: a direction that lowers no observed outcome's probability (Albert and Anderson 1984).
 */
export async function logisticIrls(
  columns: readonly Float64Array[],
  { y, offset, start }: LogisticRows,
  checkpoint: Checkpoint,
): Promise<LogisticFit> {
  const n = y.length
  let eta: Float64Array = start?.slice() ?? firstPredictor(y)
  let kept: readonly number[] = columns.map((_, k) => k)
  let coefficients: Float64Array = new Float64Array(columns.length)
  let previous = Number.POSITIVE_INFINITY
  let settled = false
  const roots = new Float64Array(n)
  const target = new Float64Array(n)
  for (let step = 0; ; step++) {
    const last: boolean = settled
    await weigh(eta, { y, offset }, roots, target, checkpoint)
    const used = kept.map((k) => columns[k] ?? new Float64Array(n))
    const solved = await solveLeastSquares(used, target, roots, checkpoint, step === 0 ? undefined : 1e-13)
    if (step === 0) kept = solved.estimated.map((k) => kept[k] ?? 0)
    let proposed: Float64Array = new Float64Array(columns.length)
    for (const [i, k] of kept.entries()) proposed[k] = solved.coefficients[step === 0 ? k : i] ?? Number.NaN
    let ahead: Float64Array = await linearPredictor(columns, kept, proposed, offset, checkpoint)
    let deviance = await logisticDeviance(ahead, y, checkpoint)
    for (let half = 0; step > 0 && half < 20 && !(deviance <= previous + 1e-9 * (1 + previous)); half++) {
      proposed = midway(coefficients, proposed)
      ahead = midway(eta, ahead)
      deviance = await logisticDeviance(ahead, y, checkpoint)
    }
    const moved = furthest(ahead, eta)
    await checkpoint()
    const ended = last || step >= mostSteps || !Number.isFinite(deviance)
    settled = moved <= 1e-8 * (1 + largest(ahead))
    const before = { eta, coefficients }
    eta = ahead
    coefficients = proposed
    previous = deviance
    await checkpoint()
    if (!ended) continue
    const direction = {
      rows: eta.map((value, i) => value - (before.eta[i] as number)),
      columns: coefficients.map((b, k) => b - (before.coefficients[k] as number)),
    }
    const separating = settled ? [] : separatingColumns(direction, columns, kept, y)
    const out = new Float64Array(columns.length).fill(Number.NaN)
    for (const k of kept) out[k] = coefficients[k] as number
    return {
      state: settled ? 'converged' : separating.length > 0 ? 'separated' : 'stalled',
      estimated: kept,
      coefficients: out,
      unscaled: solved.unscaled,
      qr: solved.qr,
      eta,
      deviance,
      separating,
    }
  }
}

/** Rows between two checkpoints. */
const stretch = 100_000

/** -2 log likelihood. */
export async function logisticDeviance(eta: Float64Array, y: Uint8Array, checkpoint: Checkpoint): Promise<number> {
  let sum = 0
  for (let i = 0; i < eta.length; i++) {
    const t = y[i] === 1 ? (eta[i] as number) : -(eta[i] as number)
    sum += t > 0 ? Math.log1p(Math.exp(-t)) : Math.log1p(Math.exp(t)) - t
    if (i % stretch === stretch - 1) await checkpoint()
  }
  return 2 * sum
}

/** The log odds of 3 to 1 for what was observed. */
function firstPredictor(y: Uint8Array): Float64Array {
  const eta = new Float64Array(y.length)
  for (let i = 0; i < eta.length; i++) eta[i] = y[i] === 1 ? Math.log(3) : -Math.log(3)
  return eta
}

/** Roots of the weights, and what the weighted least squares explain. */
async function weigh(
  eta: Float64Array,
  { y, offset }: LogisticRows,
  roots: Float64Array,
  target: Float64Array,
  checkpoint: Checkpoint,
): Promise<void> {
  for (let i = 0; i < eta.length; i++) {
    const value = eta[i] as number
    const p = 1 / (1 + Math.exp(-value))
    const q = 1 / (1 + Math.exp(value))
    roots[i] = Math.sqrt(p * q)
    target[i] = value - (offset === null ? 0 : (offset[i] as number)) + (y[i] === 1 ? 1 / p : -1 / q)
    if (i % stretch === stretch - 1) await checkpoint()
  }
}

interface Direction {
  readonly rows: Float64Array
  readonly columns: Float64Array
}

/** None where the direction takes some outcome's probability down. */
function separatingColumns(
  direction: Direction,
  columns: readonly Float64Array[],
  kept: readonly number[],
  y: Uint8Array,
): readonly number[] {
  const most = largest(direction.rows)
  for (let i = 0; i < y.length; i++) {
    const towards = y[i] === 1 ? (direction.rows[i] as number) : -(direction.rows[i] as number)
    if (!(towards > -1e-6 * most)) return []
  }
  return kept.filter(
    (k) => Math.abs(direction.columns[k] as number) * largest(columns[k] ?? new Float64Array()) > 1e-3 * most,
  )
}
