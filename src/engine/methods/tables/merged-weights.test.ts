import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergedWeights } from './merged-weights.ts'

test('weights are summed by value, for any number of values, and values are in ascending order', () => {
  const values = fc.array(fc.tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: 1, max: 9 })), {
    maxLength: 3000,
  })
  const merged = mergedWeights()
  fc.assert(
    fc.property(values, (all) => {
      const sums = new Map<number, number>()
      for (const [value, weight] of all) {
        sums.set(value / 7, (sums.get(value / 7) ?? 0) + weight)
        merged.add(value / 7, weight)
      }
      expect(merged.count).toBe(sums.size)
      const [keys, weights] = [new Float64Array(sums.size + 2), new Float64Array(sums.size + 2)]
      merged.drain(keys, weights, 1)
      const sorted = [...sums].toSorted(([a], [b]) => a - b)
      expect([...keys.subarray(1, -1)]).toEqual(sorted.map(([value]) => value))
      expect([...weights.subarray(1, -1)]).toEqual(sorted.map(([, weight]) => weight))
      expect(merged.count).toBe(0)
    }),
    { numRuns: 30 },
  )
})

test('values separated by rounding are merged, or kept separately with their own weights', () => {
  const merged = mergedWeights()
  const apart = 1e-11
  for (let k = 0; k < 2000; k++) {
    const border = (k + 0.5) * 1e-6 // of two adjacent buckets
    merged.add(border - apart, 1)
    merged.add(border + apart, 2)
  }
  const [keys, weights] = [new Float64Array(merged.count), new Float64Array(merged.count)]
  merged.drain(keys, weights, 0)
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(6000)
  expect(keys.every((key, k) => k === 0 || key > (keys[k - 1] ?? 0))).toBe(true)
})
