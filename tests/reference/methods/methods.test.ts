import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Alternative } from '#engine/alternative.ts'
import { uninterrupted } from '#engine/checkpoint.ts'
import { type QuantileType, quartiles } from '#engine/methods/description/quantiles.ts'
import type { FTest } from '#engine/methods/inference/f-test.ts'
import { oneWayAnova, welchAnova } from '#engine/methods/means/one-way.ts'
import { shapiroWilk } from '#engine/methods/normality/shapiro-wilk.ts'
import { kruskalWallis } from '#engine/methods/ranks/kruskal-wallis.ts'
import { mannWhitney } from '#engine/methods/ranks/mann-whitney.ts'
import { chiSquareTest } from '#engine/methods/tables/chi-square-test.ts'
import { fisherExactP } from '#engine/methods/tables/fisher-exact.ts'

type Case =
  | { kind: 'shapiro'; n: number; k: number; statistic: number; p: number }
  | { kind: 'quartiles'; n: number; k: number; type: QuantileType; values: number[] }
  | {
      kind: 'mann-whitney'
      sizes: [number, number]
      decimals: number | null
      alternative: Alternative
      exact: boolean
      u: number
      p: number
      shift: number
      interval: [number | null, number | null]
    }
  | { kind: 'groups'; anova: number[]; welch: number[]; kruskal: number[]; tied: number[] }
  | { kind: 'table'; table: number[][]; statistic: number; p: number; corrected: number; fisher: number }

const { cases }: { cases: readonly Case[] } = JSON.parse(readFileSync(new URL('methods.json', import.meta.url), 'utf8'))

/** As in `methods.R`. */
function sampleOf(n: number, k: number, decimals: number | null = null): Float64Array {
  return Float64Array.from({ length: n }, (_, i) => {
    const value = (((i + 1) * 0.618033988749895) % 1) ** k
    return decimals === null ? value : Math.floor(value * 10 ** decimals) / 10 ** decimals
  })
}

function close(got: number, expected: number, relative = 1e-10): void {
  expect(Math.abs(got - expected), `${got} for ${expected}`).toBeLessThanOrEqual(relative * Math.abs(expected) + 1e-14)
}

function of<K extends Case['kind']>(kind: K) {
  const found = cases.filter((one): one is Extract<Case, { kind: K }> => one.kind === kind)
  if (found.length === 0) throw new Error(`No cases of ${kind}`)
  return found
}

test.each(of('shapiro'))('Shapiro-Wilk of $n values, power $k', ({ n, k, statistic, p }) => {
  const got = shapiroWilk(sampleOf(n, k))
  close(got.statistic, statistic)
  close(got.pValue, p, 1e-9) // R evaluates a difference of logarithms here
})

test.each(of('quartiles'))('quartiles of $n values, type $type', ({ n, k, type, values }) => {
  const { p25, median, p75 } = quartiles(sampleOf(n, k).toSorted(), type)
  for (const [i, got] of [p25, median, p75].entries()) close(got, values[i] ?? Number.NaN)
})

test.each(of('mann-whitney'))('Mann-Whitney of $sizes values, decimals $decimals, $alternative', async (one) => {
  const { sizes, decimals, alternative } = one
  const settings = { method: 'auto', continuity: true, alternative, confidence: 0.95 } as const
  const samples = [sampleOf(sizes[0], 1, decimals), sampleOf(sizes[1], 1.6, decimals)] as const
  const got = await mannWhitney(...samples, settings, uninterrupted)
  expect(got.method).toBe(one.exact ? 'exact' : 'normal')
  close(got.u, one.u)
  close(got.pValue, one.p)
  close(got.shift, one.shift)
  const [lower, upper] = one.interval
  // wilcox.test finds the limits of the normal approximation with a root finder
  const near = (a: number, b: number) => expect(Math.abs(a - b), `${a} for ${b}`).toBeLessThan(1e-12)
  if (lower === null) expect(got.interval.lower).toBe(Number.NEGATIVE_INFINITY)
  else near(got.interval.lower, lower)
  if (upper === null) expect(got.interval.upper).toBe(Number.POSITIVE_INFINITY)
  else near(got.interval.upper, upper)
})

describe.each(of('groups'))('three groups', ({ anova, welch, kruskal, tied }) => {
  const groups = [sampleOf(12, 1), sampleOf(30, 1.3), sampleOf(7, 2).map((value) => value + 0.1)]
  const kruskalOf = async (of: readonly Float64Array[]) => Object.values(await kruskalWallis(of, uninterrupted))
  const all = ({ statistic, df1, df2, pValue }: FTest) => [statistic, df1, df2, pValue]

  test.each([
    ['analysis of variance', all(oneWayAnova(groups)), anova],
    ['Welch', all(welchAnova(groups)), welch],
    ['Kruskal-Wallis', kruskalOf(groups), kruskal],
    ['Kruskal-Wallis with ties', kruskalOf(groups.map((g) => g.map((v) => Math.floor(v * 10)))), tied],
  ])('%s', async (_, computed, expected) => {
    const got = await computed
    for (const [i, value] of expected.entries()) close(got[i] ?? Number.NaN, value)
  })
})

test.each(of('table'))('association in $table', async ({ table, statistic, p, corrected, fisher }) => {
  const plain = chiSquareTest(table)
  close(plain.statistic, statistic)
  close(plain.pValue, p)
  close(chiSquareTest(table, 'yates').statistic, corrected)
  close(await fisherExactP(table, uninterrupted), fisher, 1e-7) // R's network algorithm rounds its sums
})
