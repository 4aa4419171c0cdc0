import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { exactColumn } from '../../linalg/double-double-columns.ts'
import { leastSquares, tallLeastSquares, wholeLeastSquares } from './least-squares.ts'
import { preciseLeastSquares } from './precise-least-squares.ts'

const rows = 1300
const part = (i: number, irrational: number) => ((i + 1) * irrational) % 1
const column = (at: (i: number) => number) => Float64Array.from({ length: rows }, (_, i) => at(i))
const [intercept, age, dose] = [column(() => 1), column((i) => 50 + (i % 20)), column((i) => 1e-6 * part(i, Math.E))]
const y = column((i) => (age[i] ?? 0) / 7 + part(i, Math.SQRT2) ** 3)
const roots = column((i) => 0.1 + part(i, Math.sqrt(3)))

test.each([
  { what: 'independent columns', columns: [intercept, age, dose], roots: null },
  { what: 'rows that weigh differently', columns: [intercept, age, dose], roots },
  { what: 'a column that follows from others', columns: [intercept, age, age.map((t) => 3 * t - 5), dose], roots },
])('$what: blocks of rows give the same results as all rows at once', async ({ columns, roots: by }) => {
  const tall = await tallLeastSquares(columns, y, by, uninterrupted)
  const whole = await wholeLeastSquares(columns, y, by, uninterrupted)
  expect(tall.estimated).toEqual(whole.estimated)
  expect(tall.qr.pivot).toEqual(whole.qr.pivot)
  const close = (a: ArrayLike<number>, b: ArrayLike<number>, digits: number) => {
    expect(a.length).toBe(b.length)
    for (const [k, value] of Array.from(a).entries()) expect(value / (b[k] ?? 0)).toBeCloseTo(1, digits)
  }
  const scaled = (values: Float64Array) => exactColumn(values.map((value, i) => value * (by?.[i] ?? 1)))
  const used = whole.estimated.map((k) => scaled(columns[k] ?? intercept))
  const precise = await preciseLeastSquares({ columns: used, y: scaled(y) }, uninterrupted)
  const estimates = tall.estimated.map((k) => tall.coefficients[k] ?? Number.NaN)
  close(estimates, precise?.coefficients ?? [], 14)
  close(tall.unscaled.flat(), whole.unscaled.flat(), 10)
  close(tall.effects.map(Math.abs), whole.effects.map(Math.abs), 9)
  close([tall.squares], [whole.squares], 12)
  close(await tall.projection.leverages(uninterrupted), await whole.projection.leverages(uninterrupted), 9)
  const residuals = whole.residuals.map((value, i) => value - (tall.residuals[i] ?? 0))
  expect(Math.hypot(...residuals) / Math.hypot(...whole.residuals)).toBeLessThan(1e-11)
})

test('a large design keeps no matrix of its own size', async () => {
  const size = 700_000
  const columns = [Math.SQRT2, Math.E, Math.PI].map((k) => Float64Array.from({ length: size }, (_, i) => part(i, k)))
  const { qr } = await leastSquares(columns, columns[0] ?? new Float64Array(), null, uninterrupted)
  expect(qr).toMatchObject({ rank: 3, reflections: [{ v: { length: 4 } }, { v: { length: 4 } }, { v: { length: 4 } }] })
})
