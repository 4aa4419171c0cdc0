import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import type { AnalysisRecord } from '../../data/datasets/analysis.ts'
import { type ChangedNumber, changedNumbers } from '../../outcome/changed-numbers.ts'

/** The result of a question before and after a change of its data or of itself; undefined if there is none. */
export interface ResultPair {
  readonly record: AnalysisRecord
  readonly before: Outcome | undefined
  readonly after: Outcome | undefined
}

/**
 * `same`: nothing that is printed or drawn differs; `numbers`: these numbers do; `figure`: a figure, or a digit that is not printed; `other-form`: the tables
 * cannot be laid beside each other; `new`, `none`: there is a result only after, only before.
 */
export interface ComparedResult {
  readonly record: AnalysisRecord
  readonly state: 'same' | 'numbers' | 'figure' | 'other-form' | 'new' | 'none'
  readonly numbers: readonly ChangedNumber[]
  /** Further numbers that differ. */
  readonly more: number
}

/** @param most numbers that are listed */
export function compareResult(
  { record, before, after }: ResultPair,
  definition: AnalysisDefinition | undefined,
  display: Display,
  most: number,
): ComparedResult {
  const none = { record, numbers: [], more: 0 }
  if (!hasResult(after)) return { ...none, state: 'none' }
  if (!hasResult(before)) return { ...none, state: 'new' }
  if (JSON.stringify(before) === JSON.stringify(after)) return { ...none, state: 'same' }
  if (!definition) return { ...none, state: 'figure' }
  const { numbers, more, isOtherShape } = changedNumbers(definition, before, after, display, most)
  if (numbers.length > 0) return { record, numbers, more, state: 'numbers' }
  return { ...none, state: isOtherShape ? 'other-form' : 'figure' }
}

function hasResult(outcome: Outcome | undefined): outcome is Outcome {
  return outcome?.status === 'done' || outcome?.status === 'split'
}
