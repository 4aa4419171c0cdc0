import { expect, test } from 'vitest'
import { mulberry32 } from '../../random/mulberry32.ts'
import { MAX_LISTED, placedPoints, pointGrid } from './point-grid.ts'

test('few points are where they are, as often as they count', () => {
  const points = placedPoints(Float64Array.of(3, 1, 2), Float64Array.of(0, 5, 7), Float64Array.of(1, 0, 2))
  expect(points).toEqual({ x: [3, 2, 2], y: [0, 7, 7] })
})

test('many points fill the cells in which they are, and no others', () => {
  const draw = mulberry32(3)
  const n = MAX_LISTED + 1
  const x = Float64Array.from({ length: n }, () => 10 * draw())
  const y = Float64Array.from({ length: n }, () => draw() ** 3)
  const { grid, ...listed } = placedPoints(x, y)
  expect(listed).toEqual({ x: [], y: [] })
  const { cells, x: across, y: up, filled } = grid ?? { cells: 0, x: [0, 0], y: [0, 0], filled: '' }
  const cell = (value: number, [low, high]: readonly [number, number]) =>
    Math.min(cells - 1, Math.floor((cells * (value - low)) / (high - low)))
  const wanted = new Set(Array.from(x, (at, i) => cell(y[i] as number, up) * cells + cell(at, across)))
  const found = Array.from({ length: filled.length }, (_, k) => filled.charAt(k)).flatMap((digit, k) =>
    [0, 1, 2, 3, 4].filter((bit) => Number.parseInt(digit, 32) & (1 << bit)).map((bit) => 5 * k + bit),
  )
  expect(found).toEqual([...wanted].sort((a, b) => a - b))
})

test('a row of weight 0 fills no cell, and a constant is in the first', () => {
  const [x, y] = [Float64Array.of(2, 2), Float64Array.of(0, 1)]
  expect(pointGrid(x, y, 5, Float64Array.of(1, 0)).filled).toBe('10000')
})
