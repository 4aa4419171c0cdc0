import { expect, test } from 'vitest'
import { decimalsInData } from './decimals-in-data.ts'

test('labels have the decimals of the data, up to a limit', () => {
  expect(decimalsInData([])).toBe(0)
  expect(decimalsInData([3, -40, 1e21])).toBe(0)
  expect(decimalsInData([3, 2.5])).toBe(1)
  expect(decimalsInData([1 / 3, 2])).toBe(2)
  expect(decimalsInData([0.125], 3)).toBe(3)
})
