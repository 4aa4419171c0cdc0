import type { DevianceTest } from '#engine/methods/design/deviance-tests.ts'
import type { PlannedTerm } from '#engine/methods/design/plan-design.ts'
import type { TermCell } from './outcome.ts'
import { termCell } from './term-cells.ts'

/** The test of a term, with the term that it is of. */
export interface NamedTest extends DevianceTest {
  readonly cell: TermCell
}

export function namedTests(terms: readonly PlannedTerm[], tests: readonly DevianceTest[]): readonly NamedTest[] {
  return tests.flatMap((test, k) => {
    const planned = terms[k]
    return planned === undefined ? [] : [{ cell: termCell(planned.term), ...test }]
  })
}
