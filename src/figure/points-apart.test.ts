import { describe, expect, test } from 'vitest'
import { offsetsApart, packedOffsets } from './points-apart.ts'

function overlaps(y: readonly number[], x: readonly number[], diameter: number): number {
  let count = 0
  for (let i = 0; i < y.length; i++)
    for (let j = 0; j < i; j++)
      if (Math.hypot((y[i] ?? 0) - (y[j] ?? 0), (x[i] ?? 0) - (x[j] ?? 0)) < diameter * (1 - 1e-6)) count++
  return count
}

describe('packed points', () => {
  test('a lone point and points far from each other stay in the middle', () => {
    expect(packedOffsets([3, 10, 20], 2, 5)).toEqual([0, 0, 0])
  })

  test('equal values form a row around the middle', () => {
    const x = packedOffsets([4, 4, 4, 4, 4], 2, 10)
    expect(x?.toSorted((a, b) => a - b)).toEqual([-4, -2, 0, 2, 4])
  })

  test('no two points of a dense sample overlap', () => {
    const y = Array.from({ length: 300 }, (_, k) => 60 + 25 * Math.sin(k * 1.7) * Math.cos(k * 0.31))
    const x = packedOffsets(y, 2.4, 60) ?? []
    expect(x).toHaveLength(300)
    expect(overlaps(y, x, 2.4)).toBe(0)
    expect(Math.max(...x.map(Math.abs))).toBeLessThan(60)
  })

  test('a row wider than the room does not fit, and is spread within it instead', () => {
    const y = Array<number>(50).fill(7)
    expect(packedOffsets(y, 2, 20)).toBeNull()
    const spread = offsetsApart(y, 2, 20, 100)
    expect(Math.max(...spread.map(Math.abs))).toBeLessThanOrEqual(20)
    expect(new Set(spread).size).toBe(50)
  })

  test('thousands of equal values are refused at once', () => {
    expect(packedOffsets(Array<number>(20000).fill(1), 2, 30)).toBeNull()
  })
})
