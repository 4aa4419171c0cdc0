import type { Checkpoint } from '#engine/checkpoint.ts'
import { factor } from '#engine/frame/factor.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import {
  type ModelQuestion,
  type ModelRefusal,
  type PreparedModel,
  prepareModel,
} from '#engine/methods/design/prepare-model.ts'
import { waldTests } from '#engine/methods/inference/wald-tests.ts'
import { type LogisticMethod, type LogisticModel, logisticModel } from '#engine/methods/logistic/logistic-model.ts'
import type { LevelValue } from '../../kit/data-dictionary.ts'
import type { EffectUnits } from '../../kit/models/effect-units.ts'
import { termCell } from '../../kit/models/term-cells.ts'
import { type WaldEstimate, waldEstimates } from '../../kit/models/wald-estimates.ts'
import type { TermCell } from '../../kit/outcome/outcome.ts'

export interface Fitted {
  readonly prepared: PreparedModel
  readonly model: LogisticModel
  readonly estimates: readonly WaldEstimate[]
}

export type FitRefusal =
  | ModelRefusal
  | { readonly refused: 'outcome-levels'; readonly variable: string; readonly n: number }
  | { readonly refused: 'event-absent'; readonly variable: string }
  | { readonly refused: 'separation'; readonly terms: readonly TermCell[] }
  | { readonly refused: 'not-converged' }

interface Settings {
  readonly outcome: string
  readonly event: LevelValue | null
  readonly confidence: number
  readonly method: LogisticMethod
  readonly units: EffectUnits
}

/** Fits one logistic model and returns its coefficients with Wald intervals. */
export async function fitModel(
  frame: Frame,
  question: ModelQuestion,
  { outcome, event, confidence, method, units }: Settings,
  checkpoint: Checkpoint,
): Promise<Fitted | FitRefusal> {
  const prepared = await prepareModel(frame, question, checkpoint)
  if ('refused' in prepared) return prepared
  const { design, rows, cases } = prepared
  const column = columnById(rows.frame, outcome)
  if (column === undefined) throw new Error(`${outcome} is not in the frame`)
  const { levels, codes } = factor(column)
  if (levels.length !== 2) return { refused: 'outcome-levels', variable: outcome, n: levels.length }
  const code = levels.findIndex(({ value }) => value === event)
  if (code < 0) return { refused: 'event-absent', variable: outcome }
  await checkpoint()
  const y = new Uint8Array(codes.length)
  for (let i = 0; i < y.length; i++) y[i] = codes[i] === code ? 1 : 0
  await checkpoint()
  const data = { columns: design.columns, powers: design.powers, y, offset: design.offset, cases }
  const model = await logisticModel(data, checkpoint, method)
  const { state, separating, estimated } = model.fit
  if (state === 'separated') {
    const terms = new Set(separating.map((k) => design.termOf[k] ?? -1))
    return {
      refused: 'separation',
      terms: design.terms.filter((_, k) => terms.has(k)).map(({ term }) => termCell(term)),
    }
  }
  if (state === 'stalled') return { refused: 'not-converged' }
  const { coefficients, covariance } = model
  return {
    prepared,
    model,
    estimates: waldEstimates(design, waldTests(coefficients, { estimated, covariance }, confidence), units),
  }
}
