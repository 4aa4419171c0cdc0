import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { pairwiseDifferences } from './pairwise-differences.ts'

const doubles = fc.array(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }), {
  minLength: 1,
  maxLength: 30,
})

test('each order statistic of the differences is found without listing them', async () => {
  await fc.assert(
    fc.asyncProperty(doubles, doubles, async (a, b) => {
      const x = Float64Array.from(a).sort()
      const y = Float64Array.from(b).sort()
      const all = Float64Array.from(a.flatMap((v) => b.map((w) => v - w))).sort()
      const found = pairwiseDifferences({ values: x }, { values: y }, uninterrupted)
      expect(found.count).toBe(all.length)
      for (let k = 1; k <= all.length; k += Math.ceil(all.length / 20))
        expect(await found.kth(k)).toBe((all[k - 1] ?? 0) + 0)
      const middle = all.length / 2
      const median = all.length % 2 === 1 ? all[Math.floor(middle)] : ((all[middle - 1] ?? 0) + (all[middle] ?? 0)) / 2
      expect(await found.median()).toBe((median ?? 0) + 0)
    }),
  )
})

test('a midpoint of two differences that underflows is 0, without a sign', async () => {
  const differences = pairwiseDifferences(
    { values: Float64Array.of(-5e-324, 0) },
    { values: Float64Array.of(0) },
    uninterrupted,
  )
  expect(await differences.median()).toBe(0)
})

test('ranks beyond the ends give the extreme differences', async () => {
  const differences = pairwiseDifferences(
    { values: Float64Array.of(1, 5) },
    { values: Float64Array.of(0, 2) },
    uninterrupted,
  )
  expect([await differences.kth(0), await differences.kth(5)]).toEqual([-1, 5])
})
