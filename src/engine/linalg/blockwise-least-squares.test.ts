import { describe, expect, test } from 'vitest'
import { uninterrupted } from '../checkpoint.ts'
import { mersenneTwister } from '../random/mersenne-twister.ts'
import { blockwiseLeastSquares, type RowBlock } from './blockwise-least-squares.ts'

/** Rows of an intercept, two variables of other sizes, a copy of the second where asked for, and an outcome. */
function design(rows: number, twin = false): RowBlock {
  const next = mersenneTwister(7)
  const x1 = Float64Array.from({ length: rows }, () => next() * 1e4)
  const x2 = Float64Array.from({ length: rows }, () => next() - 0.5)
  const y = Float64Array.from({ length: rows }, (_, i) => 3 - 2e-3 * (x1[i] ?? 0) + 5 * (x2[i] ?? 0) + next() - 0.5)
  const intercept = new Float64Array(rows).fill(1)
  return { columns: twin ? [intercept, x1, x1, x2] : [intercept, x1, x2], y }
}

function* inBlocks({ columns, y }: RowBlock, size: number): Generator<RowBlock> {
  for (let from = 0; from < y.length; from += size)
    yield { columns: columns.map((column) => column.slice(from, from + size)), y: y.slice(from, from + size) }
}

const solve = (whole: RowBlock, size: number, refinements = 1) =>
  blockwiseLeastSquares(() => inBlocks(whole, size), uninterrupted, { refinements, tolerance: 1e-7 })

test.each([1, 2, 7, 100, 1000])('does not depend on the size of the blocks: %d', async (size) => {
  const whole = design(1000)
  const [parts, once] = [await solve(whole, size), await solve(whole, 1000, 0)]
  expect(parts).toMatchObject({ rows: 1000, rank: 3 })
  for (const [j, value] of parts.coefficients.entries())
    expect(Math.abs(value / (once.coefficients[j] ?? 0) - 1)).toBeLessThan(1e-12)
  expect(parts.squares / once.squares).toBeCloseTo(1, 12)
  for (const [i, row] of parts.unscaled.entries())
    for (const [j, value] of row.entries()) expect(value / (once.unscaled[i]?.[j] ?? 0)).toBeCloseTo(1, 9)
  // the residuals are orthogonal to the design, and the rest of the squares is theirs
  const residuals = whole.y.map((y, i) =>
    whole.columns.reduce((left, column, j) => left - (column[i] ?? 0) * (parts.coefficients[j] ?? 0), y),
  )
  for (const column of whole.columns) {
    const product = column.reduce((sum, value, i) => sum + value * (residuals[i] ?? 0), 0)
    expect(Math.abs(product) / (Math.hypot(...column) * Math.hypot(...residuals))).toBeLessThan(1e-14)
  }
})

test('holds one block at a time', async () => {
  let [open, most] = [0, 0]
  function* blocks(): Generator<RowBlock> {
    for (const block of inBlocks(design(500), 10)) {
      most = Math.max(most, ++open)
      yield block
      open--
    }
  }
  await blockwiseLeastSquares(blocks, uninterrupted)
  expect(most).toBe(1)
})

test('gives no coefficient to a column that depends on those before it', async () => {
  const { rank, coefficients, unscaled } = await solve(design(50, true), 3)
  const without = await solve(design(50), 3)
  expect(rank).toBe(3)
  expect(coefficients[2]).toBeNaN()
  expect(unscaled[2]?.[2]).toBeNaN()
  for (const [k, j] of [0, 1, 3].entries())
    expect((coefficients[j] ?? 0) / (without.coefficients[k] ?? 0)).toBeCloseTo(1, 11)
})

describe('without enough rows', () => {
  test('none', async () => {
    expect(await blockwiseLeastSquares(() => [], uninterrupted)).toMatchObject({ rows: 0, rank: 0, squares: 0 })
  })

  test('fewer than columns', async () => {
    const { rank, squares, coefficients } = await solve(design(2), 1)
    expect(rank).toBe(2)
    expect(squares).toBeLessThan(1e-20)
    expect(coefficients[2]).toBeNaN()
  })
})
