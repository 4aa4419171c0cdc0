import { expect, test } from 'vitest'
import { tiedSteps } from './tied-steps.ts'

test.each([1, 2, 63, 64, 65, 130, 191, 192, 1000, 4096, 123_457])('sums over %i steps', (d) => {
  const steps = tiedSteps(d)
  for (const a of [1, 1.000001, 1.3, 50])
    for (const f of [
      (j: number) => 1 / (a - j / d),
      (j: number) => Math.log(a - j / d),
      (j: number) => (j / d / (a - j / d)) ** 2,
    ]) {
      let [wanted, found] = [0, 0]
      for (let j = d - 1; j >= 0; j--) wanted += f(j)
      for (const { j, times } of steps) found += times * f(j)
      expect(Math.abs(found - wanted)).toBeLessThanOrEqual(1e-12 * Math.max(Math.abs(wanted), d * 1e-3))
    }
})

test('few steps replace very many', () => {
  const steps = tiedSteps(1e12)
  expect(steps.length).toBeLessThan(700)
  expect(steps.reduce((sum, { times }) => sum + times, 0) / 1e12).toBeCloseTo(1, 13)
})
