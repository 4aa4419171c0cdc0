import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const number = (value: number) => ({ value, unit: '1' })
const of = resultsOf(definition, { difference: number(1), sd: number(1), alpha: '0.05', power: '0.80' })

test('only the difference in standard deviations counts', () => {
  expect(of({ difference: number(7), sd: number(7) })).toEqual(of())
})

test('is within one person of the non-central t distribution', () => {
  // ceiling(pwr::pwr.t.test(d, power, sig.level, type = "one.sample")$n)
  for (const [d, power, alpha, exact] of [
    [1, '0.80', '0.05', 10],
    [0.8, '0.90', '0.05', 19],
    [0.3, '0.80', '0.01', 134],
    [0.2, '0.95', '0.05', 327],
  ] as const) {
    const result = of({ difference: number(d), power, alpha })
    if (!('outputs' in result)) throw new Error(String(result))
    expect(result.outputs.exact).toBe(exact)
    expect(Math.abs((result.outputs.corrected ?? Number.NaN) - exact), `${d} ${power} ${alpha}`).toBeLessThanOrEqual(1)
  }
})
