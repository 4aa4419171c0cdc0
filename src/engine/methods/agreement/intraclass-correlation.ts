import type { Interval } from '../../alternative.ts'
import { fSf, fUpperQuantile } from '../../distributions/fisher-f.ts'

/**
 * The forms of Shrout and Fleiss: one-way random; two-way random with absolute agreement; two-way mixed with consistency; for one rating and
 * for the mean of k.
 */
export const iccForms = [
  'one-way-single',
  'agreement-single',
  'consistency-single',
  'one-way-average',
  'agreement-average',
  'consistency-average',
] as const
export type IccForm = (typeof iccForms)[number]
export type IccModel = 'one-way' | 'agreement' | 'consistency'

export interface Icc {
  readonly form: IccForm
  /** Below 0 if subjects differ less than ratings of one subject. */
  readonly estimate: number
  /** A lower limit for means is NaN if that of single ratings is at or below -1 / (k - 1). */
  readonly interval: Interval
  /** F test that the correlation is 0. */
  readonly statistic: number
  readonly df: readonly [number, number]
  readonly pValue: number
}

/** Sums of squares of n subjects rated by the same k raters. */
export interface RaterSquares {
  readonly n: number
  readonly k: number
  readonly subjects: number
  readonly raters: number
  readonly error: number
}

/** Mean squares by source of variation: `within` is raters and error together. */
export function meanSquares({ n, k, subjects, raters, error }: RaterSquares) {
  return {
    subjects: subjects / (n - 1),
    raters: raters / (k - 1),
    error: error / ((n - 1) * (k - 1)),
    within: (raters + error) / (n * (k - 1)),
  }
}

/**
 * Intraclass correlations with F tests and intervals (Shrout and Fleiss, Psychol Bull 1979;86:420; McGraw and Wong, Psychol Methods
 * 1996;1:30), those of absolute agreement by Satterthwaite's degrees of freedom. Two or more subjects and raters; the error must not
 * vanish.
 */
export function intraclassCorrelations(squares: RaterSquares, confidence: number): readonly Icc[] {
  const { n, k } = squares
  const ms = meanSquares(squares)
  const tail = (1 - confidence) / 2
  const dfError = (n - 1) * (k - 1)
  const single = {
    'one-way': (ms.subjects - ms.within) / (ms.subjects + (k - 1) * ms.within),
    agreement: (ms.subjects - ms.error) / (ms.subjects + (k - 1) * ms.error + (k * (ms.raters - ms.error)) / n),
    consistency: (ms.subjects - ms.error) / (ms.subjects + (k - 1) * ms.error),
  }
  const average = {
    'one-way': (ms.subjects - ms.within) / ms.subjects,
    agreement: (ms.subjects - ms.error) / (ms.subjects + (ms.raters - ms.error) / n),
    consistency: (ms.subjects - ms.error) / ms.subjects,
  }
  const tests = {
    'one-way': { statistic: ms.subjects / ms.within, df: [n - 1, n * (k - 1)] },
    agreement: { statistic: ms.subjects / ms.error, df: [n - 1, dfError] },
    consistency: { statistic: ms.subjects / ms.error, df: [n - 1, dfError] },
  } as const
  const ofRatio = ({ statistic, df: [df1, df2] }: (typeof tests)[IccModel]): Interval => {
    const of = (f: number) => (f - 1) / (f + k - 1)
    return {
      lower: of(statistic / fUpperQuantile(tail, df1, df2)),
      upper: of(statistic * fUpperQuantile(tail, df2, df1)),
    }
  }
  const intervals = {
    'one-way': ofRatio(tests['one-way']),
    agreement: agreementInterval(squares, single.agreement, tail),
    consistency: ofRatio(tests.consistency),
  }
  const result = (model: IccModel, of: 'single' | 'average'): Icc => {
    const { statistic, df } = tests[model]
    const { lower, upper } = intervals[model]
    return {
      form: `${model}-${of}`,
      estimate: of === 'single' ? single[model] : average[model],
      interval: of === 'single' ? { lower, upper } : { lower: steppedUp(lower, k), upper: steppedUp(upper, k) },
      statistic,
      df,
      pValue: fSf(statistic, ...df),
    }
  }
  const models = ['one-way', 'agreement', 'consistency'] as const
  return (['single', 'average'] as const).flatMap((of) => models.map((model) => result(model, of)))
}

/** Interval of the single-rating coefficient, with Satterthwaite's degrees of freedom of the denominator. */
function agreementInterval(squares: RaterSquares, icc: number, tail: number): Interval {
  const { n, k } = squares
  const ms = meanSquares(squares)
  const ratio = ms.raters / ms.error
  const rest = n * (1 + (k - 1) * icc) - k * icc
  const df = ((k - 1) * (n - 1) * (k * icc * ratio + rest) ** 2) / ((n - 1) * (k * icc * ratio) ** 2 + rest ** 2)
  const noise = k * ms.raters + (k * n - k - n) * ms.error
  const [low, high] = [fUpperQuantile(tail, n - 1, df), fUpperQuantile(tail, df, n - 1)]
  return {
    lower: (n * (ms.subjects - low * ms.error)) / (low * noise + n * ms.subjects),
    upper: (n * (high * ms.subjects - ms.error)) / (noise + n * high * ms.subjects),
  }
}

/** Spearman and Brown: from one rating to the mean of k. */
function steppedUp(icc: number, k: number): number {
  const divisor = 1 + (k - 1) * icc
  return divisor > 0 ? (k * icc) / divisor : Number.NaN
}

/**
 * The standard error of one measurement, in the unit of the data, with each model's definition of error; a negative variance of raters counts
 * as 0.
 */
export function errorOfMeasurement(squares: RaterSquares): Readonly<Record<IccModel, number>> {
  const ms = meanSquares(squares)
  return {
    'one-way': Math.sqrt(ms.within),
    agreement: Math.sqrt(Math.max(0, ms.raters - ms.error) / squares.n + ms.error),
    consistency: Math.sqrt(ms.error),
  }
}
