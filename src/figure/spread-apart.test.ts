import { expect, test } from 'vitest'
import { spreadApart } from './spread-apart.ts'

const ten = (n: number) => Array.from({ length: n }, () => 10)

test('places with room stay where they are wanted', () => {
  expect(spreadApart([50, 10, 30], ten(3), [0, 100])).toEqual([50, 10, 30])
})

test('places too close move by equal distances, in their order', () => {
  expect(spreadApart([50, 50], ten(2), [0, 100])).toEqual([45, 55])
  expect(spreadApart([52, 50, 90], ten(3), [0, 100])).toEqual([56, 46, 90])
})

test('nothing leaves the limits', () => {
  expect(spreadApart([0, 1, 2], ten(3), [0, 100])).toEqual([5, 15, 25])
  expect(spreadApart([99, 100], ten(2), [0, 100])).toEqual([85, 95])
  expect(spreadApart([], [], [0, 100])).toEqual([])
})
