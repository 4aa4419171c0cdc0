import { expect, test } from 'vitest'
import { sortedOrder } from './sorted-order.ts'

test('equal values keep their order, across portions too', async () => {
  const values = Float64Array.from({ length: 100_000 }, (_, i) => (i * 7919) % 1000)
  const order = await sortedOrder(values, () => Promise.resolve())
  const expected = Array.from(values.keys()).sort((i, j) => (values[i] ?? 0) - (values[j] ?? 0))
  expect(Array.from(order)).toEqual(expected)
})
