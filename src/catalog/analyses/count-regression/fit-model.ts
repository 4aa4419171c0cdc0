import type { Frame } from '#engine/frame/frame.ts'
import {
  type CountDistribution,
  type CountModel,
  countModel,
  robustCountCovariance,
} from '#engine/methods/counts/count-model.ts'
import {
  type ModelQuestion,
  type ModelRefusal,
  numbers,
  type PreparedModel,
  prepareModel,
} from '#engine/methods/design/prepare-model.ts'
import { waldTests } from '#engine/methods/inference/wald-tests.ts'
import { between } from '#engine/progress.ts'
import type { Watch } from '../../kit/analysis.ts'
import type { EffectUnits } from '../../kit/models/effect-units.ts'
import { termCell } from '../../kit/models/term-cells.ts'
import { type WaldEstimate, waldEstimates } from '../../kit/models/wald-estimates.ts'
import type { TermCell } from '../../kit/outcome/outcome.ts'

export interface Fitted {
  readonly prepared: PreparedModel
  readonly model: CountModel
  /** Robust if requested. Rows and columns are in the order of `model.fit.estimated`. */
  readonly covariance: readonly (readonly number[])[]
  /** On the log scale. */
  readonly estimates: readonly WaldEstimate[]
}

export type FitRefusal =
  | ModelRefusal
  | { readonly refused: 'not-counts' | 'exposure-not-positive'; readonly variable: string; readonly n: number }
  | { readonly refused: 'counts-too-large'; readonly variable: string; readonly max: number }
  | { readonly refused: 'all-zero'; readonly variable: string }
  | { readonly refused: 'too-few-rows'; readonly n: number; readonly coefficients: number }
  | { readonly refused: 'nothing-to-estimate' }
  | { readonly refused: 'infinite-estimates'; readonly terms: readonly TermCell[] }
  | { readonly refused: 'not-converged' | 'not-overdispersed' }

export interface Settings {
  readonly outcome: string
  readonly exposure: string | null
  readonly distribution: CountDistribution
  readonly errors: 'model' | 'robust'
  readonly confidence: number
  readonly units: EffectUnits
}

const largestCount = 1e7

/** Fits one count model and returns its coefficients with Wald intervals. */
export async function fitModel(
  frame: Frame,
  question: ModelQuestion,
  settings: Settings,
  { checkpoint, progress }: Watch,
): Promise<Fitted | FitRefusal> {
  const { outcome, exposure, distribution, confidence, units } = settings
  const prepared = await prepareModel(frame, question, checkpoint)
  if ('refused' in prepared) return prepared
  progress(0.3)
  const { design, rows, cases } = prepared
  const y = numbers(rows.frame, outcome)
  const refusal = countsRefusal(y, outcome, cases)
  if (refusal !== null) return refusal
  await checkpoint()
  const time = exposure === null ? null : numbers(rows.frame, exposure)
  const unexposed = time === null ? 0 : time.reduce((sum, t, i) => sum + (t > 0 ? 0 : (cases?.[i] ?? 1)), 0)
  if (exposure !== null && unexposed > 0) return { refused: 'exposure-not-positive', variable: exposure, n: unexposed }
  await checkpoint()
  const offset = offsetOf(design.offset, time)
  await checkpoint()
  const { columns, powers } = design
  const data = { columns, powers, y, offset, cases, distribution }
  const model = await countModel(data, checkpoint, between(progress, 0.3, 0.8))
  progress(0.8)
  const { state, infinite, estimated, shape } = model.fit
  if (state === 'infinite') {
    const terms = new Set(infinite.map((k) => design.termOf[k] ?? -1))
    return {
      refused: 'infinite-estimates',
      terms: design.terms.filter((_, k) => terms.has(k)).map(({ term }) => termCell(term)),
    }
  }
  if (estimated.length < 2) return { refused: 'nothing-to-estimate' }
  if (model.residualDf < 1) return { refused: 'too-few-rows', n: model.n, coefficients: estimated.length }
  const known = model.covariance.every((row, k) => row.every(Number.isFinite) && (row[k] ?? 0) > 0)
  if (state === 'stalled' || !known) return { refused: 'not-converged' }
  if (distribution === 'negative-binomial' && !Number.isFinite(shape.theta)) return { refused: 'not-overdispersed' }
  const covariance = settings.errors === 'robust' ? await robustCountCovariance(model, checkpoint) : model.covariance
  const tests = waldTests(model.coefficients, { estimated, covariance }, confidence)
  return { prepared, model, covariance, estimates: waldEstimates(design, tests, units) }
}

function countsRefusal(y: Float64Array, variable: string, cases?: Float64Array): FitRefusal | null {
  let [wrong, most] = [0, 0]
  for (let i = 0; i < y.length; i++) {
    const count = y[i] as number
    if (!(Number.isInteger(count) && count >= 0)) wrong += cases?.[i] ?? 1
    else if (count > most) most = count
  }
  if (wrong > 0) return { refused: 'not-counts', variable, n: wrong }
  if (most > largestCount) return { refused: 'counts-too-large', variable, max: largestCount }
  return most === 0 ? { refused: 'all-zero', variable } : null
}

function offsetOf(terms: Float64Array | null, time: Float64Array | null): Float64Array | null {
  if (time === null) return terms
  const offset = terms?.slice() ?? new Float64Array(time.length)
  for (let i = 0; i < offset.length; i++) offset[i] = (offset[i] as number) + Math.log(time[i] as number)
  return offset
}
