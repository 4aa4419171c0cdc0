import type { PlannedTerm } from '#engine/methods/design/plan-design.ts'

interface Single {
  readonly variable: string
  /** Its column in the design. */
  readonly column: number
}

/** The main effects with a single coefficient, for which Schoenfeld residuals can be saved. */
export function singleCoefficients(terms: readonly PlannedTerm[]): readonly Single[] {
  let next = 1
  return terms.flatMap(({ term, columns }) => {
    const column = next
    next += columns.length
    if (term.kind !== 'main' || columns.length !== 1) return []
    return [{ variable: term.variable, column }]
  })
}
