import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { moments, skewness } from '../description/moments.ts'
import { leveneTest, oneWayAnova, welchAnova } from './one-way.ts'
import { twoSampleT } from './two-sample-t.ts'

/** A double as an exact fraction of 2^1074. */
function exact(value: number): bigint {
  const bytes = new DataView(new ArrayBuffer(8))
  bytes.setFloat64(0, value)
  const bits = bytes.getBigUint64(0)
  const exponent = (bits >> 52n) & 0x7ffn
  const mantissa = bits & 0xfffffffffffffn
  const size = exponent === 0n ? mantissa : (mantissa | 0x10000000000000n) << (exponent - 1n)
  return bits >> 63n === 1n ? -size : size
}

/** The F statistic of the exact doubles, in rational arithmetic; groups of equal size. */
function exactF(groups: readonly Float64Array[]): number {
  const k = BigInt(groups.length)
  const n = BigInt(groups[0]?.length ?? 0)
  const sums = groups.map((values) => Array.from(values).reduce((sum, value) => sum + exact(value), 0n))
  const total = sums.reduce((sum, value) => sum + value, 0n)
  const between = sums.reduce((sum, value) => sum + (k * value - total) ** 2n, 0n)
  const within = groups.reduce(
    (sum, values, g) =>
      sum + Array.from(values).reduce((s, value) => s + (n * exact(value) - (sums[g] ?? 0n)) ** 2n, 0n),
    0n,
  )
  // SSB = between / (n k²), SSW = within / n²; F = SSB / (k - 1) / (SSW / (k (n - 1)))
  const top = between * n * n * k * (n - 1n)
  const bottom = within * n * k * k * (k - 1n)
  return Number((top << 120n) / bottom) / 2 ** 120
}

/** The design of NIST's simulated sets SmLs: nine treatments, values that agree in ever more leading digits. */
function smLs(offset: number, n: number): readonly Float64Array[] {
  return Array.from({ length: 9 }, (_, j) =>
    Float64Array.from(
      { length: n },
      (_, i) => offset + (i === 0 ? (4 + (j % 2)) / 10 : (i % 2 === 1 ? 3 : 5) / 10 + (j % 2) / 10),
    ),
  )
}

test.each([
  [1, 21],
  [1e6, 21],
  [1e12, 21],
  [1, 201],
  [1e6, 201],
  [1e12, 201],
])(
  'analysis of variance of values around %d, %d in a group, agrees with rational arithmetic on the same doubles',
  (offset, n) => {
    const groups = smLs(offset, n)
    const expected = exactF(groups)
    expect(Math.abs(oneWayAnova(groups).statistic / expected - 1)).toBeLessThan(1e-12)
  },
)

const sample = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 3, maxLength: 40 })

test('with two groups it is the square of the t tests', () => {
  fc.assert(
    fc.property(sample, sample, (a, b) => {
      const groups = [Float64Array.from(a), Float64Array.from(b)] as const
      fc.pre(new Set(a).size > 1 && new Set(b).size > 1)
      for (const [f, variances] of [
        [oneWayAnova(groups), 'pooled'],
        [welchAnova(groups), 'separate'],
      ] as const) {
        const t = twoSampleT(...groups, { variances, alternative: 'two-sided', confidence: 0.95 })
        expect(f.statistic).toBeCloseTo(t.statistic ** 2, 6)
        expect(f.df2).toBeCloseTo(t.df, 6)
        expect(f.pValue).toBeCloseTo(t.pValue, 8)
      }
    }),
  )
})

test('results that cannot be computed are NaN, not plausible numbers', async () => {
  const constant = [Float64Array.of(1, 1), Float64Array.of(1, 1)]
  expect(oneWayAnova(constant).pValue).toBeNaN()
  expect(welchAnova([Float64Array.of(1, 2), Float64Array.of(3)]).pValue).toBeNaN()
  expect((await leveneTest(constant, 'median', uninterrupted)).statistic).toBeNaN()
  expect(moments(Float64Array.of(5)).sd).toBeNaN()
  expect(skewness(Float64Array.of(2, 2, 2))).toBeNaN()
})

test('a shift of the data changes no variance', () => {
  fc.assert(
    fc.property(sample, fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (values, shift) => {
      const here = moments(Float64Array.from(values))
      const there = moments(Float64Array.from(values, (value) => value + shift))
      expect(Math.abs(there.squares - here.squares)).toBeLessThanOrEqual(1e-12 * here.squares)
    }),
  )
})

test('Levene of groups of two values is not defined: their deviations do not vary', async () => {
  const groups = [
    [1.1, 2.3],
    [0.7, 9.1],
    [3.3, 4.9],
  ].map((values) => Float64Array.from(values))
  for (const around of ['mean', 'median'] as const) {
    const { statistic, pValue, df2 } = await leveneTest(groups, around, async () => {})
    expect([statistic, pValue, df2]).toEqual([Number.NaN, Number.NaN, 3])
  }
})
