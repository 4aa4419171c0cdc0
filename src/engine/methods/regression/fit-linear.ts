import type { Checkpoint } from '../../checkpoint.ts'
import type { Frame } from '../../frame/frame.ts'
import { between, type Progress, silentProgress } from '../../progress.ts'
import {
  type ModelQuestion,
  type ModelRefusal,
  numbers,
  type PreparedModel,
  prepareModel,
} from '../design/prepare-model.ts'
import { type LinearModel, linearModel } from './linear-model.ts'

export interface LinearFit {
  readonly prepared: PreparedModel
  readonly model: LinearModel
}

export type LinearRefusal =
  | ModelRefusal
  | { readonly refused: 'too-few-rows'; readonly n: number; readonly columns: number }
  | { readonly refused: 'outcome-constant'; readonly variable: string }

/** Fits a linear model of a numeric outcome to the complete rows, or returns the reason why that is impossible. */
export async function fitLinear(
  frame: Frame,
  question: ModelQuestion,
  outcome: string,
  checkpoint: Checkpoint,
  progress: Progress = silentProgress,
): Promise<LinearFit | LinearRefusal> {
  const prepared = await prepareModel(frame, question, checkpoint)
  if ('refused' in prepared) return prepared
  progress(0.2)
  const { design, weights, cases } = prepared
  const y = numbers(prepared.rows.frame, outcome)
  if (y.every((value) => value === y[0])) return { refused: 'outcome-constant', variable: outcome }
  const data = { columns: design.columns, powers: design.powers, y, weights, cases, offset: design.offset }
  const model = await linearModel(data, checkpoint, between(progress, 0.2, 1))
  if (model.residualDf < 1) return { refused: 'too-few-rows', n: model.n, columns: model.fit.qr.rank }
  return { prepared, model }
}
