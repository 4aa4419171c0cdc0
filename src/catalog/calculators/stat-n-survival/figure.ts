import { normalQuantile } from '#engine/distributions/normal.ts'
import { powerFigure } from '../../kit/planning/power-figure.ts'
import { definition, sizesAt } from './definition.ts'

export const figure = powerFigure(definition, {
  counted: { en: 'Persons, both groups', zh: '总例数' },
  power: (inputs) => inputs.power,
  size: (inputs, power) => sizesAt(inputs, normalQuantile(power)).schoenfeld,
})
