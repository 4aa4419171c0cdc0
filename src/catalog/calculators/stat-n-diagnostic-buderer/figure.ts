import { precisionFigure } from '../../kit/planning/precision-figure.ts'
import { definition, sizesFor } from './definition.ts'

export const figure = precisionFigure(definition, {
  halfWidth: (inputs) => inputs.halfWidth,
  lines: [
    {
      name: { en: 'Sensitivity', zh: '灵敏度' },
      size: (inputs, halfWidth) => sizesFor({ ...inputs, halfWidth }).forSensitivity,
    },
    {
      name: { en: 'Specificity', zh: '特异度' },
      size: (inputs, halfWidth) => sizesFor({ ...inputs, halfWidth }).forSpecificity,
    },
  ],
})
