import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  chiSquareLogSf,
  chiSquarePdf,
  chiSquareQuantile,
  chiSquareTails,
  chiSquareUpperQuantile,
} from '#engine/distributions/chi-square.ts'
import { fLogSf, fPdf, fQuantile, fTails, fUpperQuantile } from '#engine/distributions/fisher-f.ts'
import { nonCentralF } from '#engine/distributions/non-central-f.ts'
import { nonCentralT } from '#engine/distributions/non-central-t.ts'
import { normalLogCdf, normalLogSf, normalPdf, normalQuantile } from '#engine/distributions/normal.ts'
import { tLogSf, tPdf, tQuantile, tTails } from '#engine/distributions/student-t.ts'
import { studentizedRangeSf } from '#engine/distributions/studentized-range.ts'
import { rankSumDistribution } from '#engine/distributions/wilcoxon-rank-sum.ts'
import { signedRankDistribution } from '#engine/distributions/wilcoxon-signed-rank.ts'
import { incompleteBeta } from '#engine/special/incomplete-beta.ts'
import { logGamma } from '#engine/special/log-gamma.ts'

type Evaluate = (x: number, a: number, b: number, c: number) => number

const functions: Readonly<Record<string, Evaluate>> = {
  'normal.logCdf': (x) => normalLogCdf(x),
  'normal.logSf': (x) => normalLogSf(x),
  'normal.pdf': (x) => normalPdf(x),
  'normal.quantile': (p) => normalQuantile(p),
  't.logCdf': (x, df) => tTails(x, df).logLower,
  't.logSf': (x, df) => tLogSf(x, df),
  't.pdf': (x, df) => tPdf(x, df),
  't.quantile': (p, df) => tQuantile(p, df),
  'chi2.logCdf': (x, df) => chiSquareTails(x, df).logLower,
  'chi2.logSf': (x, df) => chiSquareLogSf(x, df),
  'chi2.pdf': (x, df) => chiSquarePdf(x, df),
  'chi2.quantile': (p, df) => chiSquareQuantile(p, df),
  'chi2.upperQuantile': (p, df) => chiSquareUpperQuantile(p, df),
  'f.logCdf': (x, a, b) => fTails(x, a, b).logLower,
  'f.logSf': (x, a, b) => fLogSf(x, a, b),
  'f.pdf': (x, a, b) => fPdf(x, a, b),
  'f.quantile': (p, a, b) => fQuantile(p, a, b),
  'f.upperQuantile': (p, a, b) => fUpperQuantile(p, a, b),
  'wilcox.logCdf': (u, m, n) => Math.log(rankSumDistribution(m, n).cdf(u)),
  'wilcox.logSf': (u, m, n) => Math.log(rankSumDistribution(m, n).sf(u)),
  'wilcox.quantile': (p, m, n) => rankSumDistribution(m, n).quantile(p),
  'signrank.logCdf': (v, n) => Math.log(signedRankDistribution(n).cdf(v)),
  'signrank.logSf': (v, n) => Math.log(signedRankDistribution(n).sf(v)),
  'signrank.quantile': (p, n) => signedRankDistribution(n).quantile(p),
  logGamma: (x) => logGamma(x),
  'nct.logCdf': (x, df, ncp) => Math.log(nonCentralT(x, df, ncp).lower),
  'ncf.logCdf': (x, df1, df2, ncp) => Math.log(nonCentralF(x, df1, df2, ncp).lower),
  'ncf.logSf': (x, df1, df2, ncp) => Math.log(nonCentralF(x, df1, df2, ncp).upper),
  'tukey.sf': (q, k, df) => studentizedRangeSf(q, k, df),
  'beta.logCdf': (x, a, b) => incompleteBeta(a, b, x, 1 - x).logLower,
  'beta.logSf': (x, a, b) => incompleteBeta(a, b, x, 1 - x).logUpper,
}

interface Row {
  readonly fn: string
  readonly args: readonly [number, number, number, number]
  readonly value: number
}

function read(file: string): readonly Row[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.slice(2).map((line) => {
    const [fn = '', ...numbers] = line.split(',')
    const [x = Number.NaN, a = Number.NaN, b = Number.NaN, value = Number.NaN, c = Number.NaN] = numbers.map((text) =>
      Number(text.replace('Inf', 'Infinity')),
    )
    return { fn, args: [x, a, b, c], value }
  })
}

/**
 * The bound of agreement: 1e-12 relative, or where the function itself magnifies the rounding of its argument by more than that,
 * eight roundings of the argument. A logarithm of a tail is held to that relative error of the tail; where the logarithm is large, to the
 * roundings of the logarithm itself.
 */
function bound({ fn, args: [x, a, b, c], value }: Row, evaluate: Evaluate): number {
  const eps = 2 ** -52
  const step = Math.max(Math.abs(x), 1e-300) * 1e-6
  const slope = Math.abs(evaluate(x + step, a, b, c) - evaluate(x - step, a, b, c)) / 2e-6
  const conditioned = Number.isFinite(slope) ? 8 * eps * slope : 0
  const least = fn.includes('log') ? Math.max(1e-12, 4 * eps * Math.abs(value)) : 1e-12 * Math.abs(value)
  if (fn.startsWith('tukey')) return 1e-12
  if (/^nc[tf]/.test(fn)) return Math.max(1e-10, conditioned)
  return Math.max(least, conditioned)
}

const rows = [...read('grid.csv'), ...read('high-precision.csv')]

test.each(Object.keys(functions))('%s agrees with its reference within the bound', (fn) => {
  const evaluate = functions[fn]
  if (evaluate === undefined) throw new Error(fn)
  const mine = rows.filter((row) => row.fn === fn)
  expect(mine.length).toBeGreaterThan(5)
  const wrong = mine.flatMap((row) => {
    const got = evaluate(...row.args)
    const off = got === row.value ? 0 : Math.abs(got - row.value)
    return off <= bound(row, evaluate)
      ? []
      : [`${row.args.join(' ')}: ${got} for ${row.value}, off ${off.toExponential(1)}`]
  })
  expect(wrong).toEqual([])
})
