import { answered, type Drawn, type DrawnContext, type Quantity, repeats, within } from '../../kit/figures/drawn.ts'
import { groupInR, sampleQuantities } from '../../kit/figures/drawn-box.ts'
import { rColumn } from '../../kit/r/r-code.ts'
import type { definition } from './definition.ts'
import type { GroupsFigure } from './plot.ts'

export const drawn: Drawn<typeof definition> = { boxes: groups, means: groups }

function groups(data: GroupsFigure, context: DrawnContext<typeof definition>): readonly Quantity[] {
  const { options } = context
  const values = rColumn(context.data, data.variable)
  return [
    answered('confidence', data.confidence, options.confidence),
    repeats('p', data.p, `tests/${data.variable}/${data.test}/p`),
    ...data.boxes.flatMap((box, g) => within(`groups[${g}]`, sampleQuantities(box, groupInR(values, g), options))),
  ]
}
