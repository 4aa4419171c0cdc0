import type { Checkpoint } from '../checkpoint.ts'
import { applyQTransposed, householderQr, leverages, type Qr } from '../linalg/householder-qr.ts'
import { inverseCrossproduct, solveUpper } from '../linalg/triangular.ts'
import { furthest, largest } from './largest.ts'
import { linearPredictor } from './linear-predictor.ts'
import { type LogisticFit, logisticDeviance } from './logistic-irls.ts'

interface FirthRows {
  /** 1 the event, 0 none. */
  readonly y: Uint8Array
  /** Known part of the linear predictor. */
  readonly offset: Float64Array | null
  /** The columns whose coefficients are estimated; the others stay at 0, but keep their part in the penalty. All unless said. */
  readonly free?: readonly number[]
}

export interface FirthFit extends LogisticFit {
  /** -2 penalised log likelihood, in the columns that were given: comparable between fits of the same columns. */
  readonly penalised: number
  /** Of each row: y - p + h(1/2 - p), whose sum along a column is the modified score. */
  readonly scores: Float64Array
}

/** Each step gains a constant number of digits, since the leverages move too: less than one where there are few rows. */
const mostSteps = 300

/** No step moves a linear predictor further. */
const longestStep = 5

/** Steps after the linear predictor stands still to 1e-10. */
const lastSteps = 5

/**
 * Logistic regression by Firth's (1993) penalised likelihood: the likelihood times the root of the determinant of the information (Jeffreys' prior),
 * which takes the first-order bias from the estimates and keeps them finite where the data are separated (Heinze and Schemper 2002). Scoring with the
 * modified score, steps halved while they lead downhill. Standard errors are of the information at the estimates.
 */
export async function firthLogistic(
  columns: readonly Float64Array[],
  { y, offset, free }: FirthRows,
  checkpoint: Checkpoint,
): Promise<FirthFit> {
  let eta: Float64Array = offset?.slice() ?? new Float64Array(y.length)
  const first = await householderQr(columns, checkpoint)
  const kept = first.pivot.slice(0, first.rank)
  const used = kept.map((k) => columns[k] ?? new Float64Array(y.length))
  const estimated = free === undefined ? kept : kept.filter((k) => free.includes(k))
  const freed = estimated.map((k) => columns[k] ?? new Float64Array(y.length))
  const coefficients = new Float64Array(columns.length)
  let now = await penalisedAt(eta, used, y, checkpoint)
  let [settled, since] = [false, 0]
  for (let step = 0; step < mostSteps && since < lastSteps; step++) {
    const change = await stepOf(freed, now, checkpoint)
    const towards = await linearPredictor(freed, [...freed.keys()], change, null, checkpoint)
    let share = Math.min(1, longestStep / largest(towards))
    let next = await penalisedAt(moved(eta, towards, share), used, y, checkpoint)
    for (let half = 0; half < 30 && !(next.penalised <= now.penalised + 1e-9 * (1 + Math.abs(now.penalised))); half++) {
      share /= 2
      next = await penalisedAt(moved(eta, towards, share), used, y, checkpoint)
    }
    for (const [i, k] of estimated.entries())
      coefficients[k] = (coefficients[k] as number) + share * (change[i] as number)
    settled = furthest(next.eta, eta) <= 1e-10 * (1 + largest(next.eta))
    since = settled ? since + 1 : 0
    eta = next.eta
    now = next
    await checkpoint()
  }
  const out = new Float64Array(columns.length).fill(Number.NaN)
  for (const k of kept) out[k] = coefficients[k] as number
  return {
    state: settled ? 'converged' : 'stalled',
    estimated: kept,
    coefficients: out,
    unscaled: inverseCrossproduct(now.qr.r, now.qr.rank),
    qr: now.qr,
    eta,
    deviance: now.deviance,
    separating: [],
    penalised: now.penalised,
    scores: now.scores,
  }
}

interface Place {
  readonly eta: Float64Array
  /** Roots of the weights p(1 - p). */
  readonly roots: Float64Array
  /** Of the weighted columns. */
  readonly qr: Qr
  readonly leverage: Float64Array
  readonly scores: Float64Array
  readonly deviance: number
  readonly penalised: number
}

/** The penalised likelihood and its score at a linear predictor. */
export async function penalisedAt(
  eta: Float64Array,
  columns: readonly Float64Array[],
  y: Uint8Array,
  checkpoint: Checkpoint,
): Promise<Place> {
  const roots = new Float64Array(eta.length)
  for (let i = 0; i < eta.length; i++) roots[i] = 1 / (2 * Math.cosh((eta[i] as number) / 2)) // root of p(1 - p)
  await checkpoint()
  const qr = await householderQr(await scaled(columns, roots, checkpoint), checkpoint, 1e-13)
  const leverage = await leverages(qr, checkpoint)
  const scores = new Float64Array(eta.length)
  for (let i = 0; i < eta.length; i++) {
    const p = 1 / (1 + Math.exp(-(eta[i] as number)))
    scores[i] = (y[i] as number) - p + (leverage[i] as number) * (0.5 - p)
  }
  const deviance = await logisticDeviance(eta, y, checkpoint)
  let logRoot = qr.rank < columns.length ? Number.NEGATIVE_INFINITY : 0 // log of the root of the determinant
  for (let k = 0; k < qr.rank; k++) logRoot += Math.log(Math.abs(qr.r[k]?.[k] ?? 0))
  return { eta, roots, qr, leverage, scores, deviance, penalised: deviance - 2 * logRoot }
}

/** The coefficients' change: that of the score as if the leverages stood still, which counts each row 1 + h times. */
async function stepOf(columns: readonly Float64Array[], { scores, roots, leverage }: Place, checkpoint: Checkpoint) {
  const [weights, target] = [new Float64Array(scores.length), new Float64Array(scores.length)]
  for (let i = 0; i < target.length; i++) {
    weights[i] = (roots[i] as number) * Math.sqrt(1 + (leverage[i] as number))
    target[i] = (scores[i] as number) / Math.max(weights[i] as number, Number.MIN_VALUE)
  }
  const qr = await householderQr(await scaled(columns, weights, checkpoint), checkpoint, 1e-13)
  await applyQTransposed(qr, target, checkpoint)
  const solution = solveUpper(qr.r, target.slice(0, qr.rank), qr.rank)
  const change = new Float64Array(columns.length)
  for (let k = 0; k < qr.rank; k++) change[qr.pivot[k] ?? 0] = solution[k] ?? 0
  return change
}

async function scaled(columns: readonly Float64Array[], roots: Float64Array, checkpoint: Checkpoint) {
  const out: Float64Array[] = []
  for (const column of columns) {
    out.push(column.map((value, i) => value * (roots[i] as number)))
    await checkpoint()
  }
  return out
}

function moved(eta: Float64Array, towards: Float64Array, share: number): Float64Array {
  return eta.map((value, i) => value + share * (towards[i] as number))
}
