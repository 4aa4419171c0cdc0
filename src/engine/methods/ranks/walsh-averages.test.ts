import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { walshAverages } from './walsh-averages.ts'

const value = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.double({ min: -1e6, max: 1e6, noNaN: true }))

test('the k-th Walsh average is that of the sorted list', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(value, { minLength: 1, maxLength: 12 }), async (values) => {
      const x = Float64Array.from(values).sort()
      const all = Float64Array.from(
        Array.from(x).flatMap((a, i) => Array.from(x.subarray(i), (b) => (a + b) / 2)),
      ).sort()
      const averages = walshAverages({ values: x }, uninterrupted)
      expect(averages.count).toBe(all.length)
      for (const [k, expected] of all.entries()) expect(await averages.kth(k + 1)).toBeCloseTo(expected, 12)
    }),
  )
})
