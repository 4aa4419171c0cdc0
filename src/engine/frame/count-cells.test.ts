import { expect, test } from 'vitest'
import { countCells } from './count-cells.ts'

test('rows are counted by their cell, each as many cases as its weight, and those without a cell are not', async () => {
  const codes = Int32Array.of(0, 2, -1, 2, 0)
  const checkpoint = () => Promise.resolve()
  expect([...(await countCells(codes, 4, undefined, checkpoint))]).toEqual([2, 0, 2, 0])
  expect([...(await countCells(codes, 4, Float64Array.of(1, 2.5, 9, 0, 3), checkpoint))]).toEqual([4, 0, 2.5, 0])
})
