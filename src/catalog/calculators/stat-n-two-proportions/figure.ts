import { normalQuantile } from '#engine/distributions/normal.ts'
import { powerFigure } from '../../kit/planning/power-figure.ts'
import { definition, firstGroupAt } from './definition.ts'

export const figure = powerFigure(definition, {
  counted: { en: 'Persons, both groups', zh: '两组总例数' },
  power: (inputs) => inputs.power,
  size: (inputs, power) => firstGroupAt(inputs, normalQuantile(power)).group1 * (1 + (inputs.ratio ?? 1)),
})
