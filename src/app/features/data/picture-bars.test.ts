import { expect, test } from 'vitest'
import { pictureBars } from './picture-bars.ts'

test('the bars of a histogram fill the width, and the tallest the height', () => {
  const bars = pictureBars({ kind: 'bins', from: 0, to: 1, counts: [1, 0, 200, 2] }, 80, 20)
  expect(bars.map(({ x, height }) => [x, height])).toEqual([
    [0, 1],
    [20, 0],
    [40, 20],
    [60, 1],
  ])
  expect(bars[0]?.width).toBe(19.5)
})

test('categories have gaps and a greatest width, and the rest comes last', () => {
  const bars = pictureBars({ kind: 'bars', bars: [{ value: 'a', count: 4 }], others: 2 }, 200, 20)
  expect(bars).toEqual([
    { x: 0, y: 0, width: 14, height: 20, isRest: false },
    { x: 17, y: 10, width: 14, height: 10, isRest: true },
  ])
})
