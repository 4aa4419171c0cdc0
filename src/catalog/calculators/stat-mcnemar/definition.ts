import { defineCalculator } from '../../kit/tool/calculator.ts'
import { earlierImplementation, ranInR } from '../../kit/tool/example-sources.ts'
import { count } from '../../kit/tool/inputs/statistics.ts'
import { testsOf } from './formula.ts'

export const definition = defineCalculator({
  id: 'stat-mcnemar',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with R (its own function where it has one, else the printed formula) and with an implementation written before this one.',
      zh: '已与 R（有现成函数者用其函数，否则按原公式计算）及先前独立编写的实现核对一致。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Whether two proportions of the same persons, or of matched pairs, differ.',
    zh: '检验同一批受试者（或配对样本）的两个率是否不同。',
  },
  population: { en: 'Pairs: one person twice, or two matched persons.', zh: '配对资料：同一人两次，或匹配的两人。' },
  inputs: {
    b: count({ en: 'Pairs with the event in the first only', zh: '仅第一次（甲法）阳性的对子数 b' }),
    c: count({ en: 'Pairs with the event in the second only', zh: '仅第二次（乙法）阳性的对子数 c' }),
  },
  outputs: {
    exact: { label: { en: 'P, exact', zh: 'P（确切概率法）' }, decimals: 4, kind: 'p' },
    p: { label: { en: 'P, χ²', zh: 'P（χ² 检验）' }, decimals: 4, kind: 'p' },
    corrected: { label: { en: 'P, χ² with continuity correction', zh: 'P（连续性校正 χ²）' }, decimals: 4, kind: 'p' },
    statistic: { label: { en: 'χ², 1 df', zh: 'χ²（自由度 1）' }, decimals: 3 },
    correctedStatistic: { label: { en: 'χ², corrected', zh: '校正 χ²' }, decimals: 3 },
    odds: {
      label: { en: 'Odds ratio b/c', zh: '比值比 b/c' },
      decimals: 2,
      absent: { en: 'none, because c is 0', zh: 'c 为 0，无法计算' },
    },
  },
  formula({ b, c }) {
    const { exact, asymptotic, corrected } = testsOf(b, c)
    return {
      exact,
      p: asymptotic.pValue,
      corrected: corrected.pValue,
      statistic: asymptotic.statistic,
      correctedStatistic: corrected.statistic,
      odds: c === 0 ? null : b / c,
    }
  },
  formulaText: [
    {
      en: 'χ² = (b − c)²/(b + c); corrected (|b − c| − 1)²/(b + c)',
      zh: 'χ² = (b − c)²/(b + c)；校正 (|b − c| − 1)²/(b + c)',
    },
    {
      en: 'Exact: twice the tail of Binomial(b + c, ½) at the smaller count, at most 1',
      zh: '确切概率：二项分布 B(b + c, ½) 在较小格处尾概率的 2 倍，最大为 1',
    },
  ],
  classifications: [],
  validity: [
    {
      when: [
        { input: 'b', below: 1 },
        { input: 'c', below: 1 },
      ],
      effect: 'refuse',
      message: 'none-differ',
    },
  ],
  alerts: [],
  messages: {
    'none-differ': { en: 'No pair differs: there is nothing to test.', zh: '没有不一致的对子，无需检验。' },
  },
  caveats: [
    { en: 'With fewer than 25 discordant pairs use the exact p value.', zh: '不一致对子数 < 25 时采用确切概率。' },
    {
      en: 'The concordant pairs do not enter the test, but the size of the difference needs them.',
      zh: '一致的对子不参与检验，但计算率差时需要。',
    },
  ],
  nextSteps: [],
  reports: ['exposure-counts'],
  references: [
    {
      text: 'McNemar Q. Note on the sampling error of the difference between correlated proportions or percentages. Psychometrika 1947;12:153–157.',
      doi: '10.1007/BF02295996',
    },
  ],
  examples: [
    {
      id: 'fifteen',
      inputs: { b: { value: 15, unit: '1' }, c: { value: 5, unit: '1' } },
      expect: {
        statistic: { value: 5, decimals: 0 },
        p: { value: 0.02535, decimals: 5 },
        correctedStatistic: { value: 4.05, decimals: 2 },
        corrected: { value: 0.04417, decimals: 5 },
        exact: { value: 0.04139, decimals: 5 },
        odds: { value: 3, decimals: 0 },
      },
      source: earlierImplementation,
    },
    {
      id: 'approval',
      inputs: { b: { value: 150, unit: '1' }, c: { value: 86, unit: '1' } },
      expect: {
        statistic: { value: 17.356, decimals: 3 },
        p: { value: 0.000031, decimals: 6 },
        corrected: { value: 0.000041, decimals: 6 },
        exact: { value: 0.000037, decimals: 6 },
      },
      source: ranInR('mcnemar.test, binom.test'),
    },
    {
      id: 'equal',
      inputs: { b: { value: 10, unit: '1' }, c: { value: 10, unit: '1' } },
      expect: {
        statistic: { value: 0, decimals: 0 },
        p: { value: 1, decimals: 0 },
        exact: { value: 1, decimals: 0 },
        odds: { value: 1, decimals: 0 },
      },
      source: ranInR('binom.test(10, 20)'),
    },
  ],
})
