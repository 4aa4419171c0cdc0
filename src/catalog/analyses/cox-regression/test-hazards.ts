import type { Checkpoint } from '#engine/checkpoint.ts'
import { type ProportionalHazards, proportionalHazards } from '#engine/methods/cox/proportional-hazards-test.ts'
import { termCell } from '../../kit/models/term-cells.ts'
import type { TermCell } from '../../kit/outcome/outcome.ts'
import type { Fitted } from './fit-model.ts'

/** Tests proportional hazards for each term and for the whole model. */
export function testHazards({ prepared, model }: Fitted, checkpoint: Checkpoint): Promise<ProportionalHazards> {
  const { termOf, terms } = prepared.design
  const groups = terms.map((_, k) =>
    model.fit.estimated.flatMap((column, place) => (termOf[column] === k ? [place] : [])),
  )
  return proportionalHazards(model, groups, checkpoint)
}

/** Terms whose hazard ratios appear to change with time; the check and the reading use the same rule. */
export function changingTerms({ prepared }: Fitted, { tests }: ProportionalHazards): readonly TermCell[] {
  return prepared.design.terms.filter((_, k) => (tests[k]?.pValue ?? 1) < 0.05).map(({ term }) => termCell(term))
}
