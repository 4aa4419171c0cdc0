import { answered, type Drawn, inR, interval } from '../../kit/figures/drawn.ts'
import type { definition } from './definition.ts'
import type { CorrelationsFigure } from './plot.ts'

export const drawn: Drawn<typeof definition> = {
  correlations: ({ confidence, n, rows }: CorrelationsFigure, { options }) => [
    answered('confidence', confidence, options.confidence),
    ...(n === undefined ? [] : [inR('n', n, 'n')]),
    ...rows.flatMap((row) => interval(row.form, row, `correlations/${row.form}`, { estimate: 'icc' })),
  ],
}
