import type { Frame } from '#engine/frame/frame.ts'
import { madeIds } from '#engine/frame/survival-frame.ts'
import { type CoxModel, coxModel } from '#engine/methods/cox/cox-model.ts'
import { type StratumCodes, stratumCodes } from '#engine/methods/cox/stratum-codes.ts'
import type { CoxTies } from '#engine/methods/cox/walk-risk-sets.ts'
import {
  type ModelQuestion,
  type ModelRefusal,
  numbers,
  type PreparedModel,
  prepareModel,
} from '#engine/methods/design/prepare-model.ts'
import { waldTests } from '#engine/methods/inference/wald-tests.ts'
import type { Watch } from '../../kit/analysis.ts'
import type { EffectUnits } from '../../kit/models/effect-units.ts'
import { termCell } from '../../kit/models/term-cells.ts'
import { type WaldEstimate, waldEstimates } from '../../kit/models/wald-estimates.ts'
import type { TermCell } from '../../kit/outcome/outcome.ts'

export interface Fitted {
  readonly prepared: PreparedModel
  readonly model: CoxModel
  readonly strata: StratumCodes | null
  /** On the scale of the log hazard, without an intercept. */
  readonly estimates: readonly WaldEstimate[]
}

export type FitRefusal =
  | ModelRefusal
  | { readonly refused: 'no-events' }
  | { readonly refused: 'nothing-to-estimate' }
  | { readonly refused: 'infinite-estimates'; readonly terms: readonly TermCell[] }
  | { readonly refused: 'not-converged' }

interface Settings {
  readonly ties: CoxTies
  readonly confidence: number
  readonly units: EffectUnits
}

/** Fits one Cox model to a frame with the columns of `survivalFrame` and returns its coefficients with Wald intervals. */
export async function fitModel(
  frame: Frame,
  question: ModelQuestion,
  { ties, confidence, units }: Settings,
  { checkpoint, progress }: Watch,
): Promise<Fitted | FitRefusal> {
  const prepared = await prepareModel(frame, question, checkpoint)
  if ('refused' in prepared) return prepared
  progress(0.3)
  const { design, rows } = prepared
  const event = Uint8Array.from(numbers(rows.frame, madeIds.event))
  if (!event.includes(1)) return { refused: 'no-events' }
  await checkpoint()
  const within = question.terms.flatMap((term) => (term.kind === 'strata' ? [term.variable] : []))
  const strata = await stratumCodes(rows.frame, within, checkpoint)
  progress(0.4)
  const model = await coxModel(
    {
      time: numbers(rows.frame, madeIds.time),
      event,
      start: question.variables.includes(madeIds.start) ? numbers(rows.frame, madeIds.start) : null,
      stratum: strata?.codes ?? null,
      weights: prepared.cases,
      columns: design.columns,
      powers: design.powers,
      offset: design.offset,
      ties,
    },
    checkpoint,
  )
  const { state, infinite, estimated } = model.fit
  if (estimated.length === 0) return { refused: 'nothing-to-estimate' }
  if (state === 'infinite') {
    const terms = new Set(infinite.map((k) => design.termOf[k] ?? -1))
    return {
      refused: 'infinite-estimates',
      terms: design.terms.filter((_, k) => terms.has(k)).map(({ term }) => termCell(term)),
    }
  }
  // the square of a standard error below 1e-154 or above 1e154 is not representable
  const known = model.covariance.every((row, k) => row.every(Number.isFinite) && (row[k] ?? 0) > 0)
  if (state === 'stalled' || !known) return { refused: 'not-converged' }
  const { coefficients, covariance } = model
  const [, ...estimates] = waldEstimates(design, waldTests(coefficients, { estimated, covariance }, confidence), units)
  return { prepared, model, strata, estimates }
}
