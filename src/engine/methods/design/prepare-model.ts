import type { Checkpoint } from '../../checkpoint.ts'
import { columnById, type Frame } from '../../frame/frame.ts'
import { hasMoreLevels } from '../../frame/has-more-levels.ts'
import { selectRows } from '../../frame/select-rows.ts'
import { usable } from '../../frame/usable.ts'
import { buildDesign, type Design, type FactorSettings } from './build-design.ts'
import { type CompleteRows, completeRows } from './complete-rows.ts'
import type { Term } from './term.ts'

export interface ModelQuestion {
  /** The outcome and the terms: rows are complete in all of them. */
  readonly variables: readonly string[]
  readonly terms: readonly Term[]
  readonly factors: Readonly<Record<string, FactorSettings>>
  /** A column of weights; rows without a weight above 0 are excluded. */
  readonly weight: string | null
  /** The column of case weights, above 0 in every row. */
  readonly cases?: string | undefined
}

export interface PreparedModel {
  readonly rows: CompleteRows
  readonly design: Design
  readonly weights: Float64Array | null
  /** How many cases each row represents; undefined if each is one. */
  readonly cases: Float64Array | undefined
  /** Rows excluded because their weight is not above 0. */
  readonly unweighted: number
}

export type ModelRefusal =
  | { readonly refused: 'factor-too-many-levels'; readonly variable: string; readonly max: number }
  | { readonly refused: 'factor-one-level'; readonly variable: string }
  | { readonly refused: 'too-few-knots'; readonly variable: string }
  | { readonly refused: 'no-usable-rows' }

/** A factor of a model has at most this many levels. */
const maxLevels = 100

/** The complete rows of the outcome and the terms, and their design matrix; or why there is none. Throws like `buildDesign`. */
export async function prepareModel(
  frame: Frame,
  question: ModelQuestion,
  checkpoint: Checkpoint,
): Promise<PreparedModel | ModelRefusal> {
  const { variables, terms, factors, weight } = question
  for (const id of Object.keys(factors)) {
    const column = columnById(frame, id)
    if (hasMoreLevels(column, maxLevels)) return { refused: 'factor-too-many-levels', variable: id, max: maxLevels }
    await checkpoint()
  }
  const ids = [
    ...variables,
    ...(weight === null ? [] : [weight]),
    ...(question.cases === undefined ? [] : [question.cases]),
  ]
  const casesOf = (rows: Frame) => (question.cases === undefined ? undefined : numbers(rows, question.cases))
  const complete = await completeRows(frame, ids, checkpoint, casesOf(frame))
  const { rows, unweighted } = weight === null ? { rows: complete, unweighted: 0 } : positive(complete, weight)
  if (rows.frame.rows === 0) return { refused: 'no-usable-rows' }
  const cases = casesOf(rows.frame)
  const design = await buildDesign(rows.frame, terms, factors, checkpoint, cases)
  for (const [id, { levels }] of Object.entries(design.factors))
    if (levels.length < 2) return { refused: 'factor-one-level', variable: id }
  for (const [id, knots] of Object.entries(design.knots))
    if (knots.length < 3) return { refused: 'too-few-knots', variable: id }
  return { rows, design, weights: weight === null ? null : numbers(rows.frame, weight), cases, unweighted }
}

function positive(rows: CompleteRows, weight: string): { rows: CompleteRows; unweighted: number } {
  const weights = numbers(rows.frame, weight)
  const kept = Int32Array.from(weights.keys()).filter((i) => (weights[i] as number) > 0)
  return {
    rows: { ...rows, frame: selectRows(rows.frame, kept), positions: kept.map((i) => rows.positions[i] as number) },
    unweighted: weights.length - kept.length,
  }
}

/** The values of a numeric column, user-missing codes NaN. Throws an Error if it does not exist or is text: options are validated before. */
export function numbers(frame: Frame, id: string): Float64Array {
  const column = columnById(frame, id)
  const seen = column && usable(column)
  if (seen === undefined || seen.type === 'text') throw new Error(`${id} is not numeric`)
  return seen.values
}
