import { binomialDistribution } from '../distributions/binomial.ts'
import { chiSquareCdf, chiSquarePdf, chiSquareQuantile } from '../distributions/chi-square.ts'
import type { DiscreteDistribution } from '../distributions/discrete.ts'
import { fCdf, fPdf, fQuantile } from '../distributions/fisher-f.ts'
import { normalCdf, normalPdf, normalQuantile } from '../distributions/normal.ts'
import { poissonDistribution } from '../distributions/poisson.ts'
import { tCdf, tPdf, tQuantile } from '../distributions/student-t.ts'
import { ofNumbers } from './function-shapes.ts'
import type { FunctionSpec } from './function-spec.ts'

const two = ['number', 'number'] as const
const three = ['number', 'number', 'number'] as const

/** Without a positive finite scale or degrees of freedom there is no distribution. */
const onlyIf = (valid: boolean, value: () => number) => (valid ? value() : Number.NaN)

/** The distribution of these parameters, made again only when they differ from those of the row before. */
function remembered(make: (a: number, b: number) => DiscreteDistribution) {
  let [lastA, lastB] = [Number.NaN, Number.NaN]
  let last = make(0, 0)
  return (a: number, b: number) => {
    if (a !== lastA || b !== lastB) [last, lastA, lastB] = [make(a, b), a, b]
    return last
  }
}

const binomial = remembered(binomialDistribution)
const poisson = remembered(poissonDistribution)

export const probabilityFunctions = {
  p_normal: ofNumbers(three, (x, mean, sd) => onlyIf(sd > 0, () => normalCdf((x - mean) / sd)), [0, 1]),
  q_normal: ofNumbers(three, (p, mean, sd) => onlyIf(sd > 0, () => mean + sd * normalQuantile(p)), [0, 1]),
  d_normal: ofNumbers(three, (x, mean, sd) => onlyIf(sd > 0, () => normalPdf((x - mean) / sd) / sd), [0, 1]),
  p_t: ofNumbers(two, (x, df) => onlyIf(df > 0, () => tCdf(x, df))),
  q_t: ofNumbers(two, tQuantile),
  d_t: ofNumbers(two, (x, df) => onlyIf(df > 0, () => tPdf(x, df))),
  p_chisq: ofNumbers(two, (x, df) => onlyIf(df > 0, () => chiSquareCdf(x, df))),
  q_chisq: ofNumbers(two, chiSquareQuantile),
  d_chisq: ofNumbers(two, (x, df) => onlyIf(df > 0, () => chiSquarePdf(x, df))),
  p_f: ofNumbers(three, (x, df1, df2) => onlyIf(df1 > 0 && df2 > 0, () => fCdf(x, df1, df2))),
  q_f: ofNumbers(three, fQuantile),
  d_f: ofNumbers(three, (x, df1, df2) => onlyIf(df1 > 0 && df2 > 0, () => fPdf(x, df1, df2))),
  p_binom: ofNumbers(three, (k, n, p) => binomial(n, p).cdf(k)),
  q_binom: ofNumbers(three, (q, n, p) => binomial(n, p).quantile(q)),
  d_binom: ofNumbers(three, (k, n, p) => binomial(n, p).pmf(k)),
  p_pois: ofNumbers(two, (k, mean) => poisson(mean, 0).cdf(k)),
  q_pois: ofNumbers(two, (q, mean) => poisson(mean, 0).quantile(q)),
  d_pois: ofNumbers(two, (k, mean) => poisson(mean, 0).pmf(k)),
} satisfies Record<string, FunctionSpec>
