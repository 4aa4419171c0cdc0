import { expect, test } from 'vitest'
import { squarifiedTiles } from './treemap.ts'

test('the example of the paper: 6, 6, 4, 3, 2, 2, 1 in an area of 6 by 4', () => {
  const tiles = squarifiedTiles([6, 6, 4, 3, 2, 2, 1], { x: [0, 6], y: [0, 4] })
  const rounded = tiles.map(({ x, y }) => [...x, ...y].map((value) => Math.round(value * 100) / 100))
  expect(rounded).toEqual([
    [0, 3, 0, 2],
    [0, 3, 2, 4],
    [3, 4.71, 0, 2.33],
    [4.71, 6, 0, 2.33],
    [3, 4.2, 2.33, 4],
    [4.2, 5.4, 2.33, 4],
    [5.4, 6, 2.33, 4],
  ])
})

test('areas are in proportion to the sizes and fill the area', () => {
  const sizes = [50, 20.5, 9, 3, 3, 0.25, 0.01]
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const tiles = squarifiedTiles(sizes, { x: [10, 110], y: [5, 45] })
  for (const [k, { x, y }] of tiles.entries())
    expect((x[1] - x[0]) * (y[1] - y[0])).toBeCloseTo((4000 * (sizes[k] ?? 0)) / total, 8)
  expect(Math.max(...tiles.map(({ x }) => x[1]))).toBeCloseTo(110, 10)
  expect(Math.max(...tiles.map(({ y }) => y[1]))).toBeCloseTo(45, 10)
  expect(squarifiedTiles([], { x: [0, 1], y: [0, 1] })).toEqual([])
})
