import type { Checkpoint } from '../../checkpoint.ts'
import type { Projection } from '../../linalg/projection.ts'
import { type Span, Subspaces, spanOf } from '../likelihood/column-span.ts'
import { type Maximum, maximise } from '../likelihood/maximise.ts'
import type { RowLikelihood } from '../likelihood/row-likelihood.ts'
import { solveLeastSquares } from '../regression/least-squares.ts'
import { linearPredictor, midway } from '../regression/linear-predictor.ts'
import { logisticDeviance } from './logistic-deviance.ts'
import { type BinaryRows, firstPredictor, logisticRows } from './logistic-rows.ts'
import { maxAbs, maxAbsDifference } from './max-abs.ts'
import type { SpannedFirth } from './nested-firth.ts'

/** A logistic fit in the given columns. */
export interface LogisticFit {
  /** `separated`: the likelihood increases forever in some direction; `stalled`: no maximum was reached for another reason. */
  readonly state: 'converged' | 'separated' | 'stalled'
  /** The columns that have a coefficient, in the order of `unscaled`. */
  readonly estimated: readonly number[]
  /** One per column; NaN for a column that depends on earlier ones. */
  readonly coefficients: Float64Array
  /** Inverse of the information. */
  readonly unscaled: readonly (readonly number[])[]
  /** On the weighted columns. */
  readonly projection: Projection
  /** The linear predictor by row, offset included. */
  readonly eta: Float64Array
  readonly deviance: number
  /** The columns along which the likelihood rises forever. */
  readonly separating: readonly number[]
  /** The likelihood in a basis of the columns, if the fit was found in it: the start for nested models. */
  readonly spanned: SpannedLogistic | null
  /** The same for the penalised likelihood. */
  readonly firth: SpannedFirth | null
}

export interface SpannedLogistic {
  readonly span: Span
  readonly subspaces: Subspaces
  readonly likelihood: RowLikelihood
  readonly maximum: Maximum
}

/** Newton doubles the correct digits each time: with finite estimates ten steps are many. Beyond, weights of separated rows vanish. */
const maxSteps = 25

/**
 * Maximum likelihood for a binary outcome. The maximum is found by Newton steps in a basis of the columns; a last step by the QR decomposition
 * of the weighted columns gives the coefficients their last digits. If that finds no maximum, all steps are of the latter kind, and report the
 * reason.
 */
export async function logisticIrls(
  columns: readonly Float64Array[],
  rows: BinaryRows,
  checkpoint: Checkpoint,
): Promise<LogisticFit> {
  const spanned = await spannedLogistic(columns, rows, checkpoint)
  if (spanned === null) return reweighted(columns, rows, firstStep(rows), checkpoint)
  const { span, maximum } = spanned
  const places = [...span.basis.keys()]
  const eta = await linearPredictor(span.basis, places, maximum.coefficients, rows.offset, checkpoint)
  const begin = { eta, kept: span.estimated, settled: true }
  const fit = await reweighted(columns, rows, begin, checkpoint)
  return fit.state === 'converged' ? { ...fit, spanned } : reweighted(columns, rows, firstStep(rows), checkpoint)
}

async function spannedLogistic(
  columns: readonly Float64Array[],
  rows: BinaryRows,
  checkpoint: Checkpoint,
): Promise<SpannedLogistic | null> {
  const span = await spanOf(columns, checkpoint, rows.cases)
  const likelihood = logisticRows(rows)
  const maximum = await maximise(span.basis, likelihood, checkpoint)
  return maximum === undefined ? null : { span, subspaces: new Subspaces(span), likelihood, maximum }
}

interface Begin {
  readonly eta: Float64Array
  /** The columns with a coefficient; null if the first step decides. */
  readonly kept: readonly number[] | null
  /** Whether the linear predictor is within one step of its limit. */
  readonly settled: boolean
}

const firstStep = ({ y }: BinaryRows): Begin => ({
  eta: firstPredictor(y),
  kept: null,
  settled: false,
})

/**
 * Iteratively reweighted least squares (McCullagh and Nelder 1989) with step halving, until the linear predictor has converged to 1e-8, and
 * one more step. If it keeps growing, the last step decides whether the data are separated: a direction that lowers no observed outcome's
 * probability (Albert and Anderson 1984).
 */
async function reweighted(
  columns: readonly Float64Array[],
  data: BinaryRows,
  begin: Begin,
  checkpoint: Checkpoint,
): Promise<LogisticFit> {
  const { y, offset } = data
  const n = y.length
  let { eta, settled } = begin
  let kept = begin.kept ?? columns.map((_, k) => k)
  let coefficients: Float64Array = new Float64Array(columns.length)
  let previous = Number.POSITIVE_INFINITY
  const roots = new Float64Array(n)
  const target = new Float64Array(n)
  for (let step = 0; ; step++) {
    const last: boolean = settled
    await weigh(eta, data, roots, target, checkpoint)
    const used = kept.map((k) => columns[k] ?? new Float64Array(n))
    const chooses = step === 0 && begin.kept === null
    const solved = await solveLeastSquares(used, target, roots, checkpoint, chooses ? undefined : 1e-13)
    if (chooses) kept = solved.estimated
    let proposed: Float64Array = new Float64Array(columns.length)
    for (const [i, k] of kept.entries()) proposed[k] = solved.coefficients[chooses ? k : i] ?? Number.NaN
    let ahead: Float64Array = await linearPredictor(columns, kept, proposed, offset, checkpoint)
    let deviance = await logisticDeviance(ahead, data, checkpoint)
    for (let half = 0; step > 0 && half < 20 && !(deviance <= previous + 1e-9 * (1 + previous)); half++) {
      proposed = midway(coefficients, proposed)
      ahead = midway(eta, ahead)
      deviance = await logisticDeviance(ahead, data, checkpoint)
    }
    const moved = maxAbsDifference(ahead, eta)
    await checkpoint()
    const ended = last || step >= maxSteps || !Number.isFinite(deviance)
    settled = moved <= 1e-8 * (1 + maxAbs(ahead))
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
      projection: solved.projection,
      eta,
      deviance,
      separating,
      spanned: null,
      firth: null,
    }
  }
}

/** Rows between two checkpoints. */
const stretch = 100_000

/** Roots of the weights, and the working response. */
async function weigh(
  eta: Float64Array,
  { y, offset, cases }: BinaryRows,
  roots: Float64Array,
  target: Float64Array,
  checkpoint: Checkpoint,
): Promise<void> {
  for (let i = 0; i < eta.length; i++) {
    const value = eta[i] as number
    const p = 1 / (1 + Math.exp(-value))
    const q = 1 / (1 + Math.exp(value))
    roots[i] = Math.sqrt(cases === undefined ? p * q : (cases[i] as number) * p * q)
    target[i] = value - (offset === null ? 0 : (offset[i] as number)) + (y[i] === 1 ? 1 / p : -1 / q)
    if (i % stretch === stretch - 1) await checkpoint()
  }
}

interface Direction {
  readonly rows: Float64Array
  readonly columns: Float64Array
}

/** Empty if the direction lowers the probability of an observed outcome. */
function separatingColumns(
  direction: Direction,
  columns: readonly Float64Array[],
  kept: readonly number[],
  y: Uint8Array,
): readonly number[] {
  const most = maxAbs(direction.rows)
  for (let i = 0; i < y.length; i++) {
    const towards = y[i] === 1 ? (direction.rows[i] as number) : -(direction.rows[i] as number)
    if (!(towards > -1e-6 * most)) return []
  }
  return kept.filter(
    (k) => Math.abs(direction.columns[k] as number) * maxAbs(columns[k] ?? new Float64Array()) > 1e-3 * most,
  )
}
