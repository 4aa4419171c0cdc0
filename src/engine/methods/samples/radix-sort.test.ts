import { expect, test } from 'vitest'
import { radixSort } from './radix-sort.ts'

function check(values: readonly number[]): void {
  const own = Float64Array.from(values)
  radixSort(own)
  expect(Array.from(own)).toEqual(Array.from(Float64Array.from(values).sort()))
}

test('sorts like the platform: signs, both zeros, infinities, the smallest numbers, and NaN last', () => {
  check([])
  check([3])
  check([0, -0, 5e-324, -5e-324, Number.NaN, -1, 1, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, -0, 0])
  check([Number.MAX_VALUE, -Number.MAX_VALUE, Number.MIN_VALUE, 2 ** 53, -(2 ** 53), 1 + Number.EPSILON, 1])
})

test('sorts many values of mixed sizes, and a view into a larger buffer without touching the rest', () => {
  let seed = 5
  const random = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return seed / 0x80000000
  }
  check(Array.from({ length: 30_000 }, () => (random() - 0.5) * 10 ** Math.floor(40 * random() - 20)))
  check(Array.from({ length: 30_000 }, () => Math.round(100 * random()) / 10))
  const whole = Float64Array.from([9, 3, 2, 1, 0])
  radixSort(whole.subarray(1, 4))
  expect(Array.from(whole)).toEqual([9, 1, 2, 3, 0])
})
