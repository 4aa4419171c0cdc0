import { expect, test } from 'vitest'
import { coordinate } from './primitive.ts'

test('a coordinate has the shortest form of its two decimals', () => {
  const values = Array.from({ length: 20_000 }, (_, k) => ((k * 7919) % 200_003) / 173 - 300)
  const odd = [0, -0, -0.004, 0.005, -0.006, 0.1, 0.01, 9.999, -3.1, 99.995, 1e7, -1e7, 1e12, -1e12, 1e-9]
  for (const value of [...values, ...odd]) expect(coordinate(value)).toBe(String(Math.round(value * 100) / 100))
})
