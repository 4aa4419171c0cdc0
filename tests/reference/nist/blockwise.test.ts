import { expect, test } from 'vitest'
import { uninterrupted } from '#engine/checkpoint.ts'
import { blockwiseLeastSquares } from '#engine/linalg/blockwise-least-squares.ts'
import { certified, columnsOf } from './data-sets.ts'
import { digits, fromDecimal, fromDouble } from './rational.ts'

test('Longley in blocks of five rows has 14 certified digits after two refinements', async () => {
  const { y = new Float64Array(), ...x } = Object.fromEntries(columnsOf('linear', 'Longley'))
  const columns = [new Float64Array(y.length).fill(1), ...Object.values(x)]
  const part = (column: Float64Array, k: number) => column.slice(5 * k, 5 * k + 5)
  const blocks = Array.from({ length: Math.ceil(y.length / 5) }, (_, k) => ({
    columns: columns.map((column) => part(column, k)),
    y: part(y, k),
  }))
  const fit = await blockwiseLeastSquares(() => blocks, uninterrupted, { refinements: 2, tolerance: 1e-12 })
  for (const [j, text] of (certified.linear.Longley?.estimates ?? []).entries())
    expect(digits(fromDouble(fit.coefficients[j] ?? 0), fromDecimal(text))).toBeGreaterThan(14)
})
