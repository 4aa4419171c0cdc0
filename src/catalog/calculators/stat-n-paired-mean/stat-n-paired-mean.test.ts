import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const number = (value: number) => ({ value, unit: '1' })
const ask = resultsOf(definition, { difference: number(2.5), sd: number(6), alpha: '0.05', power: '0.90' })

/** R: ((qnorm(1 - a / 2) + qnorm(b)) * sd / d)^2, and power.t.test(delta = d, sd = sd, sig.level = a, power = b, type = "paired")$n. */
test.each([
  [4, 10, '0.05', '0.80', 49.05549834, 51.00956708],
  [2.5, 6, '0.05', '0.90', 60.52275683, 62.47519789],
  [3, 5, '0.01', '0.90', 41.33163103, 44.69777097],
  [5, 6, '0.05', '0.80', 11.30238682, 13.34957056],
] as const)('%d of %d at %s and %s', (difference, sd, alpha, power, byNormal, byT) => {
  const { exact, n, corrected } = definition.formula({ difference, sd, alpha, power })
  expect(n).toBeCloseTo(byNormal, 7)
  expect(exact).toBeCloseTo(byT, 2) // R ignores the opposite tail by default
  expect(Math.abs(corrected - byT)).toBeLessThan(0.15)
})

test('pairs are rounded up', () => {
  expect(ask()).toMatchObject({ outputs: { n: 61, corrected: 63 } })
})

test('only the ratio of difference and deviation counts', () => {
  expect(ask({ difference: number(25), sd: number(60) })).toEqual(ask())
})

test('no difference and no spread are refused', () => {
  expect(ask({ difference: number(0) })).toEqual(['impossible-value'])
  expect(ask({ sd: number(0) })).toEqual(['impossible-value'])
})
