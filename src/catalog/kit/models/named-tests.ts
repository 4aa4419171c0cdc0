import type { DevianceTest } from '#engine/methods/design/deviance-tests.ts'
import type { PlannedTerm } from '#engine/methods/design/plan-design.ts'
import type { TermCell } from '../outcome/outcome.ts'
import { termCell } from './term-cells.ts'

/** A test with its term. */
export type Named<T> = T & { readonly cell: TermCell }
export type NamedTest = Named<DevianceTest>

/** Pairs each test with the term at the same index; tests beyond the last term are dropped. */
export function namedTests<T>(terms: readonly PlannedTerm[], tests: readonly T[]): readonly Named<T>[] {
  return tests.flatMap((test, k) => {
    const planned = terms[k]
    return planned === undefined ? [] : [{ cell: termCell(planned.term), ...test }]
  })
}
