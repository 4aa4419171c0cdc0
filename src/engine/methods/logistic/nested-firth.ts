import type { Checkpoint } from '../../checkpoint.ts'
import { dot, weightedCrossproduct } from '../../linalg/weighted-crossproduct.ts'
import type { Subspaces } from '../likelihood/column-span.ts'
import { nearestIn, type Subspace, stepFrom } from '../likelihood/maximise.ts'
import { linearPredictor } from '../regression/linear-predictor.ts'
import { type FirthBasis, type FirthEvaluation, quickFirthEvaluation } from './firth-evaluation.ts'
import type { BinaryRows } from './logistic-rows.ts'
import { maxAbs } from './max-abs.ts'

/** Firth's penalised likelihood in a basis of its columns, with its maximum: the start for fits of fewer coefficients. */
export interface SpannedFirth {
  readonly basis: FirthBasis
  readonly subspaces: Subspaces
  readonly rows: BinaryRows
  readonly maximum: {
    readonly coefficients: Float64Array
    /** Information of the score with fixed leverages, as the rows of the lower triangle. */
    readonly information: readonly (readonly number[])[]
    readonly penalised: number
  }
}

/** Coefficients of the basis, with the penalised likelihood there. */
export interface NestedFirth {
  readonly coefficients: Float64Array
  readonly penalised: number
  /** The modified score of each coefficient. */
  readonly score: Float64Array
}

/** Convergence is linear: less than one digit per step for few rows. */
const maxSteps = 300

/** Largest change of a linear predictor in one step. */
export const longestStep = 5

/** Twice the remaining gain of the penalised likelihood at the end, far below a digit of a test or a limit. */
const negligible = 1e-16

/** Below this, only rounding may prevent the remaining gain from decreasing. */
const nothing = 1e-13

/**
 * The maximum of the penalised likelihood within a subspace; all columns of the basis remain in the penalty. The steps use the score with
 * the information at the full maximum, or at the current point once the remaining gain decreases less than a hundredfold (chord method;
 * Kelley CT. Iterative Methods for Linear and Nonlinear Equations. SIAM; 1995, section 5.4.1), with step halving. Undefined if this does
 * not find it.
 */
export async function nestedFirth(
  spanned: SpannedFirth,
  within: Subspace,
  checkpoint: Checkpoint,
  near: Float64Array = spanned.maximum.coefficients,
): Promise<NestedFirth | undefined> {
  const { basis, maximum } = spanned
  const first = nearestIn(within, { coefficients: near, information: maximum.information })
  if (first === undefined) return undefined
  let now = await placeAt(spanned, first, checkpoint)
  let information = maximum.information
  let [fresh, before] = [false, Number.POSITIVE_INFINITY]
  for (let step = 0; step < maxSteps && now !== undefined; step++) {
    const { place, coefficients, score } = now
    const { change, gain } = stepFrom({ score }, information, within) ?? { change: undefined, gain: Number.NaN }
    if (change === undefined || !Number.isFinite(gain)) return undefined
    if (gain <= negligible || (gain <= nothing && gain > before / 2))
      return { coefficients, penalised: place.penalised, score }
    if (!fresh && gain > 0.01 * before) {
      information = await weightedCrossproduct(basis.columns, countedWeights(place), checkpoint)
      ;[fresh, before] = [true, Number.POSITIVE_INFINITY]
      continue
    }
    ;[fresh, before] = [false, gain]
    now = await uphill(spanned, now, change, checkpoint)
  }
  return undefined
}

interface Here extends Pick<NestedFirth, 'coefficients' | 'score'> {
  readonly place: FirthEvaluation
}

/** The end of a step, shortened if it is too long, halved while it decreases the likelihood. */
async function uphill(
  spanned: SpannedFirth,
  { coefficients, place }: Here,
  change: Float64Array,
  checkpoint: Checkpoint,
): Promise<Here | undefined> {
  const along = await linearPredictor(spanned.basis.columns, [...change.keys()], change, null, checkpoint)
  let share = Math.min(1, longestStep / maxAbs(along))
  for (let half = 0; half < 30; half++) {
    const next = await placeAt(
      spanned,
      coefficients.map((value, k) => value + share * (change[k] as number)),
      checkpoint,
    )
    if (next !== undefined && next.place.penalised <= place.penalised + 1e-9 * (1 + Math.abs(place.penalised)))
      return next
    share /= 2
  }
  return undefined
}

async function placeAt(
  { basis, rows }: SpannedFirth,
  coefficients: Float64Array,
  checkpoint: Checkpoint,
): Promise<Here | undefined> {
  const { columns } = basis
  const eta = await linearPredictor(columns, [...columns.keys()], coefficients, rows.offset, checkpoint)
  const place = await quickFirthEvaluation(eta, basis, rows, checkpoint)
  if (place === undefined) return undefined
  const score = Float64Array.from(columns, (column) => dot(column, place.scores))
  await checkpoint()
  return { coefficients, place, score }
}

/** Weights of rows counted 1 + h times, which give the information of the score with fixed leverages. */
export function countedWeights({ weights, leverage }: Pick<FirthEvaluation, 'weights' | 'leverage'>): Float64Array {
  return weights.map((weight, i) => weight * (1 + (leverage[i] as number)))
}
