import { type Drawn, inR } from '../../kit/drawn.ts'
import { forestQuantities } from '../../kit/drawn-models.ts'
import type { ForestFigure } from '../../kit/forest-plot.ts'
import type { definition } from './definition.ts'
import type { FrequencyFigure } from './plot.ts'

export const drawn: Drawn<typeof definition> = {
  ratios: (data: ForestFigure, { options }) => forestQuantities(data, options),
  frequencies: ({ observed, expected, most }: FrequencyFigure, { options }) => {
    const counts = `0:${observed.length - 1}`
    const density =
      options.distribution === 'poisson' ? 'dpois(k, fitted(fit))' : 'dnbinom(k, size = theta, mu = fitted(fit))'
    return [
      inR('observed', observed, `sapply(${counts}, function(k) sum(fit$y == k))`),
      inR('expected', expected, `sapply(${counts}, function(k) sum(${density}))`),
      inR('most', most, 'max(fit$y)'),
    ]
  },
}
