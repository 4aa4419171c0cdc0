import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const percent = (value: number) => ({ value, unit: '%' })
const ask = resultsOf(definition, {
  sensitivity: percent(95),
  specificity: percent(90),
  halfWidth: percent(3),
  prevalence: percent(10),
})

test('a rare disease: the sensitivity decides', () => {
  // R: qnorm(.975)^2 * .95 * .05 / .03^2 / .1 = 2027.4366; qnorm(.975)^2 * .9 * .1 / .03^2 / .9 = 426.8288
  expect(ask()).toMatchObject({ outputs: { n: 2028, forSensitivity: 2028, forSpecificity: 427 } })
})

test('a frequent one: the specificity decides', () => {
  // R: qnorm(.975)^2 * .7 * .3 / .1^2 / .6 = 134.4511; qnorm(.975)^2 * .6 * .4 / .1^2 / .4 = 230.4875
  const more = { sensitivity: percent(70), specificity: percent(60), halfWidth: percent(10), prevalence: percent(60) }
  expect(ask(more)).toMatchObject({ outputs: { n: 231, forSensitivity: 135, forSpecificity: 231 } })
})

test('fractions and per cent are the same', () => {
  expect(ask({ prevalence: { value: 0.1, unit: '1' } })).toEqual(ask())
})

test('a test without error, and a sample without disease, are refused', () => {
  expect(ask({ sensitivity: percent(100) })).toEqual(['impossible-value'])
  expect(ask({ prevalence: percent(0) })).toEqual(['impossible-value'])
})
