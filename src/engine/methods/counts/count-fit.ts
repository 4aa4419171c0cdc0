import type { Checkpoint } from '../../checkpoint.ts'
import { between, type Progress, silentProgress } from '../../progress.ts'
import type { Deviance } from '../design/deviance-tests.ts'
import { type Span, Subspaces, spanOf } from '../likelihood/column-span.ts'
import {
  enoughForDeviance,
  type Maximum,
  maximise,
  nearestIn,
  type StartingPoint,
  type Subspace,
} from '../likelihood/maximise.ts'
import { linearPredictor } from '../regression/linear-predictor.ts'
import { type CountFit, countIrls } from './count-irls.ts'
import { countLogLikelihood } from './count-log-likelihood.ts'
import { meansOf } from './count-means.ts'
import type { CountData } from './count-model.ts'
import { countRows } from './count-rows.ts'
import type { CountTally } from './count-tally.ts'
import { type NegativeBinomialShape, negativeBinomialShape } from './negative-binomial-shape.ts'

export interface CountFitWithShape extends CountFit {
  readonly shape: NegativeBinomialShape
  readonly logLikelihood: number
  /** The likelihood in a basis of the columns, if the fit was found in it: the start for nested models. */
  readonly spanned: SpannedCounts | null
}

export interface SpannedCounts {
  readonly span: Span
  readonly maximum: Maximum
}

type Counts = Pick<CountData, 'y' | 'offset' | 'cases' | 'distribution'>

interface Rows extends Counts {
  readonly tally: CountTally
}

const poisson: NegativeBinomialShape = { theta: Number.POSITIVE_INFINITY, standardError: Number.NaN }

/**
 * A fit with its shape. The maximum is found by Newton steps in a basis of the columns; a last step by the QR decomposition of the weighted
 * columns gives the coefficients their last digits. If that finds no maximum, all steps are of the latter kind, and report the reason.
 */
export async function fitCounts(
  columns: readonly Float64Array[],
  data: Counts,
  tally: CountTally,
  { checkpoint, progress = silentProgress }: { readonly checkpoint: Checkpoint; readonly progress?: Progress },
): Promise<CountFitWithShape> {
  const { y, offset, cases } = data
  const span = await spanOf(columns, checkpoint, cases)
  const found = await shapedMaximum(span, { ...data, tally }, { checkpoint, progress: between(progress, 0, 0.6) })
  progress(0.6)
  if (found !== undefined) {
    const { shape, eta, maximum } = found
    const rows = { y, offset, cases, theta: shape.theta, start: eta, settled: span.estimated }
    const fit = await countIrls(columns, rows, checkpoint)
    progress(0.9)
    if (fit.state === 'converged') {
      const logLikelihood = await countLogLikelihood(fit.eta, data, tally, shape.theta, checkpoint)
      return { ...fit, shape, logLikelihood, spanned: { span, maximum } }
    }
  }
  return reweighted(columns, { ...data, tally }, checkpoint)
}

/** Fits nested models, starting from the maximum of the full one; on their own if that was not found in a basis. */
export function nestedCounts(
  { spanned, shape }: Pick<CountFitWithShape, 'spanned' | 'shape'>,
  rows: Rows,
  checkpoint: Checkpoint,
): (columns: readonly Float64Array[]) => Promise<Deviance> {
  const { tally } = rows
  const subspaces = spanned === null ? null : new Subspaces(spanned.span)
  return async (columns) => {
    if (spanned !== null && subspaces !== null) {
      const { span, maximum } = spanned
      const { subspace, estimated } = await subspaces.of(columns, checkpoint)
      const coefficients = nearestIn(subspace, maximum)
      const begin = coefficients && { coefficients, information: maximum.information, theta: shape.theta }
      const found = begin && (await shapedMaximum(span, rows, { checkpoint }, { ...begin, within: subspace }))
      if (found !== undefined) {
        const logLikelihood = await countLogLikelihood(found.eta, rows, tally, found.shape.theta, checkpoint)
        return { deviance: -2 * logLikelihood, estimated }
      }
    }
    const { logLikelihood, estimated } = await fitCounts(columns, rows, tally, { checkpoint })
    return { deviance: -2 * logLikelihood, estimated }
  }
}

interface ShapedBeginning extends StartingPoint {
  readonly theta: number
  readonly within: Subspace
}

/** Means and shape alternately, until the shape has converged, or changes only by rounding. Undefined if there is no maximum. */
async function shapedMaximum(
  { basis }: Span,
  { y, offset, cases, distribution, tally }: Rows,
  { checkpoint, progress = silentProgress }: { readonly checkpoint: Checkpoint; readonly progress?: Progress },
  from?: ShapedBeginning,
): Promise<
  { readonly shape: NegativeBinomialShape; readonly eta: Float64Array; readonly maximum: Maximum } | undefined
> {
  const places = [...basis.keys()]
  let shape = from === undefined ? poisson : { theta: from.theta, standardError: Number.NaN }
  let begin: StartingPoint | undefined = from
  let change = Number.POSITIVE_INFINITY
  for (let round = 0; round <= 100; round++) {
    const question = {
      ...(begin === undefined ? {} : { begin }),
      ...(from === undefined ? {} : { within: from.within, negligible: enoughForDeviance }),
    }
    const likelihood = countRows({ y, offset, cases, theta: shape.theta })
    const maximum: Maximum | undefined = await maximise(basis, likelihood, checkpoint, question)
    if (maximum === undefined) return undefined
    const eta = await linearPredictor(basis, places, maximum.coefficients, offset, checkpoint)
    if (distribution === 'poisson') return { shape, eta, maximum }
    const [before, changed] = [shape.theta, change]
    const start = Number.isFinite(before) ? { start: before } : {}
    shape = await negativeBinomialShape({ y, cases, mean: await meansOf(eta, checkpoint), tally, ...start }, checkpoint)
    change = Math.abs(shape.theta - before) / shape.theta
    if (!Number.isFinite(shape.theta) || change <= 1e-10 || (change < 1e-9 && change >= changed))
      return { shape, eta, maximum }
    begin = maximum
    progress((round + 1) / (round + 3)) // the number of rounds is unknown
  }
  return undefined
}

/** The same by iteratively reweighted least squares. */
async function reweighted(
  columns: readonly Float64Array[],
  { y, offset, cases, distribution, tally }: Rows,
  checkpoint: Checkpoint,
): Promise<CountFitWithShape> {
  let fit = await countIrls(columns, { y, offset, cases, theta: Number.POSITIVE_INFINITY }, checkpoint)
  let shape = poisson
  if (distribution === 'negative-binomial' && fit.state === 'converged') {
    let change = Number.POSITIVE_INFINITY
    for (let round = 0; round < 100; round++) {
      const [before, changed] = [shape.theta, change]
      const start = Number.isFinite(before) ? { start: before } : {}
      shape = await negativeBinomialShape(
        { y, cases, mean: await meansOf(fit.eta, checkpoint), tally, ...start },
        checkpoint,
      )
      change = Math.abs(shape.theta - before) / shape.theta
      if (!Number.isFinite(shape.theta) || change <= 1e-10 || (change < 1e-9 && change >= changed)) break
      fit = await countIrls(columns, { y, offset, cases, theta: shape.theta, start: fit.eta }, checkpoint)
      if (fit.state !== 'converged') break
    }
  }
  const logLikelihood = await countLogLikelihood(fit.eta, { y, cases }, tally, shape.theta, checkpoint)
  return { ...fit, shape, logLikelihood, spanned: null }
}
