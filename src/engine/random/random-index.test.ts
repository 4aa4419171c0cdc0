import { expect, test } from 'vitest'
import { uninterrupted } from '../checkpoint.ts'
import { MersenneTwister, mersenneTwister } from './mersenne-twister.ts'
import { randomIndex, randomIndices, sampleIndices, shuffledIndices } from './random-index.ts'

test('integers below a limit equal those of R', () => {
  // set.seed(3); sample(6, 12, replace = TRUE)
  const dice = mersenneTwister(3)
  const thrown = Array.from({ length: 12 }, () => randomIndex(dice, 6) + 1)
  expect(thrown).toEqual([5, 2, 4, 4, 2, 3, 4, 2, 5, 2, 5, 4])
})

test('limits from below 16 bits to above 32 use as many uniform numbers as in R', () => {
  // set.seed(9); for (k in c(1, 65535, 65536, 65537, 2^31, 2^40, 4e15)) print(sample(k, 1), digits = 17)
  const uniform = mersenneTwister(9)
  const drawn = [1, 65535, 65536, 65537, 2 ** 31, 2 ** 40, 4e15].map((limit) => randomIndex(uniform, limit) + 1)
  expect(drawn).toEqual([1, 13574, 29080, 25603, 1586211632, 1074247041580, 1210637432946730])
})

test('samples without replacement equal those of R', () => {
  // set.seed(7); sample(10); sample(100, 5)
  const uniform = mersenneTwister(7)
  expect(sampleIndices(uniform, 10)).toEqual(Int32Array.of(9, 2, 6, 3, 1, 5, 4, 8, 7, 0))
  expect(sampleIndices(uniform, 100, 5)).toEqual(Int32Array.of(21, 46, 7, 58, 89))
})

test('all integers in random order are a whole sample', async () => {
  const shuffled = await shuffledIndices(mersenneTwister(7), 1000, uninterrupted)
  expect(shuffled).toEqual(sampleIndices(mersenneTwister(7), 1000))
})

test('samples from more than 10 million equal those of R and have no duplicates', () => {
  // set.seed(11); x <- sample.int(12000000, 30000); c(x[1:3], x[30000], sum(x)); with replacement the 3973rd would be the first duplicate
  const drawn = sampleIndices(mersenneTwister(11), 12_000_000, 30_000)
  expect([...drawn.subarray(0, 3), drawn[29_999]]).toEqual([11994008, 9434224, 2378299, 7370338])
  expect(drawn.reduce((sum, index) => sum + index + 1, 0)).toBe(179096300607)
})

test.each([1, 2, 6, 32768, 32769, 65536, 65537, 1e6, 2 ** 30])(
  'repeated draws below %d equal single draws',
  (limit) => {
    const [one, other] = [new MersenneTwister(11), mersenneTwister(11)]
    const next = randomIndices(one, limit)
    for (let k = 0; k < 50; k++) expect(next()).toBe(randomIndex(other, limit))
  },
)
