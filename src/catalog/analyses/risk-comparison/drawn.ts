import {
  answered,
  type Drawn,
  type DrawnContext,
  interval,
  type Quantity,
  repeats,
  within,
} from '../../kit/figures/drawn.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import type { ComparisonFigure } from './plot.ts'

export const drawn: Drawn<typeof definition> = { difference: rows, 'risk-ratio': rows, 'odds-ratio': rows }

function rows(
  { measure, confidence, margins, rows: all }: ComparisonFigure,
  { options }: DrawnContext<typeof definition>,
): readonly Quantity[] {
  const { margin, aim, eventIs } = options
  const sides = { equivalence: [-1, 1], benefit: [-1], harm: [1] }[aim === 'equivalence' ? aim : eventIs]
  return [
    answered('confidence', confidence, options.confidence),
    ...margins.map((value, k) => answered(`margins[${k}]`, value, (sides[k] ?? Number.NaN) * (margin ?? Number.NaN))),
    ...all.flatMap(({ variable, group, risk, reference, referenceRisk, ...row }) => {
      const key = ({ variable: of, level }: LevelRef) => `${variable ?? '-'}/${of}=${String(level)}`
      const [own, other] = [key(group), key(reference)]
      const table = {
        difference: `differences/${own}/${options.difference[0] ?? 'newcombe'}`,
        'risk-ratio': `ratios/${own}/risk-ratio/katz`,
        'odds-ratio': `ratios/${own}/odds-ratio/${options.odds[0] ?? 'woolf'}`,
      }[measure]
      return within(own, [
        repeats('events', risk.events, `risks/${own}/events`),
        repeats('n', risk.n, `risks/${own}/n`),
        repeats('reference.events', referenceRisk.events, `risks/${other}/events`),
        repeats('reference.n', referenceRisk.n, `risks/${other}/n`),
        ...interval(measure, row, table),
      ])
    }),
  ]
}
