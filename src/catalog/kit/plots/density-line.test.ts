import { expect, test } from 'vitest'
import { curvesRange, visiblePieces } from './density-line.ts'

test('a curve is drawn where it rises above the axis, from the point before to the point after', () => {
  const x = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  const y = [0, 3, 4, 0.001, 0, 0, 0.001, 2, 1]
  expect(visiblePieces({ x, y }, 0.01)).toEqual([
    { x: [0, 1, 2, 3], y: [0, 3, 4, 0.001] },
    { x: [6, 7, 8], y: [0.001, 2, 1] },
  ])
  expect(visiblePieces({ x, y }, 10)).toEqual([])
})

test('the axis of curves has a margin, but not below 0 where a curve is reflected', () => {
  const curve = { x: [0, 50, 100], y: [1, 2, 1], reflected: true }
  expect(curvesRange([{ curve, marks: null }], 0.01)).toEqual([0, 102])
  expect(curvesRange([{ curve: { ...curve, reflected: false }, marks: [-100] }], 0.01)).toEqual([-104, 104])
})
