import { expect, test } from 'vitest'
import { StatsError } from '../stats-error.ts'
import { mersenneTwister } from './mersenne-twister.ts'

function first(seed: number, count: number): readonly number[] {
  const uniform = mersenneTwister(seed)
  return Array.from({ length: count }, uniform)
}

test('the stream is that of R, across renewals of the state', () => {
  // set.seed(42); runif(2000)[c(1, 2, 3, 624, 625, 1248, 1249, 2000)]
  const stream = first(42, 2000)
  expect([1, 2, 3, 624, 625, 1248, 1249, 2000].map((k) => stream[k - 1])).toEqual([
    0.91480604349635541, 0.93707541329786181, 0.28613953478634357, 0.7340297200717032, 0.15048409905284643,
    0.79851508140563965, 0.18615145469084382, 0.95179900876246393,
  ])
})

test.each([
  // set.seed(seed); runif(2)
  [0, [0.8966972001362592, 0.26550866314209998]],
  [-2147483647, [0.56201667874120176, 0.57561779324896634]],
  [2147483647, [0.68966742674820125, 0.98787517822347581]],
])('seed %i', (seed, expected) => {
  expect(first(seed, 2)).toEqual(expected)
})

test.each([2 ** 31, -(2 ** 31), 1.5, Number.NaN])('refuses %d as a seed', (seed) => {
  expect(() => mersenneTwister(seed)).toThrow(StatsError)
})
