import type { Answer, Outcome, SavedColumn } from './outcome.ts'

/**
 * The outcome as a page shows and stores it: its saved columns by name only. Their cells are as many as the dataset has rows, and are
 * recomputed where the rows are when a step uses them.
 */
export function withoutSavedCells(outcome: Outcome): Outcome {
  if (outcome.status !== 'split') return withoutCells(outcome)
  return { ...outcome, parts: outcome.parts.map((part) => ({ ...part, outcome: withoutCells(part.outcome) })) }
}

function withoutCells(answer: Answer): Answer {
  if (answer.status !== 'done' || answer.savedColumns.length === 0) return answer
  return { ...answer, savedColumns: answer.savedColumns.map((column) => ({ ...column, rowIds: [], values: [] })) }
}

/** A saved column by its id: one for each part that has it; undefined without any answer. */
export function savedColumnOf(outcome: Outcome, id: string): readonly SavedColumn[] | undefined {
  const answers = outcome.status === 'split' ? outcome.parts.map((part) => part.outcome) : [outcome]
  const done = answers.filter((answer) => answer.status === 'done')
  if (done.length === 0) return undefined
  return done.flatMap(({ savedColumns }) => savedColumns.filter((column) => column.id === id))
}
