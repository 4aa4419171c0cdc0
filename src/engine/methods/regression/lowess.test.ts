import { expect, test } from 'vitest'
import { lowess } from './lowess.ts'

const go = () => Promise.resolve()
const x = Float64Array.of(4, 4, 7, 7, 8, 9, 10, 10, 10, 11)
const y = Float64Array.of(2, 10, 4, 22, 16, 10, 18, 26, 34, 17)

// lowess(x, y, f = 2/3, iter = 3) of the first ten rows of R's cars, R 4.2.2
test('robust local lines as in R', async () => {
  const fitted = await lowess(x, y, { span: 2 / 3, rounds: 3, delta: 0.07 }, go)
  expect(Array.from(fitted)).toHaveLength(10)
  const expected = [
    6.00186806536252, 6.00186806536252, 14.2193662013812, 14.2193662013812, 13.4650404309998, 17.127410127768,
    21.070477927962, 21.070477927962, 21.070477927962, 20.8056882800721,
  ]
  for (const [i, value] of expected.entries()) expect(fitted[i]).toBeCloseTo(value, 11)
})

test('a straight line is reproduced, and equal x have one value', async () => {
  const line = await lowess(
    x,
    x.map((v) => 3 * v - 1),
    { span: 0.5, rounds: 2, delta: 0 },
    go,
  )
  for (const [i, value] of x.entries()) expect(line[i]).toBeCloseTo(3 * value - 1, 10)
  const flat = await lowess(Float64Array.of(1, 1, 1), Float64Array.of(1, 2, 6), { span: 1, rounds: 3, delta: 0 }, go)
  expect(new Set(flat).size).toBe(1)
})
