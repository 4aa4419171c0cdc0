import { expect, test } from 'vitest'
import { lastDigits } from './last-digits.ts'

const sorted = (values: Iterable<number>) => Float64Array.from(values).sort()

test('the digit counted is the last that the numbers have', () => {
  expect(lastDigits(sorted([1.5, 2, 12.7, -3.5]))).toEqual({
    decimals: 1,
    counts: [1, 0, 0, 0, 0, 2, 0, 1, 0, 0],
    heaped: [],
  })
  expect(lastDigits(sorted([0.1, Math.PI]))).toBeNull()
  expect(lastDigits(sorted([]))).toBeNull()
})

test('digits are heaped if far more numbers end in them than by chance', () => {
  const even = Array.from({ length: 200 }, (_, k) => 100 + k)
  expect(lastDigits(sorted(even))?.heaped).toEqual([])
  const fives = even.map((value, k) => (k % 3 === 0 ? Math.round(value / 5) * 5 : value))
  expect(lastDigits(sorted(fives))?.heaped).toEqual([0, 5])
  const tens = even.map((value, k) => (k % 3 === 0 ? value : Math.round(value / 10) * 10))
  expect(lastDigits(sorted(tens))?.heaped).toEqual([0])
})

test('few numbers, or numbers in a narrow range, are not judged', () => {
  expect(lastDigits(sorted(Array.from({ length: 49 }, (_, k) => 10 * k)))?.heaped).toEqual([])
  expect(lastDigits(sorted(Array.from({ length: 500 }, (_, k) => k % 3)))?.heaped).toEqual([])
  expect(lastDigits(sorted([Number.POSITIVE_INFINITY, ...Array(60).fill(1)]))).toMatchObject({ heaped: [] })
})
