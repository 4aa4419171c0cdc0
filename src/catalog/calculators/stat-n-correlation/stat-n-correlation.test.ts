import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { alpha: '0.05', power: '0.80' })
const r = (value: number) => ({ r: { value, unit: '1' } })

/** R: ((qnorm(0.975) + qnorm(power)) / atanh(r))^2 + 3, and pwr.r.test(r = r, power = power)$n, which corrects the bias of z. */
test.each([
  [0.25, '0.80', 123.3157044, 122.4465944],
  [0.25, '0.90', 164.0685919, 163.1836633],
  [0.3, '0.80', 84.92781112, 84.07363978],
  [0.7, '0.80', 13.43442335, 12.81942604],
  [0.7, '0.90', 16.96873239, 16.32291942],
] as const)('r = %d at a power of %s', (value, power, fisher, pwr) => {
  const { n } = definition.formula({ r: value, alpha: '0.05', power })
  expect(n).toBeCloseTo(fisher, 7)
  expect(n - pwr).toBeGreaterThan(0)
  expect(n - pwr).toBeLessThan(1)
})

test('persons are rounded up', () => {
  expect(ask(r(0.3))).toMatchObject({ outputs: { n: 85 } })
})

test('no correlation and a perfect one are refused, and a negative one', () => {
  for (const value of [0, 1, -0.3]) expect(ask(r(value))).toEqual(['impossible-value'])
})
