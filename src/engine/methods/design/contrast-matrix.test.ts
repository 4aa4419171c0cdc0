import { expect, test } from 'vitest'
import { effectContrasts, helmertContrasts, indicatorContrasts, polynomialContrasts } from './contrast-matrix.ts'

const plain = (columns: readonly Float64Array[]) => columns.map((column) => Array.from(column))

test('indicators and effects leave out the column of the reference', () => {
  expect(plain(indicatorContrasts(3, 1))).toEqual([
    [1, 0, 0],
    [0, 0, 1],
  ])
  expect(plain(indicatorContrasts(2, null))).toEqual([
    [1, 0],
    [0, 1],
  ])
  expect(plain(effectContrasts(3, 1))).toEqual([
    [1, -1, 0],
    [0, -1, 1],
  ])
})

test('a Helmert contrast sums to 0 and compares a level with all before it', () => {
  expect(plain(helmertContrasts(4))).toEqual([
    [-1, 1, 0, 0],
    [-1, -1, 2, 0],
    [-1, -1, -1, 3],
  ])
})

test('polynomials are those of R, and orthonormal up to fifty levels', () => {
  // print(contr.poly(4), digits = 17) of R 4.2.2
  const four = polynomialContrasts(4)
  const expected = [
    [-0.67082039324993692, -0.22360679774997896, 0.22360679774997896, 0.67082039324993692],
    [0.5, -0.5, -0.5, 0.5],
    [-0.22360679774997891, 0.67082039324993681, -0.67082039324993692, 0.22360679774997899],
  ]
  for (const [k, column] of expected.entries())
    for (const [level, value] of column.entries()) expect(four[k]?.[level]).toBeCloseTo(value, 14)
  const fifty = polynomialContrasts(50)
  for (const [j, a] of fifty.entries()) {
    expect(a.at(-1)).toBeGreaterThan(0)
    for (const [k, b] of fifty.entries()) {
      const sum = a.reduce((total, value, at) => total + value * (b[at] ?? Number.NaN), 0)
      expect(Math.abs(sum - Number(j === k))).toBeLessThan(1e-13)
    }
  }
})
