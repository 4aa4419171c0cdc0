import { expect, test } from 'vitest'
import { normalQuantile } from '../distributions/normal.ts'
import { inverseNormal } from './inverse-normal.ts'
import { mersenneTwister } from './mersenne-twister.ts'
import { normalDeviate } from './normal-deviate.ts'

function expectNear(got: number, expected: number): void {
  expect(Math.abs(got - expected), `${got} for ${expected}`).toBeLessThanOrEqual(1e-15 * Math.abs(expected))
}

test('the first normal numbers equal those of R', () => {
  // set.seed(1); rnorm(5)
  const uniform = mersenneTwister(1)
  const expected = [-0.62645381074233242, 0.18364332422208224, -0.83562861241004716, 1.5952808021377916]
  for (const value of [...expected, 0.32950777181536051]) expectNear(normalDeviate(uniform), value)
})

test('a hundred thousand normal numbers equal those of R, including the extremes', () => {
  // set.seed(20261121); x <- rnorm(1e5); x[1e5]; which.max(x); max(x); min(x)
  const uniform = mersenneTwister(20261121)
  const x = Float64Array.from({ length: 100_000 }, () => normalDeviate(uniform))
  expectNear(x.at(-1) ?? Number.NaN, -0.62591842544122289)
  const sorted = x.toSorted()
  expectNear(sorted.at(-1) ?? Number.NaN, 4.4651309109919053)
  expectNear(sorted[0] ?? Number.NaN, -4.4992748293723617)
  expect(x.indexOf(sorted.at(-1) ?? Number.NaN)).toBe(50376 - 1)
})

test('both algorithms for the normal quantile agree', () => {
  for (const p of [
    1e-300, 1e-100, 1e-20, 1e-9, 1e-5, 0.01, 0.074, 0.076, 0.3, 0.49, 0.5001, 0.7, 0.924, 0.926, 0.99999,
  ])
    expectNear(inverseNormal(p), normalQuantile(p))
  expect(inverseNormal(0.5)).toBe(0)
})
