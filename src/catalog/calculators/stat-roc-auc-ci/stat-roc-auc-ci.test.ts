import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const number = (value: number) => ({ value, unit: '1' })
const ask = resultsOf(definition, { auc: number(0.7), diseased: number(40), healthy: number(40) })

/** R: q1 <- A / (2 - A); q2 <- 2 * A^2 / (1 + A); sqrt((A * (1 - A) + (a - 1) * (q1 - A^2) + (b - 1) * (q2 - A^2)) / (a * b)). */
test.each([
  [0.731, 41, 72, 0.05127057659, 0.63051151643, 0.83148848357],
  [0.7, 40, 40, 0.05848265203, 0.5853761083, 0.8146238917],
])('an area of %d in %i and %i', (auc, diseased, healthy, se, low, high) => {
  const found = definition.formula({ auc, diseased, healthy })
  expect(found.se).toBeCloseTo(se, 9)
  expect(found.aucLow).toBeCloseTo(low, 9)
  expect(found.aucHigh).toBeCloseTo(high, 9)
})

test('close to DeLong’s standard error in real data', () => {
  // R, pROC 1.18: roc(aSAH$outcome, aSAH$s100b): area 0.7313686 in 41 and 72, sqrt(var(r)) = 0.05165929
  const { se } = definition.formula({ auc: 0.7313686, diseased: 41, healthy: 72 })
  expect(Math.abs(se / 0.05165929 - 1)).toBeLessThan(0.01)
})

test('the limits stay between 0 and 1', () => {
  const few = { diseased: number(10), healthy: number(10) }
  expect(ask({ ...few, auc: number(0.95) })).toMatchObject({ outputs: { aucLow: 0.847, aucHigh: 1 } })
  expect(ask({ auc: number(0.5), diseased: number(2), healthy: number(2) })).toMatchObject({
    outputs: { aucLow: 0, aucHigh: 1, se: 0.3227 },
  })
})

test('an area below one half, a perfect one and a single person are refused', () => {
  expect(ask({ auc: number(0.49) })).toEqual(['impossible-value'])
  expect(ask({ auc: number(1) })).toEqual(['impossible-value'])
  expect(ask({ diseased: number(1) })).toEqual(['impossible-value'])
})
