import { expect, test } from 'vitest'
import { fisherTwoByTwo } from './fisher-two-by-two.ts'

const tolerance = 1e-7

/** Every table with the margins, in exact integers. */
function enumerated(a: number, b: number, c: number, d: number): number {
  const choose = (n: number, k: number): bigint => {
    let value = 1n
    for (let i = 1; i <= k; i++) value = (value * BigInt(n - k + i)) / BigInt(i)
    return value
  }
  const [first, second, column] = [a + b, c + d, a + c]
  const ways = (k: number) => choose(first, k) * choose(second, column - k)
  let counted = 0n
  for (let k = Math.max(0, column - second); k <= Math.min(first, column); k++)
    if (ways(k) <= ways(a)) counted += ways(k)
  return Number((counted * 10n ** 30n) / choose(first + second, column)) / 1e30
}

test.each([
  [3, 1, 1, 3],
  [0, 5, 5, 0],
  [10, 2, 3, 15],
  [2, 2, 2, 2],
  [7, 0, 3, 1],
  [60, 140, 95, 105],
  [400, 600, 470, 530],
])('(%i %i; %i %i) agrees with integer arithmetic to 13 digits', (a, b, c, d) => {
  const exact = enumerated(a, b, c, d)
  expect(Math.abs(fisherTwoByTwo(a, b, c, d, tolerance) / exact - 1)).toBeLessThan(1e-13)
  expect(Math.abs(fisherTwoByTwo(c, d, a, b, tolerance) / exact - 1)).toBeLessThan(1e-13)
  expect(Math.abs(fisherTwoByTwo(a, c, b, d, tolerance) / exact - 1)).toBeLessThan(1e-13)
})

test('a table of a hundred thousand is computed, and the expected table has P = 1', () => {
  expect(fisherTwoByTwo(20_000, 30_000, 20_000, 30_000, tolerance)).toBe(1)
  expect(fisherTwoByTwo(20_000, 30_000, 30_000, 20_000, tolerance)).toBeLessThan(1e-300)
})
