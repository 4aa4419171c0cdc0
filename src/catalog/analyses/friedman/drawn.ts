import { answered, type Drawn, repeats, within } from '../../kit/figures/drawn.ts'
import { sampleQuantities } from '../../kit/figures/drawn-box.ts'
import type { definition } from './definition.ts'
import type { BoxesFigure } from './plot.ts'

export const drawn: Drawn<typeof definition> = {
  boxes: ({ confidence, p, boxes }: BoxesFigure, { options }) => [
    answered('confidence', confidence, options.confidence),
    repeats('p', p, 'test/friedman/p'),
    ...boxes.flatMap(({ box }, j) => within(`conditions[${j}]`, sampleQuantities(box, `y[, ${j + 1}]`, options))),
  ],
}
