import type { Drawn } from '../../kit/figures/drawn.ts'
import { powerQuantities } from '../../kit/planning/drawn-power.ts'
import type { PowerFigure } from '../../kit/planning/planning-plot.ts'
import type { definition } from './definition.ts'

export const drawn: Drawn<typeof definition> = {
  power: (data: PowerFigure, { options }) => powerQuantities(data, options),
}
