import type { Checkpoint } from '../../checkpoint.ts'
import { solvePositive } from '../../linalg/solve-positive.ts'
import { dot } from '../../linalg/weighted-crossproduct.ts'
import { type Evaluation, firstEquations, likelihoodAt } from './likelihood-at.ts'
import type { RowLikelihood } from './row-likelihood.ts'

/** The maximum of a likelihood, with an information matrix computed near it. */
export interface Maximum extends Evaluation {
  readonly information: readonly (readonly number[])[]
}

/** Coefficients that are `fixed` plus a combination of `directions`, which are orthonormal. */
export interface Subspace {
  readonly directions: readonly Float64Array[]
  readonly fixed: Float64Array
}

/** With an information matrix possibly from another point: its steps need only be approximate. */
export interface StartingPoint {
  readonly coefficients: Float64Array
  readonly information: readonly (readonly number[])[] | null
}

interface Question {
  readonly begin?: StartingPoint
  readonly within?: Subspace
  /** Twice the remaining gain of the likelihood at which to stop. */
  readonly negligible?: number
}

const maxSteps = 40

/** Value of `negligible` if only the likelihood is needed. */
export const enoughForDeviance = 1e-14

/** Below this, only rounding may prevent the remaining gain from decreasing. */
const nothing = 1e-14

/** Mean square of the linear predictor's last change below which the information is not recomputed. */
const near = 1e-3

/**
 * The maximum of a likelihood over coefficients of orthonormal columns, if only the weights can make the information ill-conditioned: Newton
 * steps with step halving. Near the maximum they reuse the information, and recompute it when the remaining gain decreases less than a
 * hundredfold (chord method; Kelley CT. Iterative Methods for Linear and Nonlinear Equations. SIAM; 1995, section 5.4.1). Undefined if there
 * seems to be no maximum, or the information is nearly singular.
 */
export async function maximise(
  columns: readonly Float64Array[],
  likelihood: RowLikelihood,
  checkpoint: Checkpoint,
  { begin, within, negligible = 1e-20 }: Question = {},
): Promise<Maximum | undefined> {
  const first = begin ?? (await beginning(columns, likelihood, checkpoint))
  if (first === undefined) return undefined
  const at = (coefficients: Float64Array, wants: boolean) =>
    likelihoodAt(columns, likelihood, coefficients, wants, checkpoint)
  let now = await at(first.coefficients, first.information === null)
  let information = now.information ?? first.information
  let fresh = now.information !== null
  let before = Number.POSITIVE_INFINITY
  for (let step = 0; step < maxSteps; step++) {
    if (information === null) return undefined
    const { change, gain } = stepFrom(now, information, within) ?? { change: undefined, gain: Number.NaN }
    if (change === undefined || !Number.isFinite(gain) || !Number.isFinite(now.deviance)) return undefined
    if (!fresh && gain > 0.01 * before && gain > nothing) {
      now = await at(now.coefficients, true)
      ;[information, fresh, before] = [now.information, true, Number.POSITIVE_INFINITY]
      continue
    }
    const last = gain <= negligible || (gain <= nothing && gain > before / 2)
    const renews = gain > near * now.weight
    let [share, next] = [1, await at(moved(now.coefficients, change, 1), renews)]
    while (!(next.deviance <= now.deviance + 1e-9 * (1 + Math.abs(now.deviance)))) {
      share /= 2
      if (share < 1e-6) return undefined
      next = await at(moved(now.coefficients, change, share), renews)
    }
    before = share === 1 ? gain : Number.POSITIVE_INFINITY
    fresh = next.information !== null
    information = next.information ?? information
    now = next
    if (last) return { ...now, information }
  }
  return undefined
}

async function beginning(
  columns: readonly Float64Array[],
  likelihood: RowLikelihood,
  checkpoint: Checkpoint,
): Promise<StartingPoint | undefined> {
  const { score, information } = await firstEquations(columns, likelihood, checkpoint)
  const solved = solvePositive(information ?? [], [...score])
  return solved === undefined ? undefined : { coefficients: Float64Array.from(solved), information: null }
}

/**
 * Newton's step of all coefficients, and twice the gain of the log likelihood if it were quadratic. Undefined if the information is singular.
 */
export function stepFrom(
  { score }: Pick<Evaluation, 'score'>,
  information: readonly (readonly number[])[],
  within: Subspace | undefined,
): { readonly change: Float64Array; readonly gain: number } | undefined {
  if (within === undefined) {
    const change = solvePositive(information, [...score])
    return change === undefined
      ? undefined
      : { change: Float64Array.from(change), gain: dot(score, Float64Array.from(change)) }
  }
  const { directions } = within
  const along = directions.map((direction) => dot(direction, score))
  const steps = solvePositive(withinSubspace(information, directions), along)
  if (steps === undefined) return undefined
  return { change: combination(directions, steps), gain: dot(Float64Array.from(along), Float64Array.from(steps)) }
}

/** T'AT of a symmetric matrix, both as the rows of the lower triangle. */
function withinSubspace(a: readonly (readonly number[])[], directions: readonly Float64Array[]): number[][] {
  const turned = directions.map((direction) => product(a, direction))
  return turned.map((column, j) => directions.slice(0, j + 1).map((direction) => dot(direction, column)))
}

/** A times x, of a symmetric matrix as the rows of its lower triangle. */
function product(a: readonly (readonly number[])[], x: Float64Array): Float64Array {
  const out = new Float64Array(x.length)
  for (const [i, row] of a.entries())
    for (const [j, value] of row.entries()) {
      out[i] = (out[i] as number) + value * (x[j] as number)
      if (j < i) out[j] = (out[j] as number) + value * (x[i] as number)
    }
  return out
}

/**
 * The coefficients in a subspace that maximise the likelihood if it is quadratic about its maximum. Undefined if the information within the
 * subspace is singular.
 */
export function nearestIn(
  { directions, fixed }: Subspace,
  { coefficients, information }: Pick<Maximum, 'coefficients' | 'information'>,
): Float64Array | undefined {
  const wanted = product(
    information,
    coefficients.map((value, k) => value - (fixed[k] as number)),
  )
  const steps = solvePositive(
    withinSubspace(information, directions),
    directions.map((direction) => dot(direction, wanted)),
  )
  return steps === undefined ? undefined : moved(fixed, combination(directions, steps), 1)
}

function combination(directions: readonly Float64Array[], steps: readonly number[]): Float64Array {
  const sum = new Float64Array(directions[0]?.length ?? 0)
  for (const [k, direction] of directions.entries())
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] as number) + (steps[k] as number) * (direction[i] as number)
  return sum
}

function moved(from: Float64Array, by: Float64Array, share: number): Float64Array {
  return from.map((value, k) => value + share * (by[k] as number))
}
