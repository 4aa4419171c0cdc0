import { expect, test } from 'vitest'
import { uninterrupted } from '../checkpoint.ts'
import { cholesky } from './cholesky.ts'
import { dot, weightedCrossproduct } from './weighted-crossproduct.ts'

test.each([1, 3, 4, 2047, 2048, 2049, 5000])('is X’WX of %i rows, to the last digit', async (n) => {
  const columns = [1, 2, 3].map((k) => Float64Array.from({ length: n }, (_, i) => Math.sin(k * i + k)))
  const weights = Float64Array.from({ length: n }, (_, i) => 1 + (i % 5))
  const found = await weightedCrossproduct(columns, weights, uninterrupted)
  for (const [j, row] of found.entries())
    for (const [k, value] of row.entries()) {
      let wanted = 0
      for (let i = 0; i < n; i++) wanted += (weights[i] ?? 0) * (columns[j]?.[i] ?? 0) * (columns[k]?.[i] ?? 0)
      expect(value).toBeCloseTo(wanted, 8)
    }
})

test('a factor reproduces its matrix, and a singular matrix has none', () => {
  const matrix = [[4], [2, 5], [-2, 3, 9]]
  const lower = (cholesky(matrix) ?? []).map((row) => Float64Array.of(...row, 0, 0).slice(0, 3))
  for (const [i, row] of matrix.entries())
    for (const [j, value] of row.entries())
      expect(dot(lower[i] ?? new Float64Array(), lower[j] ?? new Float64Array())).toBeCloseTo(value, 12)
  expect(cholesky([[1], [1, 1]])).toBeUndefined()
  expect(cholesky([[1], [0.999, 1]], 0.01)).toBeUndefined()
})
