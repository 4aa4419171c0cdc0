import { normalQuantile } from '#engine/distributions/normal.ts'
import { powerFigure } from '../../kit/planning/power-figure.ts'
import { casesAt, definition } from './definition.ts'

export const figure = powerFigure(definition, {
  counted: { en: 'Cases', zh: '病例数' },
  power: (inputs) => inputs.power,
  size: (inputs, power) => casesAt(inputs, normalQuantile(power)).fleiss,
})
