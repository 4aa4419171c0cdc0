import type { PlannedTerm } from '#engine/methods/design/plan-design.ts'

interface Single {
  readonly variable: string
  /** Its column in the design. */
  readonly column: number
}

/** The main effects that have one coefficient each, with a residual of their own at each event. */
export function singleCoefficients(terms: readonly PlannedTerm[]): readonly Single[] {
  let next = 1
  return terms.flatMap(({ term, columns }) => {
    const column = next
    next += columns.length
    if (term.kind !== 'main' || columns.length !== 1) return []
    return [{ variable: term.variable, column }]
  })
}
