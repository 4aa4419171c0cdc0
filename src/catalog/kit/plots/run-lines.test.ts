import { expect, test } from 'vitest'
import { runLines } from './run-lines.ts'

test('a line ends at a gap, and where a value is missing', () => {
  expect(runLines([1, 2, 4, 5, 6], [[10, 20, 40, 'NaN', 60]], [1, 1, 2, 2, 2])).toEqual([
    { x: [1, 2], values: [[10, 20]] },
    { x: [4], values: [[40]] },
    { x: [6], values: [[60]] },
  ])
})

test('limits that are not there make no band', () => {
  expect(runLines([1, 2], [[], []], [1, 1])).toEqual([])
})
