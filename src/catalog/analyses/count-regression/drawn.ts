import { type Drawn, inR, repeats } from '../../kit/figures/drawn.ts'
import type { ForestFigure } from '../../kit/figures/forest-plot.ts'
import { forestQuantities } from '../../kit/models/drawn-models.ts'
import type { EffectFigure } from '../../kit/models/effect-figure.ts'
import { effectQuantities } from '../../kit/models/r-effects.ts'
import type { definition } from './definition.ts'
import type { FrequencyFigure } from './plot.ts'

export const drawn: Drawn<typeof definition> = {
  effect: (data: EffectFigure, asked) => effectQuantities(data, asked),
  ratios: (data: ForestFigure, { options }) => forestQuantities(data, options, options.outcome),
  frequencies: ({ observed, expected, most, n }: FrequencyFigure, { options }) => {
    const counts = `0:${observed.length - 1}`
    const density =
      options.distribution === 'poisson' ? 'dpois(k, fitted(fit))' : 'dnbinom(k, size = theta, mu = fitted(fit))'
    return [
      inR('observed', observed, `sapply(${counts}, function(k) sum(fit$y == k))`),
      inR('expected', expected, `sapply(${counts}, function(k) sum(${density}))`),
      inR('most', most, 'max(fit$y)'),
      ...(n === undefined ? [] : [repeats('n', n, `fit/${options.outcome}/n`)]),
    ]
  },
}
