import { answered, type Drawn, type DrawnContext, interval, type Quantity, repeats } from '../../kit/figures/drawn.ts'
import { residualQuantities } from '../../kit/models/drawn-models.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'
import { termKey } from '../../kit/present/term-text.ts'
import type { definition } from './definition.ts'
import type { MeansFigure } from './plot.ts'

export const drawn: Drawn<typeof definition> = { means, ...residualQuantities }

function means(
  { confidence, n, p, groups, colours, panels }: MeansFigure,
  { figure, options }: DrawnContext<typeof definition>,
): readonly Quantity[] {
  const term = figure.id.slice('means-'.length)
  const order = term.split(':')
  /** The key of a row in the table of means: the levels in the order of the term's variables. */
  const keyOf = (...refs: readonly (LevelRef | null)[]) => {
    const product = order.flatMap((variable) => refs.find((ref) => ref?.variable === variable) ?? [])
    return termKey({ product })
  }
  return [
    answered('confidence', confidence, options.confidence),
    ...(n === undefined ? [] : [repeats('n', n, `fit/${options.outcome}/n`)]),
    repeats('p', p, `terms/${term}/p`),
    ...panels.flatMap(({ at, cells }) =>
      groups.flatMap((group, g) =>
        colours.flatMap((colour, c) => {
          const cell = cells[g * colours.length + c] ?? null
          const key = keyOf(group, colour, at)
          return cell === null ? [] : interval(`cells[${key}]`, cell, `means/${key}`)
        }),
      ),
    ),
  ]
}
