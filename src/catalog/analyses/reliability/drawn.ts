import { type Drawn, inR, repeats, within } from '../../kit/figures/drawn.ts'
import type { definition } from './definition.ts'
import type { DeletedFigure } from './plot.ts'

export const drawn: Drawn<typeof definition> = {
  deleted: ({ alpha, n, rows }: DeletedFigure) => [
    repeats('alpha', alpha, 'reliability/alpha/value'),
    ...(n === undefined ? [] : [inR('n', n, 'n')]),
    ...rows.flatMap(({ item, alphaWithout, itemRest }) =>
      within(item, [
        repeats('alphaWithout', alphaWithout, `items/${item}/alphaWithout`),
        repeats('itemRest', itemRest, `items/${item}/itemRest`),
      ]),
    ),
  ],
}
