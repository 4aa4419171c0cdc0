import { defineCalculator } from '../../kit/tool/calculator.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { count } from '../../kit/tool/inputs/statistics.ts'
import { interval95, limits, limitValues } from '../../kit/tool/interval-outputs.ts'
import { ratiosOf } from './formula.ts'

export const definition = defineCalculator({
  id: 'stat-odds-ratio-risk-ratio',
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
    en: 'How much more frequent a disease is among the exposed, as odds ratio and as risk ratio.',
    zh: '以比值比和危险度比表示暴露者患病增多的程度。',
  },
  population: { en: 'Independent persons, by exposure and by disease.', zh: '相互独立的个体，按暴露与患病分类。' },
  inputs: {
    a: count({ en: 'Exposed, diseased', zh: '暴露、患病' }),
    b: count({ en: 'Exposed, not diseased', zh: '暴露、未患病' }),
    c: count({ en: 'Unexposed, diseased', zh: '未暴露、患病' }),
    d: count({ en: 'Unexposed, not diseased', zh: '未暴露、未患病' }),
  },
  outputs: {
    odds: { label: { en: 'Odds ratio', zh: '比值比（OR）' }, decimals: 2, intervals: [interval95('odds', 'Woolf')] },
    ...limits('odds', 2),
    risk: { label: { en: 'Risk ratio', zh: '危险度比（RR）' }, decimals: 2, intervals: [interval95('risk', 'Katz')] },
    ...limits('risk', 2),
  },
  formula({ a, b, c, d }) {
    const { oddsRatio, riskRatio } = ratiosOf(a, b, c, d)
    return {
      odds: oddsRatio.estimate,
      ...limitValues('odds', oddsRatio.interval),
      risk: riskRatio.estimate,
      ...limitValues('risk', riskRatio.interval),
    }
  },
  formulaText: [
    {
      en: 'OR = ad/bc, interval exp(ln OR ± 1.96 √(1/a + 1/b + 1/c + 1/d))',
      zh: 'OR = ad/bc，区间 exp(ln OR ± 1.96 √(1/a + 1/b + 1/c + 1/d))',
    },
    {
      en: 'RR = [a/(a + b)] ÷ [c/(c + d)], interval exp(ln RR ± 1.96 √(1/a − 1/(a + b) + 1/c − 1/(c + d))); with an empty cell 0.5 is added to all four',
      zh: 'RR = [a/(a + b)] ÷ [c/(c + d)]，区间 exp(ln RR ± 1.96 √(1/a − 1/(a + b) + 1/c − 1/(c + d)))；有空格子时四格各加 0.5',
    },
  ],
  classifications: [],
  validity: [
    {
      when: [
        { input: 'a', below: 1 },
        { input: 'b', below: 1 },
      ],
      effect: 'refuse',
      message: 'empty-row',
    },
    {
      when: [
        { input: 'c', below: 1 },
        { input: 'd', below: 1 },
      ],
      effect: 'refuse',
      message: 'empty-row',
    },
    { when: { input: 'a', below: 1 }, effect: 'warn', message: 'empty-cell' },
    { when: { input: 'b', below: 1 }, effect: 'warn', message: 'empty-cell' },
    { when: { input: 'c', below: 1 }, effect: 'warn', message: 'empty-cell' },
    { when: { input: 'd', below: 1 }, effect: 'warn', message: 'empty-cell' },
  ],
  alerts: [],
  messages: {
    'empty-row': { en: 'A group without persons cannot be compared.', zh: '某组无个体，无法比较。' },
    'empty-cell': { en: 'Empty cell: 0.5 was added to all four.', zh: '存在空格子：四格各加 0.5。' },
  },
  caveats: [
    {
      en: 'A case-control study gives no risk ratio: use the odds ratio.',
      zh: '病例对照研究不能计算危险度比，应使用比值比。',
    },
    {
      en: 'The odds ratio is near the risk ratio only where the disease is rare.',
      zh: '仅在疾病罕见时比值比才接近危险度比。',
    },
  ],
  nextSteps: [
    {
      en: 'Small counts: Fisher’s exact test; confounders: Mantel-Haenszel or logistic regression.',
      zh: '例数少时用 Fisher 确切概率法；有混杂因素时用 Mantel-Haenszel 法或 logistic 回归。',
    },
  ],
  reports: ['comparison', 'exposure-counts'],
  references: [
    {
      text: 'Woolf B. On estimating the relation between blood group and disease. Ann Hum Genet 1955;19:251–253.',
      doi: '10.1111/j.1469-1809.1955.tb01348.x',
    },
    {
      text: 'Katz D, Baptista J, Azen SP, Pike MC. Obtaining confidence intervals for the risk ratio in cohort studies. Biometrics 1978;34:469–474.',
    },
  ],
  examples: [
    {
      id: 'double',
      inputs: {
        a: { value: 30, unit: '1' },
        b: { value: 70, unit: '1' },
        c: { value: 15, unit: '1' },
        d: { value: 85, unit: '1' },
      },
      expect: {
        odds: { value: 2.429, decimals: 3 },
        oddsLow: { value: 1.211, decimals: 3 },
        oddsHigh: { value: 4.87, decimals: 2 },
        risk: { value: 2, decimals: 0 },
        riskLow: { value: 1.149, decimals: 3 },
        riskHigh: { value: 3.482, decimals: 3 },
      },
      source: earlierImplementation,
    },
    {
      id: 'alike',
      inputs: {
        a: { value: 12, unit: '1' },
        b: { value: 88, unit: '1' },
        c: { value: 12, unit: '1' },
        d: { value: 88, unit: '1' },
      },
      expect: {
        odds: { value: 1, decimals: 0 },
        oddsLow: { value: 0.426, decimals: 3 },
        oddsHigh: { value: 2.347, decimals: 3 },
        riskLow: { value: 0.472, decimals: 3 },
      },
      source: secondProgram,
    },
    {
      id: 'empty',
      inputs: {
        a: { value: 3, unit: '1' },
        b: { value: 97, unit: '1' },
        c: { value: 0, unit: '1' },
        d: { value: 100, unit: '1' },
      },
      expect: {
        odds: { value: 7.215, decimals: 3 },
        oddsLow: { value: 0.368, decimals: 3 },
        risk: { value: 7, decimals: 0 },
        riskHigh: { value: 133.78, decimals: 2 },
      },
      source: secondProgram,
    },
  ],
})
