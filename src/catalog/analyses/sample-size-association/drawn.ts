import type { Drawn } from '../../kit/drawn.ts'
import { powerQuantities } from '../../kit/drawn-power.ts'
import type { PowerFigure } from '../../kit/planning-plot.ts'
import type { definition } from './definition.ts'

export const drawn: Drawn<typeof definition> = {
  power: (data: PowerFigure, { options }) => powerQuantities(data, options),
}
