import { expect, test } from 'vitest'
import { uninterrupted } from '#engine/checkpoint.ts'
import { blockwiseLeastSquares, refinedSolution } from '#engine/linalg/blockwise-least-squares.ts'
import { certified, columnsOf } from './data-sets.ts'
import { digits, fromDecimal, fromDouble } from './rational.ts'

test('Longley in blocks of five rows has 14 certified digits after two refinements', async () => {
  const { y = new Float64Array(), ...x } = Object.fromEntries(columnsOf('linear', 'Longley'))
  const equations = { columns: [new Float64Array(y.length).fill(1), ...Object.values(x)], y, roots: null, size: 5 }
  const found = await blockwiseLeastSquares(equations, uninterrupted, 1e-12)
  const once = await refinedSolution(equations, found, uninterrupted)
  const twice = await refinedSolution(equations, { ...found, solution: once }, uninterrupted)
  for (const [j, text] of (certified.linear.Longley?.estimates ?? []).entries())
    expect(digits(fromDouble(twice[j] ?? 0), fromDecimal(text))).toBeGreaterThan(14)
})
