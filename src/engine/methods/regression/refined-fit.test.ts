import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import type { LinearData } from './linear-model.ts'
import { refinedFit } from './refined-fit.ts'

const x = Float64Array.of(1, 2, 4, 7, 11, 12)
const y = Float64Array.of(2, 3, 3, 8, 9, 14)
const one = x.map(() => 1)
const data: LinearData = { columns: [one, x], powers: [], y, weights: null, offset: null }

const refined = (given: Partial<LinearData>, estimated = [0, 1]) =>
  refinedFit({ ...data, ...given }, estimated, uninterrupted)

test('an integer weight is equivalent to repeated rows', async () => {
  const weighted = await refined({ weights: Float64Array.of(1, 3, 1, 1, 1, 1) })
  const twice = Float64Array.of(0, 1, 1, 1, 2, 3, 4, 5)
  const rows = (values: Float64Array) => twice.map((i) => values[i] ?? 0)
  const repeated = await refined({ columns: [rows(one), rows(x)], y: rows(y) })
  expect(weighted?.coefficients).toEqual(repeated?.coefficients)
  expect(weighted?.unscaled).toEqual(repeated?.unscaled)
  expect(weighted?.squares).toBe(repeated?.squares)
})

test('an offset is subtracted from the outcome', async () => {
  const offset = x.map((value) => 2 * value + 1)
  const [plain, known] = [await refined({}), await refined({ offset })]
  expect((plain?.coefficients[0] ?? 0) - (known?.coefficients[0] ?? 0)).toBeCloseTo(1, 14)
  expect((plain?.coefficients[1] ?? 0) - (known?.coefficients[1] ?? 0)).toBeCloseTo(2, 14)
})

test('a column without a coefficient has none', async () => {
  const found = await refined({ columns: [one, one, x] }, [0, 2])
  expect(found?.coefficients[1]).toBeNaN()
  expect(found?.coefficients[2]).toBe((await refined({}))?.coefficients[1])
})

test('undefined if it would take too long, overflows, or is not precise enough', async () => {
  const long = new Float64Array(12_501).fill(1)
  const ramp = long.map((_, i) => i)
  expect(await refined({ columns: [long, ramp], y: ramp })).toBeUndefined()
  expect(await refined({ columns: [one, x.map((value) => value * 1e306)] })).toBeUndefined()
  expect(await refined({ columns: [one, x.map(() => 3)] })).toBeUndefined()
})
