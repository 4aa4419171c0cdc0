import { expect, test } from 'vitest'
import { gaussHermite15 } from './gauss-hermite.ts'

test('the rule is exact for polynomials up to degree 29: moments of exp(-x²) are Γ((k + 1) / 2)', () => {
  const { at, weight } = gaussHermite15
  expect(at).toHaveLength(15)
  let moment = Math.sqrt(Math.PI)
  for (let k = 0; k <= 28; k += 2) {
    const sum = (power: number) => at.reduce((total, x, i) => total + (weight[i] ?? 0) * x ** power, 0)
    expect(Math.abs(sum(k) / moment - 1)).toBeLessThan(1e-13)
    expect(Math.abs(sum(k + 1) / moment)).toBeLessThan(1e-10)
    moment *= (k + 1) / 2
  }
})
