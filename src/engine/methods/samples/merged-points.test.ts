import { expect, test } from 'vitest'
import { mulberry32 } from '../../random/mulberry32.ts'
import { mergedPoints } from './merged-points.ts'

test('no point moves by more than half a cell, and each cell with a point keeps one', () => {
  const draw = mulberry32(5)
  const x = Float64Array.from({ length: 20_000 }, () => 10 * draw())
  const y = Float64Array.from({ length: 20_000 }, () => draw() ** 3)
  const ranges = { x: [Math.min(...x), Math.max(...x)], y: [Math.min(...y), Math.max(...y)] } as const
  const merged = mergedPoints(x, y, ranges, 50)
  const [width, height] = [(ranges.x[1] - ranges.x[0]) / 50, (ranges.y[1] - ranges.y[0]) / 50]
  const kept = new Set(
    merged.x.map(
      (at, k) => `${Math.floor((at - ranges.x[0]) / width)} ${Math.floor(((merged.y[k] ?? 0) - ranges.y[0]) / height)}`,
    ),
  )
  expect(kept.size).toBe(merged.x.length)
  for (const [i, at] of x.entries()) {
    const column = Math.min(49, Math.floor((at - ranges.x[0]) / width))
    const row = Math.min(49, Math.floor(((y[i] ?? 0) - ranges.y[0]) / height))
    expect(kept.has(`${column} ${row}`)).toBe(true)
  }
})

test('a constant stays where it is', () => {
  const merged = mergedPoints(Float64Array.of(3, 3, 3), Float64Array.of(0, 1, 0.01), { x: [3, 3], y: [0, 1] }, 10)
  expect(merged.x).toEqual([3, 3])
  expect(merged.y.map((y) => Number(y.toFixed(9)))).toEqual([0.05, 0.95])
})
