import { precisionFigure } from '../../kit/planning/precision-figure.ts'
import { definition, sizeFor } from './definition.ts'

export const figure = precisionFigure(definition, {
  halfWidth: (inputs) => inputs.halfWidth,
  lines: [{ size: (inputs, halfWidth) => sizeFor({ ...inputs, halfWidth }) }],
})
