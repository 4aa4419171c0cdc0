import { describe, expect, test } from 'vitest'
import { uninterrupted } from '../checkpoint.ts'
import { mersenneTwister } from '../random/mersenne-twister.ts'
import {
  blockwiseLeastSquares,
  blockwiseResiduals,
  refinedSolution,
  type TallEquations,
} from './blockwise-least-squares.ts'
import { householderQr } from './householder-qr.ts'
import { blockwiseProjection, projectionOf } from './projection.ts'
import { inverseCrossproduct } from './triangular.ts'

/** An intercept, two variables on other scales, optionally a copy of the first, an outcome and roots of weights. */
function design(rows: number, twin = false): TallEquations {
  const next = mersenneTwister(7)
  const x1 = Float64Array.from({ length: rows }, () => next() * 1e4)
  const x2 = Float64Array.from({ length: rows }, () => next() - 0.5)
  const y = Float64Array.from({ length: rows }, (_, i) => 3 - 2e-3 * (x1[i] ?? 0) + 5 * (x2[i] ?? 0) + next() - 0.5)
  const roots = Float64Array.from({ length: rows }, () => 0.1 + next())
  const intercept = new Float64Array(rows).fill(1)
  return { columns: twin ? [intercept, x1, x1, x2] : [intercept, x1, x2], y, roots }
}

/** The rows multiplied by their roots. */
function weighted({ columns, y, roots }: TallEquations) {
  const times = (column: Float64Array) => column.map((value, i) => value * (roots?.[i] ?? 1))
  return { columns: columns.map(times), y: times(y) }
}

async function solve(equations: TallEquations) {
  const found = await blockwiseLeastSquares(equations, uninterrupted)
  const solution = await refinedSolution(equations, found, uninterrupted)
  const kept = found.qr.pivot.slice(0, found.qr.rank)
  return { ...found, solution, residuals: await blockwiseResiduals(equations, kept, solution, uninterrupted) }
}

const ratios = (a: Float64Array, b: Float64Array) => Array.from(a, (value, k) => value / (b[k] ?? Number.NaN))

test.each([1, 2, 7, 100, 1000])('does not depend on the block size: %d', async (size) => {
  const whole = design(1000)
  const [parts, once] = [await solve({ ...whole, size }), await solve({ ...whole, size: 1000 })]
  for (const ratio of ratios(parts.solution, once.solution)) expect(ratio).toBeCloseTo(1, 13)
  for (const ratio of ratios(parts.effects.map(Math.abs), once.effects.map(Math.abs))) expect(ratio).toBeCloseTo(1, 12)
  // the residuals are orthogonal to the columns
  for (const column of weighted(whole).columns) {
    const product = column.reduce((sum, value, i) => sum + value * (parts.residuals[i] ?? 0), 0)
    expect(Math.abs(product) / (Math.hypot(...column) * Math.hypot(...parts.residuals))).toBeLessThan(1e-14)
  }
})

test('has the triangle, the leverages and the effects of the decomposition of all rows', async () => {
  const whole = design(1500)
  const { qr } = await blockwiseLeastSquares(whole, uninterrupted)
  const { columns, y } = weighted(whole)
  const all = await householderQr(columns, uninterrupted)
  const [ours, theirs] = [inverseCrossproduct(qr.r, 3), inverseCrossproduct(all.r, 3)]
  for (const [i, row] of ours.entries())
    for (const [j, value] of row.entries()) expect(value / (theirs[i]?.[j] ?? 0)).toBeCloseTo(1, 12)
  const [tall, known] = [blockwiseProjection(qr, whole), projectionOf(all)]
  const leverage = await known.leverages(uninterrupted)
  for (const [i, h] of (await tall.leverages(uninterrupted)).entries())
    expect(h / (leverage[i] ?? 0)).toBeCloseTo(1, 11)
  const effects = await known.effects(y, uninterrupted)
  for (const ratio of ratios(await tall.effects(y, uninterrupted), effects)) expect(Math.abs(ratio)).toBeCloseTo(1, 11)
})

test('gives no coefficient to a column that depends on earlier ones', async () => {
  const { qr, solution } = await solve({ ...design(50, true), size: 3 })
  const without = await solve({ ...design(50), size: 3 })
  expect(qr).toMatchObject({ rank: 3, pivot: [0, 1, 3, 2] })
  for (const ratio of ratios(solution, without.solution)) expect(ratio).toBeCloseTo(1, 11)
})

test.each([1e-200, 1e200])('treats columns of size %d like those of size 1', async (scale) => {
  const { columns, y, roots } = design(40)
  const scaled = { columns: columns.map((column) => column.map((value) => value * scale)), y, roots, size: 6 }
  const [small, usual] = [await solve(scaled), await solve({ columns, y, roots })]
  for (const [k, b] of small.solution.entries()) expect((b * scale) / (usual.solution[k] ?? 0)).toBeCloseTo(1, 11)
})

describe('without enough rows', () => {
  test('none', async () => {
    const none = new Float64Array()
    const { qr, residuals } = await solve({ columns: [none, none], y: none, roots: null })
    expect(qr.rank).toBe(0)
    expect(residuals).toHaveLength(0)
  })

  test('fewer than columns', async () => {
    const { qr, residuals } = await solve({ ...design(2), size: 1 })
    expect(qr.rank).toBe(2)
    for (const residual of residuals) expect(Math.abs(residual)).toBeLessThan(1e-10)
  })
})
