import { expect, test } from 'vitest'
import { rowsPerYield } from './yield-to-messages.ts'

test('the more cells a row has, the fewer rows are processed before yielding, and at least one', () => {
  expect([0, 1, 2, 1000, 200_000, 200_001, 1e9].map(rowsPerYield)).toEqual([200_000, 200_000, 100_000, 200, 1, 1, 1])
})
