import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { dunnettDistribution } from '../../distributions/dunnett.ts'
import { tTwoSided } from '../../distributions/student-t.ts'
import { adjustedPairs, dunnettTest } from './pooled-pairs.ts'
import { twoSampleT } from './two-sample-t.ts'

const loadingsOf = (sizes: readonly number[], control: number) => sizes.map((n) => Math.sqrt(n / (n + control)))

// P(max |t| > d) of mvtnorm 1.1-3 (GenzBretz, absolute error 1e-7)
test.each([
  [2.57, [6, 6], 6, 10, 0.04986126],
  [2.5, [5, 8, 12], 7, 20, 0.05361285],
  [3.5, [5, 8, 12], 7, 28, 0.00434351],
  [1.2, [10, 10, 10, 10], 10, 45, 0.57327222],
  [2.2, [40, 3], 5, 45, 0.0587957],
])('the largest |t| beyond %d, as the multivariate t of mvtnorm', (d, sizes, control, df, expected) => {
  expect(Math.abs(dunnettDistribution(loadingsOf(sizes, control), df).sf(d) - expected)).toBeLessThan(1e-6)
})

// two-sided 5% points with a common correlation of 1/2 (Dunnett, Biometrics 20 (1964) 482)
test.each([
  [2, 5, 3.03],
  [3, 10, 2.76],
  [4, 20, 2.65],
])('%d groups, %d degrees of freedom: the tabulated 5%% point %d', (groups, df, point) => {
  const { upperQuantile, sf } = dunnettDistribution(Array<number>(groups).fill(Math.SQRT1_2), df)
  expect(upperQuantile(0.05)).toBeCloseTo(point, 2)
  expect(sf(upperQuantile(0.05))).toBeCloseTo(0.05, 11)
})

test('one group against the control is the t distribution', () => {
  for (const d of [0.3, 1, 2.5, 6]) expect(dunnettDistribution([0.6], 13).sf(d)).toBeCloseTo(tTwoSided(d, 13), 11)
})

const groups = [
  [5.1, 4.8, 6.2, 5.5],
  [6.9, 7.4, 6.1, 8, 7.7],
  [5.9, 6.3, 5.2, 6.6],
].map((values) => Float64Array.from(values))

test('the order of the other groups does not matter, and P is below 5% if and only if the interval excludes 0', async () => {
  const one = await dunnettTest(groups, 0, 0.95, uninterrupted)
  const other = await dunnettTest(
    [groups[0], groups[2], groups[1]].flatMap((g) => g ?? []),
    0,
    0.95,
    uninterrupted,
  )
  expect(other.map(({ pValue }) => pValue).toReversed()).toEqual(one.map(({ pValue }) => pValue))
  for (const { pValue, interval } of one) expect(pValue < 0.05).toBe(interval.lower > 0 || interval.upper < 0)
})

test('two groups need no adjustment', () => {
  const [a, b] = groups
  if (a === undefined || b === undefined) throw new Error('no values')
  const t = twoSampleT(a, b, { variances: 'pooled', alternative: 'two-sided', confidence: 0.95 })
  for (const method of ['bonferroni', 'holm'] as const)
    expect(adjustedPairs([a, b], method, 0.95)[0]?.pValue).toBeCloseTo(t.pValue, 13)
  expect(adjustedPairs([a, b], 'bonferroni', 0.95)[0]?.interval.lower).toBeCloseTo(t.interval.lower, 12)
})
