import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const number = (value: number) => ({ value, unit: '1' })
const ask = resultsOf(definition, {
  exposed: number(0.25),
  oddsRatio: number(2),
  controls: number(1),
  alpha: '0.05',
  power: '0.90',
})

test('one control to a case: the sample size of R for two proportions', () => {
  // R: power.prop.test(p1 = 0.25, p2 = 0.4, power = 0.9)$n
  const even = { exposed: 0.25, oddsRatio: 2, controls: 1, alpha: '0.05', power: '0.90' } as const
  expect(definition.formula(even).fleiss).toBeCloseTo(202.8095095, 5)
  // R: power.prop.test(p1 = 0.4, p2 = 0.25, power = 0.8, sig.level = 0.01)$n
  const protective = { exposed: 0.4, oddsRatio: 0.5, controls: 1, alpha: '0.01', power: '0.80' } as const
  expect(definition.formula(protective).fleiss).toBeCloseTo(226.2947411, 5)
})

test('several controls, both formulas written out in R', () => {
  // R: p1 <- 0.25; p <- (p1 + 3 * 0.1) / 4; (qnorm(.975) + qnorm(.8))^2 * 4 * p * (1 - p) / (3 * 0.15^2)
  const three = definition.formula({ exposed: 0.1, oddsRatio: 3, controls: 3, alpha: '0.05', power: '0.80' })
  expect(three.exposedCases).toBeCloseTo(0.25, 12)
  expect(three.kelsey).toBeCloseTo(55.16018258, 7)
  // R: (qnorm(.975) * sqrt(4 * p * (1 - p)) + qnorm(.8) * sqrt(3 * p1 * (1 - p1) + 0.09))^2 / (3 * 0.15^2)
  expect(three.fleiss).toBeCloseTo(61.03613584, 7)
})

test('cases are rounded up', () => {
  expect(ask()).toMatchObject({ outputs: { fleiss: 203, kelsey: 205, exposedCases: 0.4 } })
})

test('an odds ratio next to 1 is refused on both sides', () => {
  for (const value of [0.99, 1, 1.009]) expect(ask({ oddsRatio: number(value) })).toEqual(['too-near'])
  for (const value of [0.98, 1.01]) expect(ask({ oddsRatio: number(value) })).toHaveProperty('outputs.fleiss')
  expect(ask({ exposed: number(1) })).toEqual(['impossible-other-unit'])
})
