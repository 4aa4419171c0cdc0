import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const number = (value: number) => ({ value, unit: '1' })
const ask = resultsOf(definition, { difference: number(3), sd: number(8), alpha: '0.05', power: '0.90' })

/** R: 2 * ((qnorm(1 - a / 2) + qnorm(b)) * sd / d)^2, and power.t.test(delta = d, sd = sd, sig.level = a, power = b)$n. */
test.each([
  [5, 10, '0.05', '0.80', 62.79103787, 63.76576371],
  [3, 8, '0.05', '0.90', 149.4389058, 150.4057817],
  [2, 3, '0.01', '0.90', 66.95724226, 68.63651237],
  [1, 1, '0.10', '0.85', 14.37860013, 15.10466169],
  [12, 10, '0.05', '0.80', 10.90122185, 11.94228223],
] as const)('%d of %d at %s and %s', (difference, sd, alpha, power, byNormal, byT) => {
  const { exact, n, corrected } = definition.formula({ difference, sd, alpha, power })
  expect(n).toBeCloseTo(byNormal, 7)
  expect(exact).toBeCloseTo(byT, 2) // R ignores the opposite tail by default
  expect(Math.abs(corrected - byT)).toBeLessThan(0.1)
  expect(Math.ceil(corrected)).toBe(Math.ceil(byT))
})

test('groups are rounded up', () => {
  expect(ask()).toMatchObject({ outputs: { n: 150, corrected: 151 } })
})

test('no difference and no spread are refused', () => {
  expect(ask({ difference: number(0) })).toEqual(['impossible-value'])
  expect(ask({ sd: number(-1) })).toEqual(['impossible-value'])
})
