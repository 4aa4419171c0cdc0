import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  chiSquareLogCdf,
  chiSquareLogPdf,
  chiSquareLogSf,
  chiSquarePdf,
  chiSquareQuantile,
  chiSquareUpperQuantile,
} from '#engine/distributions/chi-square.ts'
import { fLogCdf, fLogPdf, fLogSf, fPdf, fQuantile, fUpperQuantile } from '#engine/distributions/fisher-f.ts'
import { nonCentralBeta, nonCentralBetaDistribution } from '#engine/distributions/non-central-beta.ts'
import { nonCentralChiSquareDistribution } from '#engine/distributions/non-central-chi-square.ts'
import { nonCentralF, nonCentralFDistribution } from '#engine/distributions/non-central-f.ts'
import { nonCentralT, nonCentralTDistribution } from '#engine/distributions/non-central-t.ts'
import { normalLogCdf, normalLogSf, normalPdf, normalQuantile } from '#engine/distributions/normal.ts'
import { tLogCdf, tLogPdf, tLogSf, tPdf, tQuantile, tUpperQuantile } from '#engine/distributions/student-t.ts'
import { studentizedRangeDistribution } from '#engine/distributions/studentized-range.ts'
import { logGamma } from '#engine/special/log-gamma.ts'
import { continuousFamilies, discreteFamilies, exactFamilies } from './families.ts'

type Evaluate = (x: number, a: number, b: number, c: number) => number

const functions: Readonly<Record<string, Evaluate>> = {
  'normal.logCdf': (x) => normalLogCdf(x),
  'normal.logSf': (x) => normalLogSf(x),
  'normal.pdf': (x) => normalPdf(x),
  'normal.quantile': (p) => normalQuantile(p),
  't.logCdf': (x, df) => tLogCdf(x, df),
  't.logSf': (x, df) => tLogSf(x, df),
  't.pdf': (x, df) => tPdf(x, df),
  't.logPdf': (x, df) => tLogPdf(x, df),
  't.upperQuantile': (q, df) => tUpperQuantile(q, df),
  't.quantile': (p, df) => tQuantile(p, df),
  'chi2.logCdf': (x, df) => chiSquareLogCdf(x, df),
  'chi2.logSf': (x, df) => chiSquareLogSf(x, df),
  'chi2.pdf': (x, df) => chiSquarePdf(x, df),
  'chi2.logPdf': (x, df) => chiSquareLogPdf(x, df),
  'chi2.quantile': (p, df) => chiSquareQuantile(p, df),
  'chi2.upperQuantile': (p, df) => chiSquareUpperQuantile(p, df),
  'f.logCdf': (x, a, b) => fLogCdf(x, a, b),
  'f.logSf': (x, a, b) => fLogSf(x, a, b),
  'f.pdf': (x, a, b) => fPdf(x, a, b),
  'f.logPdf': (x, a, b) => fLogPdf(x, a, b),
  'f.quantile': (p, a, b) => fQuantile(p, a, b),
  'f.upperQuantile': (p, a, b) => fUpperQuantile(p, a, b),
  logGamma: (x) => logGamma(x),
  'nct.logCdf': (x, df, ncp) => Math.log(nonCentralT(x, df, ncp).lower),
  'ncf.logCdf': (x, df1, df2, ncp) => Math.log(nonCentralF(x, df1, df2, ncp).lower),
  'ncf.logSf': (x, df1, df2, ncp) => Math.log(nonCentralF(x, df1, df2, ncp).upper),
  'ncbeta.logCdf': (x, a, b, ncp) => Math.log(nonCentralBeta(x, a, b, ncp).lower),
  'ncbeta.logSf': (x, a, b, ncp) => Math.log(nonCentralBeta(x, a, b, ncp).upper),
  'ncchi2.logCdf': (x, df, ncp) => nonCentralChiSquareDistribution(df, ncp).logCdf(x),
  'ncchi2.logSf': (x, df, ncp) => nonCentralChiSquareDistribution(df, ncp).logSf(x),
  'ncchi2.logPdf': (x, df, ncp) => nonCentralChiSquareDistribution(df, ncp).logPdf(x),
  'ncf.logPdf': (x, df1, df2, ncp) => nonCentralFDistribution(df1, df2, ncp).logPdf(x),
  'ncbeta.logPdf': (x, a, b, ncp) => nonCentralBetaDistribution(a, b, ncp).logPdf(x),
  'nct.logPdf': (x, df, ncp) => nonCentralTDistribution(df, ncp).logPdf(x),
  'tukey.sf': (q, k, df) => studentizedRangeDistribution(k, df).sf(q),
  'tukey.pdf': (q, k, df) => studentizedRangeDistribution(k, df).pdf(q),
  'tukey.logCdf': (q, k, df) => studentizedRangeDistribution(k, df).logCdf(q),
  ...ofFamilies(continuousFamilies, ['logPdf', 'logCdf', 'logSf', 'quantile', 'upperQuantile']),
  ...ofFamilies(exactFamilies, ['logPmf', 'logCdf', 'logSf', 'quantile', 'upperQuantile']),
  ...ofFamilies(discreteFamilies, ['logPmf', 'logCdf', 'logSf', 'quantile', 'upperQuantile']),
}

/** Each function of each family, by name. */
function ofFamilies<K extends string>(
  families: Readonly<Record<string, (a: number, b: number, c: number) => Readonly<Record<K, (x: number) => number>>>>,
  names: readonly K[],
): Record<string, Evaluate> {
  return Object.fromEntries(
    Object.entries(families).flatMap(([family, of]) =>
      names.map((name) => [`${family}.${name}`, (x: number, a: number, b: number, c: number) => of(a, b, c)[name](x)]),
    ),
  )
}

/** Places where R's own value is off by more than the bound, with the reason; mpmath's value is then the reference. */
const overruled: Readonly<Record<string, string>> = {
  'weibull.logPdf':
    'R takes the logarithm of a power that has underflowed, or of one whose broken exponent was rounded',
  'beta.logSf': 'the expansion that R takes in a tail of 1e-300 has 8 digits',
  'binomial.logCdf': 'likewise, near e^-9987',
  'negativeBinomial.logSf': 'likewise',
  'negativeBinomialOfMean.logSf': 'likewise',
  'negativeBinomialOfMean.logPmf': 'R rounds size / (size + mu), whose complement is tiny for a large size',
  'hypergeometric.upperQuantile': 'R takes the tail from 1, and with it its digits',
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
 * The bound of agreement: 1e-12 relative or, if the function magnifies the rounding of its argument by more than that, eight roundings of the
 * argument. A log tail has that relative error of the tail; if the logarithm is large, the rounding of the logarithm itself. For integer
 * arguments the parameters are rounded instead, and a quantile is right or wrong.
 */
function bound({ fn, args, value }: Row, evaluate: Evaluate): number {
  const eps = 2 ** -52
  const family = fn.split('.')[0] ?? ''
  const onWholeNumbers = family in discreteFamilies || family in exactFamilies
  if (onWholeNumbers && /quantile/i.test(fn)) return 0
  const varied = onWholeNumbers ? (brokenParameters[family] ?? []) : [0]
  const conditioned = 8 * eps * Math.max(0, ...varied.map((which) => slope(evaluate, args, which)))
  const least = /\.log|^logGamma$/.test(fn) ? Math.max(1e-12, 4 * eps * Math.abs(value)) : 1e-12 * Math.abs(value)
  if (fn.startsWith('tukey')) return 1e-12
  if (/^nc(t|f|beta|chi2)\./.test(fn)) return Math.max(1e-10, conditioned)
  return Math.max(least, conditioned)
}

/** Arguments of a discrete family that need not be integers: 1 for a, 2 for b. */
const brokenParameters: Readonly<Record<string, readonly number[]>> = {
  binomial: [2],
  poisson: [1],
  negativeBinomial: [1, 2],
  negativeBinomialOfMean: [1, 2],
}

/** The change of the function per relative change of one argument; 0 if it is not finite. */
function slope(evaluate: Evaluate, args: Row['args'], which: number): number {
  const at = (sign: number) => {
    const [x, a, b, c] = args.map((value, i) =>
      i === which ? value + sign * 1e-6 * Math.max(Math.abs(value), 1e-300) : value,
    )
    return evaluate(x ?? Number.NaN, a ?? Number.NaN, b ?? Number.NaN, c ?? Number.NaN)
  }
  const rise = Math.abs(at(1) - at(-1)) / 2e-6
  return Number.isFinite(rise) ? rise : 0
}

const ofR = read('grid.csv')
const ofMpmath = [
  ...read('high-precision.csv'),
  ...read('high-precision-families.csv'),
  ...read('high-precision-densities.csv'),
]
const better = new Map(ofMpmath.map((row) => [placeOf(row), row.value]))
const rows = [...ofR.filter((row) => !(row.fn in overruled && better.has(placeOf(row)))), ...ofMpmath]

function placeOf({ fn, args }: Row): string {
  return `${fn} ${args.join(' ')}`
}

function evaluator(fn: string): Evaluate {
  const evaluate = functions[fn]
  if (evaluate === undefined) throw new Error(fn)
  return evaluate
}

function difference(a: number, b: number): number {
  return a === b ? 0 : Math.abs(a - b)
}

test.each(Object.keys(functions))('%s agrees with its reference within the bound', (fn) => {
  const evaluate = evaluator(fn)
  const mine = rows.filter((row) => row.fn === fn)
  expect(mine.length).toBeGreaterThan(5)
  const wrong = mine.flatMap((row) => {
    const got = evaluate(...row.args)
    const off = difference(got, row.value)
    return off <= bound(row, evaluate)
      ? []
      : [`${row.args.join(' ')}: ${got} for ${row.value}, off ${off.toExponential(1)}`]
  })
  expect(wrong).toEqual([])
})

test.each(Object.keys(overruled))('%s: R is off at some place where it is overruled', (fn) => {
  const evaluate = evaluator(fn)
  const off = ofR.filter((row) => {
    const value = row.fn === fn ? better.get(placeOf(row)) : undefined
    return value !== undefined && difference(row.value, value) > bound({ ...row, value }, evaluate)
  })
  expect(off).not.toEqual([])
})

test('every value is read by a function', () => {
  expect([...new Set(rows.map(({ fn }) => fn))].filter((fn) => !(fn in functions))).toEqual([])
})
