import { expect, test } from 'vitest'
import { isRoughlyNormal } from './roughly-normal.ts'

test('three values can be judged, fewer or constant ones cannot and do not count against the mean', () => {
  const [odd, even] = [Float64Array.of(1, 2, 4), Float64Array.of(3, 3, 3)]
  expect(isRoughlyNormal([odd])).toBe(true)
  expect(isRoughlyNormal([odd.subarray(0, 2)])).toBeNull()
  expect(isRoughlyNormal([even])).toBeNull()
  expect(isRoughlyNormal([even, odd])).toBe(true)
})

test('for 50 values or more the skewness decides, for fewer the test', () => {
  const skewed = (n: number) => Float64Array.from({ length: n }, (_, i) => ((i + 1) / n) ** 2.2)
  expect(isRoughlyNormal([skewed(49)])).toBe(false) // P < 0.05
  expect(isRoughlyNormal([skewed(50)])).toBe(true) // skewness below 1
  expect(isRoughlyNormal([skewed(50).map((x) => x ** 3)])).toBe(false)
})
