import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { dayMs } from '../../frame/calendar.ts'
import { axisGrid, placeOnAxis, usedValues, valuesOnGrid } from './values-on-grid.ts'

const [a, b] = [0, 1]
const axis = Float64Array.of(3, 1, 3, Number.NaN, Number.POSITIVE_INFINITY, 1)
const values = Float64Array.of(5, 2, 7, 1, 1, Number.NaN)

test('values of one series are summarized at the places of all', async () => {
  const codes = Int32Array.of(a, b, a, a, a, a)
  const { placed, missing, infinite } = await placeOnAxis(axis, codes, 'none', uninterrupted)
  expect([missing, infinite]).toEqual([1, 1])
  expect(await usedValues(placed, [{ values }], uninterrupted)).toEqual({
    used: 3,
    lacks: [{ missing: 1, infinite: 0 }],
  })
  const grid = axisGrid(placed.places, 'none', 10) ?? new Float64Array(0)
  const of = (aggregate: 'sum' | 'count', code: number) =>
    valuesOnGrid(
      placed,
      grid,
      values,
      (row) => codes[row] === code,
      { aggregate, band: 'none', confidence: 0.95 },
      uninterrupted,
    )
  const [sums, counts, others] = [await of('sum', a), await of('count', a), await of('count', 2)]
  expect([[...grid], [...sums.value], sums.most]).toEqual([[1, 3], [Number.NaN, 12], 2])
  expect([...counts.value]).toEqual([0, 2])
  expect([...others.value]).toEqual([Number.NaN, Number.NaN])
})

test('periods without rows are places too, unless they are too many', async () => {
  const days = Float64Array.of(0, 9 * dayMs)
  const { placed } = await placeOnAxis(days, Int32Array.of(0, 0), 'day', uninterrupted)
  expect(axisGrid(placed.places, 'day', 10)).toHaveLength(10)
  expect(axisGrid(placed.places, 'day', 9)).toBeNull()
})
