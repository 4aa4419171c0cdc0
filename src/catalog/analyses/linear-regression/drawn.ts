import type { Drawn } from '../../kit/drawn.ts'
import { forestQuantities, residualQuantities } from '../../kit/drawn-models.ts'
import type { ForestFigure } from '../../kit/forest-plot.ts'
import type { definition } from './definition.ts'

export const drawn: Drawn<typeof definition> = {
  coefficients: (data: ForestFigure, { options }) => forestQuantities(data, options, {}),
  ...residualQuantities,
}
