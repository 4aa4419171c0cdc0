import type { Checkpoint } from '../../checkpoint.ts'
import { addMultiples } from '../../linalg/add-multiples.ts'
import { cholesky, invertedLower } from '../../linalg/cholesky.ts'
import { householderQr, leverages, type Qr } from '../../linalg/householder-qr.ts'
import { weightedCrossproduct } from '../../linalg/weighted-crossproduct.ts'
import { scaledColumns } from '../regression/scaled-columns.ts'
import { perCase } from '../samples/per-case.ts'
import { logisticDeviance } from './logistic-deviance.ts'
import type { BinaryRows } from './logistic-rows.ts'

type Observed = Pick<BinaryRows, 'y' | 'cases'>

/** Firth's penalised likelihood and its score at a linear predictor. */
export interface FirthEvaluation {
  readonly eta: Float64Array
  /** p(1 - p) of each row, times its cases. */
  readonly weights: Float64Array
  /** h of each row, per case. */
  readonly leverage: Float64Array
  /** For each row: y - p + h(1/2 - p), times its cases, whose sum along a column is the modified score. */
  readonly scores: Float64Array
  readonly deviance: number
  /** -2 penalised log likelihood: the deviance minus the log determinant of the information. */
  readonly penalised: number
}

/** By the QR decomposition of the weighted columns, which stays accurate if the information is nearly singular. */
export async function preciseFirthEvaluation(
  eta: Float64Array,
  columns: readonly Float64Array[],
  { y, cases }: Observed,
  checkpoint: Checkpoint,
): Promise<FirthEvaluation & { readonly qr: Qr }> {
  const roots = new Float64Array(eta.length)
  for (let i = 0; i < eta.length; i++) roots[i] = 1 / (2 * Math.cosh((eta[i] as number) / 2)) // root of p(1 - p)
  if (cases !== undefined)
    for (let i = 0; i < roots.length; i++) roots[i] = (roots[i] as number) * Math.sqrt(cases[i] as number)
  await checkpoint()
  const qr = await householderQr(await scaledColumns(columns, roots, checkpoint), checkpoint, 1e-13)
  const leverage = perCase(await leverages(qr, checkpoint), cases)
  const deviance = await logisticDeviance(eta, { y, cases }, checkpoint)
  let logRoot = qr.rank < columns.length ? Number.NEGATIVE_INFINITY : 0 // log of the root of the determinant
  for (let k = 0; k < qr.rank; k++) logRoot += Math.log(Math.abs(qr.r[k]?.[k] ?? 0))
  const weights = roots.map((root) => root * root)
  const p = eta.map((value) => 1 / (1 + Math.exp(-value)))
  await checkpoint()
  const scores = modifiedScores({ eta, p, leverage }, { y, cases })
  return { eta, weights, leverage, scores, deviance, penalised: deviance - 2 * logRoot, qr }
}

/** Orthonormal columns, rows weighted by their cases, that span the design, and the log of the root of the determinant of its crossproduct. */
export interface FirthBasis {
  readonly columns: readonly Float64Array[]
  readonly logRoot: number
}

/** Pivots of the information smaller than this fraction of their diagonal leave leverages too few digits. */
const leastPivot = 1e-5

/**
 * The same by the Cholesky decomposition of the information, in a basis in which only the weights can make it ill-conditioned: several times
 * faster. Undefined if they do.
 */
export async function quickFirthEvaluation(
  eta: Float64Array,
  { columns, logRoot }: FirthBasis,
  { y, cases }: Observed,
  checkpoint: Checkpoint,
): Promise<FirthEvaluation | undefined> {
  const [weights, p] = [new Float64Array(eta.length), new Float64Array(eta.length)]
  let [deviance, part] = [0, 0]
  for (let i = 0; i < eta.length; i++) {
    const value = eta[i] as number
    const size = Math.abs(value)
    const odds = Math.exp(-size)
    const rarer = odds / (1 + odds)
    p[i] = value > 0 ? 1 - rarer : rarer
    weights[i] = rarer * (1 - rarer)
    const loss = Math.log1p(odds) + (value > 0 === (y[i] === 1) ? 0 : size)
    if (cases === undefined) part += loss
    else {
      const count = cases[i] as number
      weights[i] = count * (weights[i] as number)
      part += count * loss
    }
    if (i % block === block - 1 || i === eta.length - 1) {
      deviance += 2 * part // sums of sums keep the digits of a small difference of two deviances
      part = 0
    }
    if (i % stretch === stretch - 1) await checkpoint()
  }
  const lower = cholesky(await weightedCrossproduct(columns, weights, checkpoint), leastPivot)
  if (lower === undefined) return undefined
  const leverage = perCase(await leveragesBy(lower, columns, weights, checkpoint), cases)
  const scores = modifiedScores({ eta, p, leverage }, { y, cases })
  const logDeterminant = lower.reduce((sum, row, k) => sum + 2 * Math.log(row[k] as number), 2 * logRoot)
  return { eta, weights, leverage, scores, deviance, penalised: deviance - logDeterminant }
}

/** Rows between two checkpoints. */
const stretch = 100_000

/** Number of rows for which all columns fit into the cache. */
const block = 2048

/** For each row w |L^-1 x|^2, block by block. */
async function leveragesBy(
  lower: readonly (readonly number[])[],
  columns: readonly Float64Array[],
  weights: Float64Array,
  checkpoint: Checkpoint,
): Promise<Float64Array> {
  const leverage = new Float64Array(weights.length)
  const inverse = invertedLower(lower)
  const turned = new Float64Array(Math.min(block, weights.length))
  for (let from = 0; from < weights.length; from += block) {
    const size = Math.min(block, weights.length - from)
    for (const row of inverse) {
      turned.fill(0)
      addMultiples(turned, columns, row, from, size)
      for (let i = 0; i < size; i++) {
        const value = turned[i] as number
        leverage[from + i] = (leverage[from + i] as number) + value * value
      }
    }
    for (let i = from; i < from + size; i++) leverage[i] = (leverage[i] as number) * (weights[i] as number)
    if (from % (8 * block) === 7 * block) await checkpoint()
  }
  return leverage
}

/**
 * If rows represent many cases, 1 - p is computed directly: as a difference its rounding error, times the cases, would exceed the score of a
 * separated group.
 */
function modifiedScores(
  { eta, p, leverage }: { readonly eta: Float64Array; readonly p: Float64Array; readonly leverage: Float64Array },
  { y, cases }: Observed,
): Float64Array {
  const scores = new Float64Array(p.length)
  if (cases === undefined)
    for (let i = 0; i < p.length; i++)
      scores[i] = (y[i] as number) - (p[i] as number) + (leverage[i] as number) * (0.5 - (p[i] as number))
  else
    for (let i = 0; i < p.length; i++) {
      const [value, sign] = [eta[i] as number, y[i] === 1 ? 1 : -1]
      const missed = 1 / (1 + Math.exp(sign * value))
      scores[i] = sign * (cases[i] as number) * (missed + (leverage[i] as number) * (missed - 0.5))
    }
  return scores
}
