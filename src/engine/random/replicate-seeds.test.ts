import { expect, test } from 'vitest'
import { chiSquareSf } from '../distributions/chi-square.ts'
import { StatsError } from '../stats-error.ts'
import { MersenneTwister } from './mersenne-twister.ts'
import { randomIndices } from './random-index.ts'
import { replicateSeeds } from './replicate-seeds.ts'

test('seeds equal those of R, and are distinct', () => {
  // set.seed(7); s <- sample.int(.Machine$integer.max, 2000); c(s[1:4], s[2000], sum(as.numeric(s)))
  const seeds = replicateSeeds(7, 2000)
  expect([...seeds.subarray(0, 4), seeds[1999]]).toEqual([2099865043, 496898524, 1046923970, 1460599002, 1226870647])
  expect(seeds.reduce((sum, seed) => sum + seed, 0)).toBe(2155264747957)
  expect(new Set(seeds).size).toBe(2000)
})

test('a longer simulation begins with the seeds of a shorter one', () => {
  expect(replicateSeeds(3, 10)).toEqual(replicateSeeds(3, 1000).subarray(0, 10))
})

test('the first numbers of the streams are as random as consecutive numbers of one stream', () => {
  // all 4^4 samples of four values are equally likely
  const seeds = replicateSeeds(1, 60_000)
  const counts = new Uint32Array(256)
  for (const seed of seeds) {
    const next = randomIndices(new MersenneTwister(seed), 4)
    const sample = ((next() * 4 + next()) * 4 + next()) * 4 + next()
    counts[sample] = (counts[sample] as number) + 1
  }
  const wanted = seeds.length / counts.length
  const chiSquare = counts.reduce((sum, count) => sum + (count - wanted) ** 2 / wanted, 0)
  expect(chiSquareSf(chiSquare, 255)).toBeGreaterThan(0.001)
  expect(chiSquareSf(chiSquare, 255)).toBeLessThan(0.999)
})

test('a seed that R would not accept is refused', () => {
  expect(() => replicateSeeds(0.5, 10)).toThrow(StatsError)
})
