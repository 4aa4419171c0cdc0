import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { PowerLikelihood } from './estimate-power.ts'
import { type PowerFamily, powerOf, powerSlope, signedLog } from './power-family.ts'

const likelihood = (family: PowerFamily, values: readonly number[]) =>
  new PowerLikelihood(
    family,
    Float64Array.from(values, (value) => signedLog(family, value)),
    uninterrupted,
  )

test('the exponents and their interval are those of R', async () => {
  // optimize(tol = 1e-12) and uniroot of the likelihood in R 4.2.2; MASS::boxcox on a grid of 0.001 gives -0.112
  const positive = likelihood('box-cox', [0.5, 1.2, 3.4, 0.9, 7.7, 2.2, 15.1, 0.3, 4.4, 1.1, 2.8, 0.7])
  const found = await positive.estimate()
  expect(found?.lambda).toBeCloseTo(-0.111_739_07, 7)
  expect(found?.isAtLimit).toBe(false)
  const [low, high] = await positive.interval(found?.lambda ?? Number.NaN)
  expect(low).toBeCloseTo(-0.644_336_82, 5)
  expect(high).toBeCloseTo(0.400_166_37, 5)
  const signed = likelihood('yeo-johnson', [-3.2, 1.2, 0, 0.9, -7.7, 2.2, 15.1, 0.3, -4.4, 1.1, 2.8, 0.7])
  expect((await signed.estimate())?.lambda).toBeCloseTo(0.850_697_7, 7)
})

test('the slope is 0 at the estimate, and equal values have none', async () => {
  for (const family of ['box-cox', 'yeo-johnson'] as const) {
    const given = likelihood(family, [1, 2, 4, 9, 100, 3, 2.5])
    const { lambda } = (await given.estimate()) ?? { lambda: Number.NaN }
    expect(Math.abs(await given.slope(lambda))).toBeLessThan(1e-11)
    expect(await likelihood(family, [2, 2, 2]).estimate()).toBeNull()
  }
})

test('a likelihood that rises up to a limit is said to', async () => {
  const spread = Array.from({ length: 20 }, (_, k) => (100 + k) ** (1 / 9))
  expect(await likelihood('box-cox', spread).estimate()).toEqual({ lambda: 5, isAtLimit: true })
})

test('values and slopes at the exponents where the formula has a gap', () => {
  const values = [-2, 0, 3].map((value) => powerOf('yeo-johnson', signedLog('yeo-johnson', value), 2))
  for (const [k, value] of [-1.098_612_288_668_11, 0, 7.5].entries()) expect(values[k]).toBeCloseTo(value, 13)
  expect(powerOf('box-cox', Math.log(5), 0)).toBe(Math.log(5))
  expect([signedLog('box-cox', 0), signedLog('box-cox', -1)]).toEqual([Number.NaN, Number.NaN])
  for (const t of [-3, -0.2, 0.04, 1, 2.5])
    for (const lambda of [-2, -0.03, 0, 1e-9, 0.5, 2, 2.04]) {
      const step = 1e-5
      for (const family of ['box-cox', 'yeo-johnson'] as const) {
        const difference = (powerOf(family, t, lambda + step) - powerOf(family, t, lambda - step)) / (2 * step)
        expect(Math.abs(powerSlope(family, t, lambda, powerOf(family, t, lambda)) - difference)).toBeLessThan(
          1e-8 * Math.max(1, difference),
        )
      }
    }
})

test('the estimate of many values is that of all, not of those with which the search begins', async () => {
  const values = Array.from(
    { length: 30_000 },
    (_, k) => (1 + ((k * 7919) % 30_000) / 30_000 + (k % 3 === 0 ? 0.5 : 0)) ** 2,
  )
  for (const family of ['box-cox', 'yeo-johnson'] as const) {
    const all = likelihood(family, values)
    const found = await all.estimate()
    const lambda = found?.lambda ?? Number.NaN
    expect([await all.slope(lambda - 1e-9), await all.slope(lambda + 1e-9)].map(Math.sign)).toEqual([1, -1])
  }
})
