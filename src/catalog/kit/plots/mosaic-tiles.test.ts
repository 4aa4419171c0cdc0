import { expect, test } from 'vitest'
import { mosaicTiles } from './mosaic-tiles.ts'

const square = { x: [0, 10], y: [0, 10] } as const

test('areas are counts, columns from the left and rows from the top', () => {
  const tiles = mosaicTiles(
    [
      [[1], [3]],
      [[4], [0]],
    ],
    { ...square, gap: 0 },
  )
  expect(tiles.map(({ x, y }) => [...x, ...y])).toEqual([
    [0, 5, 7.5, 10],
    [0, 5, 0, 7.5],
    [5, 10, 0, 10],
    [5, 10, 0, 0],
  ])
})

test('a third variable divides the tiles; an empty class is a single line', () => {
  const tiles = mosaicTiles(
    [
      [
        [2, 2],
        [0, 0],
      ],
      [
        [0, 0],
        [0, 0],
      ],
    ],
    { ...square, gap: 1 },
  )
  expect(tiles.map(({ classes, n }) => [classes.join(), n])).toEqual([
    ['0,0,0', 2],
    ['0,0,1', 2],
    ['0,1', 0],
    ['1', 0],
  ])
  const [first, second, , empty] = tiles
  expect([first?.x[0], empty?.x]).toEqual([0, [10, 10]])
  expect((second?.x[0] ?? 0) - (first?.x[1] ?? 0)).toBeCloseTo(0.5, 12)
})

test('gaps leave room for tiles', () => {
  const tiles = mosaicTiles(
    Array.from({ length: 30 }, () => [[1]]),
    { ...square, gap: 1 },
  )
  expect(tiles.every(({ x: [from, to] }) => to - from > 0.2)).toBe(true)
})
