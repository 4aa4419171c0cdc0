import { normalQuantile } from '#engine/distributions/normal.ts'
import { powerFigure } from '../../kit/planning/power-figure.ts'
import { definition, sizeAt } from './definition.ts'

export const figure = powerFigure(definition, {
  counted: { en: 'Persons', zh: '例数' },
  power: (inputs) => inputs.power,
  size: (inputs, power) => sizeAt(inputs, normalQuantile(power)),
})
