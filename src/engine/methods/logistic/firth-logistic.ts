import type { Checkpoint } from '../../checkpoint.ts'
import { allCases } from '../../frame/case-weights.ts'
import { applyQTransposed, householderQr, type Qr } from '../../linalg/householder-qr.ts'
import { projectionOf } from '../../linalg/projection.ts'
import { solvePositive } from '../../linalg/solve-positive.ts'
import { inverseCrossproduct, solveUpper } from '../../linalg/triangular.ts'
import { dot, weightedCrossproduct } from '../../linalg/weighted-crossproduct.ts'
import { casesBasis, casesQr, Subspaces, spanOf } from '../likelihood/column-span.ts'
import { linearPredictor } from '../regression/linear-predictor.ts'
import { scaledColumns } from '../regression/scaled-columns.ts'
import { type FirthEvaluation, preciseFirthEvaluation, quickFirthEvaluation } from './firth-evaluation.ts'
import type { LogisticFit } from './logistic-irls.ts'
import type { BinaryRows } from './logistic-rows.ts'
import { maxAbs, maxAbsDifference } from './max-abs.ts'
import { countedWeights, longestStep, type SpannedFirth } from './nested-firth.ts'

interface FirthRows extends BinaryRows {
  /** The columns whose coefficients are estimated; the others stay at 0, but remain in the penalty. All by default. */
  readonly free?: readonly number[]
}

export interface FirthFit extends LogisticFit {
  /** -2 penalised log likelihood in the given columns: comparable between fits of the same columns. */
  readonly penalised: number
  /** For each row: y - p + h(1/2 - p), times its cases, whose sum along a column is the modified score. */
  readonly scores: Float64Array
}

/** Convergence is linear, since the leverages change too: less than one digit per step for few rows. */
const maxSteps = 300

/** Steps after the linear predictor has converged to 1e-10, unless it converges to `still` before. */
const lastSteps = 5
const still = 1e-14

/**
 * Sums over very many cases are rounded so much that a separated group's coefficient never converges to 1e-10: ten steps in which the change
 * stops decreasing, all below 1e-6, then end the fit.
 */
const stepsWithoutGain = 10
const roundedChange = 1e-6

/** With fewer rows per column the penalised likelihood may have several maxima: fits of fewer coefficients then start at 0, like this one. */
const manyRows = 100

/**
 * Logistic regression by Firth's (1993) penalised likelihood: the likelihood times the root of the determinant of the information (Jeffreys'
 * prior), which removes the first-order bias of the estimates and keeps them finite if the data are separated (Heinze and Schemper 2002).
 * Scoring with the modified score and step halving, in an orthonormal basis of the columns. Standard errors come from the information at the
 * estimates, by the QR decomposition of the weighted columns.
 */
export async function firthLogistic(
  columns: readonly Float64Array[],
  { free, ...rows }: FirthRows,
  checkpoint: Checkpoint,
): Promise<FirthFit> {
  const { y, offset, cases } = rows
  const { qr: first, basis: span, estimated: kept } = await spanOf(columns, checkpoint, cases)
  const used = kept.map((k) => columns[k] ?? new Float64Array(y.length))
  const basis = { columns: span, logRoot: logRootOf(first) }
  const placeAt = async (eta: Float64Array): Promise<FirthEvaluation> =>
    (await quickFirthEvaluation(eta, basis, rows, checkpoint)) ??
    (await preciseFirthEvaluation(eta, used, rows, checkpoint))
  const estimated = free === undefined ? kept : kept.filter((k) => free.includes(k))
  const freed = estimated.map((k) => columns[k] ?? new Float64Array(y.length))
  const within = free === undefined ? first : await casesQr(freed, checkpoint, cases)
  const directions = free === undefined ? span : await casesBasis(within, checkpoint, cases)
  const along = new Float64Array(directions.length)
  let now = await placeAt(offset?.slice() ?? new Float64Array(y.length))
  let [settled, since, change] = [false, 0, Number.POSITIVE_INFINITY]
  let [least, sinceLeast] = [Number.POSITIVE_INFINITY, 0]
  for (let step = 0; step < maxSteps && since < lastSteps && change > still; step++) {
    const steps = await stepOf(directions, now, checkpoint)
    const towards = await linearPredictor(directions, [...directions.keys()], steps, null, checkpoint)
    let share = Math.min(1, longestStep / maxAbs(towards))
    let next = await placeAt(moved(now.eta, towards, share))
    for (let half = 0; half < 30 && !(next.penalised <= now.penalised + 1e-9 * (1 + Math.abs(now.penalised))); half++) {
      share /= 2
      next = await placeAt(moved(now.eta, towards, share))
    }
    for (let k = 0; k < along.length; k++) along[k] = (along[k] as number) + share * (steps[k] as number)
    change = maxAbsDifference(next.eta, now.eta) / (1 + maxAbs(next.eta))
    sinceLeast = change < least ? 0 : sinceLeast + 1
    least = Math.min(least, change)
    settled = change <= 1e-10 || (change <= roundedChange && sinceLeast >= stepsWithoutGain)
    since = settled ? since + 1 : 0
    now = next
    await checkpoint()
  }
  const last = await preciseFirthEvaluation(now.eta, used, rows, checkpoint)
  const out = new Float64Array(columns.length).fill(Number.NaN)
  for (const k of kept) out[k] = 0
  const solution = solveUpper(within.r, along, within.rank)
  for (const [i, k] of estimated.entries()) out[k] = solution[i] as number
  return {
    state: settled ? 'converged' : 'stalled',
    estimated: kept,
    coefficients: out,
    unscaled: inverseCrossproduct(last.qr.r, last.qr.rank),
    projection: projectionOf(last.qr),
    eta: last.eta,
    deviance: last.deviance,
    separating: [],
    spanned: null,
    penalised: last.penalised,
    scores: last.scores,
    firth: settled && free === undefined ? await spanned() : null,
  }

  async function spanned(): Promise<SpannedFirth | null> {
    if (allCases(y.length, cases) < manyRows * span.length) return null
    const place = await quickFirthEvaluation(last.eta, basis, rows, checkpoint)
    if (place === undefined) return null
    const information = await weightedCrossproduct(span, countedWeights(place), checkpoint)
    const maximum = { coefficients: along, information, penalised: place.penalised }
    return { basis, subspaces: new Subspaces({ basis: span, cases }), rows, maximum }
  }
}

/** Log of the root of the determinant of the crossproduct of the independent columns. */
function logRootOf({ r, rank }: Qr): number {
  let sum = 0
  for (let k = 0; k < rank; k++) sum += Math.log(Math.abs(r[k]?.[k] as number))
  return sum
}

/** The change along each column: that of the score with fixed leverages, which counts each row 1 + h times. */
async function stepOf(
  columns: readonly Float64Array[],
  place: FirthEvaluation,
  checkpoint: Checkpoint,
): Promise<Float64Array> {
  const { scores } = place
  const counted = countedWeights(place)
  await checkpoint()
  const score: number[] = []
  for (const column of columns) {
    score.push(dot(column, scores))
    await checkpoint()
  }
  const quick = solvePositive(await weightedCrossproduct(columns, counted, checkpoint), score)
  return quick === undefined ? preciseStep(columns, counted, scores, checkpoint) : Float64Array.from(quick)
}

/** The same if the information is nearly singular. */
async function preciseStep(
  columns: readonly Float64Array[],
  counted: Float64Array,
  scores: Float64Array,
  checkpoint: Checkpoint,
): Promise<Float64Array> {
  const roots = counted.map(Math.sqrt)
  const target = scores.map((score, i) => score / Math.max(roots[i] as number, Number.MIN_VALUE))
  const qr = await householderQr(await scaledColumns(columns, roots, checkpoint), checkpoint, 1e-13)
  await applyQTransposed(qr, target, checkpoint)
  const solution = solveUpper(qr.r, target.slice(0, qr.rank), qr.rank)
  const change = new Float64Array(columns.length)
  for (let k = 0; k < qr.rank; k++) change[qr.pivot[k] ?? 0] = solution[k] ?? 0
  return change
}

function moved(eta: Float64Array, towards: Float64Array, share: number): Float64Array {
  return eta.map((value, i) => value + share * (towards[i] as number))
}
