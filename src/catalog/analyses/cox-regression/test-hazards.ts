import type { Checkpoint } from '#engine/checkpoint.ts'
import { type ProportionalHazards, proportionalHazards } from '#engine/methods/cox/proportional-hazards-test.ts'
import type { Fitted } from './fit-model.ts'

/** Whether the coefficients of each term, and of all together, change with time. */
export function testHazards({ prepared, model }: Fitted, checkpoint: Checkpoint): Promise<ProportionalHazards> {
  const { termOf, terms } = prepared.design
  const groups = terms.map((_, k) =>
    model.fit.estimated.flatMap((column, place) => (termOf[column] === k ? [place] : [])),
  )
  return proportionalHazards(model, groups, checkpoint)
}
