import { expect, test } from 'vitest'
import { matrixSize } from './matrix-size.ts'

const sides = { cell: { least: 2.6, most: 11 }, beside: 27, below: 16 }
const names = (count: number, name = 'x') => Array.from({ length: count }, (_, k) => `${name}${k}`)

test('a small matrix has cells of the largest size, a large one fills the page', () => {
  const small = matrixSize({ ...sides, rows: names(5), columns: names(5) })
  const large = matrixSize({ ...sides, rows: names(60), columns: names(60) })
  expect(small.width).toBeLessThan(100)
  expect(small.height).toBeCloseTo(5 * 11 + 3 + 16, -1)
  expect(large.width).toBeGreaterThan(165)
  expect(large.width).toBeLessThan(190)
})

test('names of rows have their height at any width', () => {
  const { width, height } = matrixSize({ ...sides, rows: names(40), columns: names(40), width: 85 })
  expect(width).toBe(85)
  expect(height).toBeGreaterThan(40 * 2.9)
  expect(
    matrixSize({ ...sides, rows: names(8, 'a name that is broken at this width '), columns: names(8), width: 85 })
      .height,
  ).toBeGreaterThan(8 * 7)
})

test('turned names of columns have room below the cells', () => {
  const short = matrixSize({ ...sides, rows: names(5), columns: names(5) })
  const long = matrixSize({ ...sides, rows: names(5), columns: names(5, 'a rather long name of a variable ') })
  expect(long.height - short.height).toBeGreaterThan(25)
})
