import { normalQuantile } from '#engine/distributions/normal.ts'
import { powerFigure } from '../../kit/planning/power-figure.ts'
import { definition, sizeAt } from './definition.ts'

export const figure = powerFigure(definition, {
  counted: { en: 'Persons in each group', zh: '每组例数' },
  power: (inputs) => inputs.power,
  size: (inputs, power) => {
    // with equal effects each of the two tests may use half of the type II error
    const isBetweenTwo = inputs.aim === 'EQ' && inputs.treated === inputs.control
    return sizeAt(inputs, normalQuantile(isBetweenTwo ? (1 + power) / 2 : power))
  },
})
