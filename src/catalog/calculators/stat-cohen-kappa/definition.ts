import { defineCalculator } from '../../kit/tool/calculator.ts'
import { counts } from '../../kit/tool/calculator-inputs.ts'
import { earlierImplementation } from '../../kit/tool/example-sources.ts'
import { interval95, limits, limitValues } from '../../kit/tool/interval-outputs.ts'
import { agreementOf } from './formula.ts'
import { strengths } from './strengths.ts'

const writtenInR = {
  outside: true,
  words: { en: 'Formula written out separately in R.', zh: 'R 中另行写出的公式。' },
} as const

export const definition = defineCalculator({
  id: 'stat-cohen-kappa',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Estimates and both intervals compared with R, in which the printed formulas were written out, and with an implementation written before this one.',
      zh: '估计值与两种区间与在 R 中写出的原公式及先前独立编写的实现核对一致。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'How far two raters agree beyond what chance alone would give, from their table.',
    zh: '由两名评价者的交叉表估计超出机遇的一致程度。',
  },
  population: {
    en: 'The same persons or samples, each put into one of the same categories by both raters independently.',
    zh: '同一批对象由两名评价者独立归入相同的类别。',
  },
  inputs: {
    table: counts({
      label: { en: 'Rater 1 in rows, rater 2 in columns', zh: '行为评价者 1，列为评价者 2' },
      help: {
        en: 'The same categories in the same order; a table may be pasted from a spreadsheet.',
        zh: '两者类别及顺序相同，可由电子表格粘贴。',
      },
      rows: { name: { en: 'Category {n}', zh: '类别 {n}' }, least: 2, most: 8 },
      columns: 'square',
    }),
  },
  outputs: {
    kappa: {
      label: { en: 'κ', zh: 'κ' },
      decimals: 2,
      intervals: [interval95('kappa', 'Fleiss–Cohen–Everitt'), interval95('simple', 'Cohen')],
    },
    ...limits('kappa', 3),
    ...limits('simple', 3),
    linear: { label: { en: 'κ, linear weights', zh: '线性加权 κ' }, decimals: 3 },
    quadratic: { label: { en: 'κ, quadratic weights', zh: '二次加权 κ' }, decimals: 3 },
    observed: { label: { en: 'Agreement seen', zh: '观察一致率' }, unit: { en: '%', zh: '%' }, decimals: 1 },
    expected: { label: { en: 'Agreement by chance', zh: '机遇一致率' }, unit: { en: '%', zh: '%' }, decimals: 1 },
  },
  refusal({ table }) {
    const total = table.flat().reduce((sum, count) => sum + count, 0)
    if (total === 0) return { input: 'table', message: 'nobody' }
    return table.some((row, k) => row[k] === total) ? { input: 'table', message: 'one-category' } : null
  },
  formula({ table }) {
    const { kappa, interval, simple, linear, quadratic, observed, expected } = agreementOf(table)
    return {
      kappa,
      ...limitValues('kappa', interval),
      ...limitValues('simple', simple),
      linear,
      quadratic,
      observed: 100 * observed,
      expected: 100 * expected,
    }
  },
  formulaText: [
    { en: 'κ = (pₒ − pₑ) ÷ (1 − pₑ)', zh: 'κ = (pₒ − pₑ) ÷ (1 − pₑ)' },
    {
      en: 'Weights between categories i and j of k: 1 − |i − j|/(k − 1), or 1 − (i − j)²/(k − 1)²',
      zh: '类别 i 与 j（共 k 类）的权重：1 − |i − j|/(k − 1) 或 1 − (i − j)²/(k − 1)²',
    },
    {
      en: 'Cohen’s interval: κ ± 1.96 √(pₒ(1 − pₒ) ÷ (n(1 − pₑ)²)); that of Fleiss, Cohen and Everitt also counts how uncertain pₑ is.',
      zh: 'Cohen 区间：κ ± 1.96 √(pₒ(1 − pₒ) ÷ (n(1 − pₑ)²))；Fleiss–Cohen–Everitt 区间另计入 pₑ 的不确定性。',
    },
  ],
  classifications: [strengths],
  validity: [],
  alerts: [],
  messages: {
    nobody: { en: 'Enter a count above 0.', zh: '请至少输入一个大于 0 的计数。' },
    'one-category': {
      en: 'Both raters used one and the same category throughout: there is no agreement beyond chance to estimate.',
      zh: '两名评价者始终使用同一类别，无法估计超出机遇的一致性。',
    },
  },
  caveats: [
    {
      en: 'Where one category is rare, κ is low even at high agreement: report the agreement seen beside it.',
      zh: '某一类别罕见时，即使一致率高 κ 也偏低，应同时报告观察一致率。',
    },
    {
      en: 'Weights are for ordered categories only, and the choice belongs into the protocol.',
      zh: '加权仅用于有序类别，权重须在方案中预先规定。',
    },
    {
      en: 'The names of the bands are a convention, not a test of sufficient agreement.',
      zh: '分级名称仅为惯例，不能证明一致性足够。',
    },
  ],
  nextSteps: [],
  references: [
    {
      text: 'Cohen J. A coefficient of agreement for nominal scales. Educ Psychol Meas 1960;20:37–46.',
      doi: '10.1177/001316446002000104',
    },
    {
      text: 'Landis JR, Koch GG. The measurement of observer agreement for categorical data. Biometrics 1977;33:159–174.',
    },
    {
      text: 'Fleiss JL, Cohen J, Everitt BS. Large sample standard errors of kappa and weighted kappa. Psychol Bull 1969;72:323–327.',
    },
  ],
  examples: [
    {
      id: 'fifty',
      inputs: {
        table: [
          [20, 5],
          [10, 15],
        ],
      },
      expect: {
        kappa: { value: 0.4, decimals: 3 },
        simpleLow: { value: 0.146, decimals: 3 },
        simpleHigh: { value: 0.654, decimals: 3 },
        linear: { value: 0.4, decimals: 3 },
        quadratic: { value: 0.4, decimals: 3 },
      },
      bands: { strength: 'fair' },
      source: earlierImplementation,
    },
    {
      id: 'three',
      inputs: {
        table: [
          [88, 14, 18],
          [10, 40, 10],
          [2, 6, 12],
        ],
      },
      expect: {
        kappa: { value: 0.49153, decimals: 5 },
        kappaLow: { value: 0.39156, decimals: 5 },
        kappaHigh: { value: 0.59149, decimals: 5 },
        linear: { value: 0.47368, decimals: 5 },
        quadratic: { value: 0.45455, decimals: 5 },
      },
      bands: { strength: 'moderate' },
      source: writtenInR,
    },
    ...[
      {
        id: 'against',
        table: [
          [10, 15],
          [20, 5],
        ],
        kappa: -0.4,
        band: 'poor',
      },
      {
        id: 'slight',
        table: [
          [26, 24],
          [24, 26],
        ],
        kappa: 0.04,
        band: 'slight',
      },
      {
        id: 'substantial',
        table: [
          [35, 5],
          [6, 34],
        ],
        kappa: 0.725,
        band: 'substantial',
      },
      {
        id: 'almost',
        table: [
          [48, 2],
          [1, 49],
        ],
        kappa: 0.94,
        band: 'almost-perfect',
      },
    ].map(({ id, table, kappa, band }) => ({
      id,
      inputs: { table },
      expect: { kappa: { value: kappa, decimals: 3 } },
      bands: { strength: band },
      source: writtenInR,
    })),
  ],
})
