import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import { type ChangedNumbers, changedNumbers } from '../../outcome/changed-numbers.ts'

/** A result of the report, then and now. */
export interface ComparedResult {
  /** Of its block. */
  readonly id: string
  readonly definition: AnalysisDefinition
  /** Undefined if it was not in the report, or is no longer. */
  readonly before: Outcome | undefined
  readonly after: Outcome | undefined
  readonly display: Display
}

export type ReportChange = { readonly id: string } & (
  | { readonly kind: 'added' | 'removed' }
  /** Numbers of its tables differ as printed, or the tables have another shape. */
  | { readonly kind: 'numbers'; readonly changed: ChangedNumbers }
  /** The tables print the same; a figure, or a digit that is not printed, differs. */
  | { readonly kind: 'beyond-print' }
)

/** What differs between two states of a report, in the order of its blocks; results that are the same are left out. Every number is listed. */
export function reportChanges(results: readonly ComparedResult[]): readonly ReportChange[] {
  return results.flatMap(({ id, definition, before, after, display }): readonly ReportChange[] => {
    if (!before || !after) return before === after ? [] : [{ id, kind: before ? 'removed' : 'added' }]
    if (JSON.stringify(before) === JSON.stringify(after)) return []
    const changed = changedNumbers(definition, before, after, display, Number.POSITIVE_INFINITY)
    const isPrinted = changed.numbers.length > 0 || changed.isOtherShape
    return [isPrinted ? { id, kind: 'numbers', changed } : { id, kind: 'beyond-print' }]
  })
}
