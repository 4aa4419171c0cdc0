import { expect, test } from 'vitest'
import { logFactorial } from '../special/log-factorial.ts'
import { logFactorials } from './log-factorials.ts'
import { portableExp, portableLog } from './portable-log.ts'

const exponents = Array.from({ length: 20_000 }, (_, i) => -0.035 * (i + 0.5)) // to -700

test('the logarithm differs from Math.log by at most two units in the last place', () => {
  for (const exponent of exponents)
    for (const x of [Math.exp(exponent), Math.exp(-exponent)])
      expect(Math.abs(portableLog(x) / Math.log(x) - 1)).toBeLessThan(4.5e-16)
  expect(portableLog(1)).toBe(0)
  expect(Math.abs(portableLog(1 + 1e-10) / Math.log1p(1e-10) - 1)).toBeLessThan(1e-6) // the argument 1 + 1e-10 is rounded
})

test('the exponential differs from Math.exp by at most two units in the last place', () => {
  for (const x of exponents) expect(Math.abs(portableExp(x) / Math.exp(x) - 1)).toBeLessThan(4.5e-16)
  expect([portableExp(0), portableExp(-746), portableExp(Number.NEGATIVE_INFINITY)]).toEqual([1, 0, 0])
  expect(portableExp(Number.NaN)).toBeNaN()
})

test('sums of logarithms keep their digits', () => {
  const table = logFactorials(100_000)
  for (const k of [0, 1, 2, 20, 1000, 100_000])
    expect(Math.abs((table[k] ?? Number.NaN) - logFactorial(k))).toBeLessThanOrEqual(4e-16 * logFactorial(k))
})
