import { expect, test } from 'vitest'
import { thinnedValues } from './thinned.ts'

test('many values are thinned, and the extremes are kept', () => {
  const values = Float64Array.from({ length: 20_000 }, (_, i) => (i < 10_000 ? i / 10_000 : 10 + i))
  const kept = thinnedValues(values.subarray(10_000), 1000)
  expect(kept.length).toBe(1000)
  expect([kept[0], kept.at(-1)]).toEqual([10_010, 20_009])
  const few = Float64Array.of(1, 2, 3)
  expect(thinnedValues(few, 1000)).toEqual(few)
})
