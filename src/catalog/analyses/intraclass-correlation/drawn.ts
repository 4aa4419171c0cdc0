import { answered, type Drawn, interval } from '../../kit/figures/drawn.ts'
import type { definition } from './definition.ts'
import type { CorrelationsFigure } from './plot.ts'

export const drawn: Drawn<typeof definition> = {
  correlations: ({ confidence, rows }: CorrelationsFigure, { options }) => [
    answered('confidence', confidence, options.confidence),
    ...rows.flatMap((row) => interval(row.form, row, `correlations/${row.form}`, { estimate: 'icc' })),
  ],
}
