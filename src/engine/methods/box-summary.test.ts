import { expect, test } from 'vitest'
import { boxSummary } from './box-summary.ts'

test('a box of many values shows those beyond its whiskers alone', () => {
  const values = Float64Array.from({ length: 500 }, (_, i) => (i === 499 ? 100 : i / 500))
  const { all, values: shown } = boxSummary(values, values, 0.95, 7)
  expect({ all, shown }).toEqual({ all: false, shown: [100] })
})
