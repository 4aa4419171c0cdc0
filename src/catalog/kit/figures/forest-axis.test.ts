import { expect, test } from 'vitest'
import { ratioTicks } from './forest-axis.ts'

test.each([
  [
    [0.3, 6],
    [0.5, 1, 2, 5],
  ],
  [
    [0.45, 1.9],
    [0.5, 0.7, 1, 1.5],
  ],
  [
    [0.004, 300],
    [0.01, 0.1, 1, 10, 100],
  ],
  [[0.97, 1.04], undefined],
] as const)('the ticks of %j', ([low, high], ticks) => {
  expect(ratioTicks([low, high]).ticks).toEqual(ticks)
})
