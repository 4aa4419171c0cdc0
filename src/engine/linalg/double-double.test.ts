import { expect, test } from 'vitest'
import { type DoubleDouble, exactly, minus, over, plus, rootOf, times } from './double-double.ts'

const third = over(exactly(1), exactly(3))

/** The absolute difference of two numbers that should be equal. */
const apart = (a: DoubleDouble, b: DoubleDouble) => Math.abs(minus(a, b).hi)

test('a sum keeps an addend far below the last place of the other', () => {
  expect(plus(exactly(1), exactly(2 ** -80))).toEqual({ hi: 1, lo: 2 ** -80 })
  expect(minus(plus(exactly(1), exactly(2 ** -80)), exactly(1))).toEqual({ hi: 2 ** -80, lo: 0 })
})

test('a product of doubles is exact', () => {
  const next = exactly(1 + 2 ** -52)
  expect(times(next, next)).toEqual({ hi: 1 + 2 ** -51, lo: 2 ** -104 })
})

test('quotients and roots have 31 digits', () => {
  expect(third).toEqual({ hi: 1 / 3, lo: 2 ** -54 / 3 })
  expect(apart(times(third, exactly(3)), exactly(1))).toBeLessThan(1e-31)
  const root = rootOf(exactly(2))
  expect(root.hi).toBe(Math.SQRT2)
  expect(apart(times(root, root), exactly(2))).toBeLessThan(1e-31)
  expect(rootOf(exactly(0))).toEqual({ hi: 0, lo: 0 })
})
