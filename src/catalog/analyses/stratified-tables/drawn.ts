import { answered, type Drawn, interval, repeats, within } from '../../kit/figures/drawn.ts'
import type { definition } from './definition.ts'
import type { StrataFigure } from './plot.ts'

export const drawn: Drawn<typeof definition> = {
  forest: ({ measure, confidence, rows, pooled }: StrataFigure, { options }) => [
    answered('confidence', confidence, options.confidence),
    ...rows.flatMap(({ stratum, exposed, reference, weight, ...row }) => {
      const key = stratum === null ? '-' : `${stratum.variable}=${String(stratum.level)}`
      return within(key, [
        repeats('exposed.events', exposed.events, `strata/${key}/exposedEvents`),
        repeats('exposed.n', exposed.n, `strata/${key}/exposedN`),
        repeats('reference.events', reference.events, `strata/${key}/referenceEvents`),
        repeats('reference.n', reference.n, `strata/${key}/referenceN`),
        ...interval(measure, row, `effects/${measure}/${key}`),
        repeats('weight', weight, `effects/${measure}/${key}/weight`),
      ])
    }),
    ...interval('pooled', pooled, `pooled/${measure}/pooled`),
  ],
}
