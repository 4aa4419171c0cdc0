import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { friedman, friedmanPairs } from './friedman.ts'

/** Rounding first base by three methods, 22 players: Hollander and Wolfe (1973), p. 140, as in the help of R's friedman.test. */
const rounding = [
  [
    5.4, 5.85, 5.2, 5.55, 5.9, 5.45, 5.4, 5.45, 5.25, 5.85, 5.25, 5.65, 5.6, 5.05, 5.5, 5.45, 5.55, 5.45, 5.5, 5.65,
    5.7, 6.3,
  ],
  [5.5, 5.7, 5.6, 5.5, 5.85, 5.55, 5.4, 5.5, 5.15, 5.8, 5.2, 5.55, 5.35, 5, 5.5, 5.55, 5.55, 5.5, 5.45, 5.6, 5.65, 6.3],
  [
    5.55, 5.75, 5.5, 5.4, 5.7, 5.6, 5.35, 5.35, 5, 5.7, 5.1, 5.45, 5.45, 4.95, 5.4, 5.5, 5.35, 5.55, 5.25, 5.4, 5.55,
    6.25,
  ],
].map((column) => Float64Array.from(column))

test('rounding first base: the published chi-squared of 11.1 with P = 0.004', async () => {
  const { statistic, pValue, concordance } = await friedman(rounding, uninterrupted)
  expect(statistic).toBeCloseTo(11.1429, 4)
  expect(pValue).toBeCloseTo(0.003805, 6)
  expect(concordance).toBeCloseTo(statistic / 44, 14)
})

test('neither the order of subjects nor an increasing transformation of a subject’s values matters', async () => {
  const one = await friedman(rounding, uninterrupted)
  const changed = rounding.map((column) => column.map((value, i) => Math.exp(value) + 10 * i).reverse())
  expect((await friedman(changed, uninterrupted)).statistic).toBeCloseTo(one.statistic, 12)
})

test('reversing the conditions reverses the differences', async () => {
  const one = await friedman(rounding, uninterrupted)
  const other = await friedman(rounding.toReversed(), uninterrupted)
  for (const method of ['nemenyi', 'conover', 'dunn'] as const) {
    const ends = [one, other].map((found) => friedmanPairs(found, method, 'holm')[1])
    expect(ends[1]?.difference).toBeCloseTo(-(ends[0]?.difference ?? 0), 12)
    expect(ends[1]?.pValue).toBeCloseTo(ends[0]?.pValue ?? 0, 12)
  }
})

test('without differences within subjects there is no test', async () => {
  const flat = [Float64Array.of(1, 2, 3), Float64Array.of(1, 2, 3)]
  const found = await friedman(flat, uninterrupted)
  expect([found.statistic, found.pValue, found.concordance]).toEqual([Number.NaN, Number.NaN, Number.NaN])
})
