import { expect, test } from 'vitest'
import { mulberry32 } from './mulberry32.ts'

test('numbers are multiples of 2^-32, uniform, and the same for the same seed', () => {
  const [one, again] = [mulberry32(1), mulberry32(1)]
  const counts = new Uint32Array(64)
  const n = 64_000
  for (let k = 0; k < n; k++) {
    const value = one()
    expect(again()).toBe(value)
    expect(Number.isInteger(value * 2 ** 32)).toBe(true)
    counts[Math.floor(value * 64)] = (counts[Math.floor(value * 64)] ?? 0) + 1
  }
  const chiSquare = counts.reduce((sum, count) => sum + (count - n / 64) ** 2 / (n / 64), 0)
  // within four standard deviations; 63 degrees of freedom
  expect(Math.abs(chiSquare - 63)).toBeLessThan(4 * Math.sqrt(126))
})

test.each([-1, 0.5, 2 ** 32, Number.NaN])('refuses %d as a seed', (seed) => {
  expect(() => mulberry32(seed)).toThrow('seed-out-of-range')
})
