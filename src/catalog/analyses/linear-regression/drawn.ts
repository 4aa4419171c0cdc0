import type { Drawn } from '../../kit/figures/drawn.ts'
import type { ForestFigure } from '../../kit/figures/forest-plot.ts'
import { forestQuantities, residualQuantities } from '../../kit/models/drawn-models.ts'
import type { EffectFigure } from '../../kit/models/effect-figure.ts'
import type { NomogramFigure } from '../../kit/models/nomogram-figure.ts'
import { effectQuantities } from '../../kit/models/r-effects.ts'
import { nomogramQuantities } from '../../kit/models/r-nomogram.ts'
import type { definition } from './definition.ts'

export const drawn: Drawn<typeof definition> = {
  coefficients: (data: ForestFigure, { options }) => forestQuantities(data, options, options.outcome, {}),
  ...residualQuantities,
  effect: (data: EffectFigure, asked) => effectQuantities(data, asked),
  nomogram: (data: NomogramFigure, { data: of, options }) =>
    nomogramQuantities(data, of, options.outcome, (_, values) => values),
}
