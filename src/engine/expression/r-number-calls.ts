import { byRow, type Call, finite, helped, list, own } from './r-call.ts'

const positive =
  (write: (x: string, y: string) => string): Call =>
  ([x, y], r) => {
    if (x === undefined || y === undefined) return 'NA'
    const above0 = r.helper('positive')
    return `${r.helper('finite')}(${write(`${above0}(${r.write(x)})`, `${above0}(${r.write(y)})`)})`
  }

/** Distributions of R by their names in the language. */
const distributions = { normal: 'norm', t: 't', chisq: 'chisq', f: 'f', binom: 'binom', pois: 'pois' } as const

const probabilityCalls = Object.fromEntries(
  Object.entries(distributions).flatMap(([name, inR]) =>
    ['p', 'q', 'd'].map((kind): [string, Call] => [`${kind}_${name}`, finite(`${kind}${inR}`)]),
  ),
)

/** Calls of functions of numbers: of one row, of distributions, and of the clinic. */
export const rNumberCalls: Readonly<Record<string, Call>> = {
  ...probabilityCalls,
  logb: finite('log'),
  expm1: finite('expm1'),
  log1p: finite('log1p'),
  asin: finite('asin'),
  acos: finite('acos'),
  pi: () => 'pi',
  lgamma: finite('lgamma'),
  factorial: finite('factorial'),
  choose: finite('choose'),
  clamp: ([x, low, high], r) =>
    x && low && high ? `pmin(pmax(${r.write(x)}, ${r.write(low)}), ${r.write(high)})` : 'NA',
  floor_to: helped('floor_to'),
  is_finite: own('is.finite'),
  median: byRow('median', 1),
  var: byRow('var', 2),
  mode: (args, r) => `${r.helper('by_row')}(${r.helper('most_frequent')}, 1, ${list(args, r)})`,
  range: byRow('function(v) max(v) - min(v)', 1),
  quantile: helped('row_quantile'),
  mean_min: helped('mean_min'),
  sum_min: helped('sum_min'),
  which_max: helped('which_max'),
  bmi: positive((weight, height) => `${weight} / (${height} / 100)^2`),
  bsa_mosteller: positive((weight, height) => `sqrt(${weight} * ${height} / 3600)`),
  egfr_ckd_epi_2021: helped('egfr_ckd_epi_2021'),
  map: ([systolic, diastolic], r) =>
    systolic && diastolic ? `(${r.write(diastolic)} + ((${r.write(systolic)}) - (${r.write(diastolic)})) / 3)` : 'NA',
  qtcf: positive((qt, rate) => `${qt} / (60 / ${rate})^(1 / 3)`),
}
