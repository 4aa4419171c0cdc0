import { defineCalculator } from '../../kit/tool/calculator.ts'
import { earlierImplementation, ranInR } from '../../kit/tool/example-sources.ts'
import { count } from '../../kit/tool/inputs/statistics.ts'
import { testsOf } from './formula.ts'

const empty = {
  en: 'A row or a column without persons: there is nothing to test.',
  zh: '某行或某列合计为 0，无法检验。',
}

export const definition = defineCalculator({
  id: 'stat-fisher-exact-2x2',
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
    en: 'Whether two groups differ in a yes/no outcome: Fisher’s exact test beside both χ² tests.',
    zh: '检验两组二分类结局是否不同：Fisher 确切概率法及两种 χ² 检验。',
  },
  population: { en: 'Two independent groups.', zh: '两独立组。' },
  inputs: {
    a: count({ en: 'Group 1, yes', zh: '第 1 组，是' }),
    b: count({ en: 'Group 1, no', zh: '第 1 组，否' }),
    c: count({ en: 'Group 2, yes', zh: '第 2 组，是' }),
    d: count({ en: 'Group 2, no', zh: '第 2 组，否' }),
  },
  outputs: {
    twoSided: { label: { en: 'P, Fisher, two-sided', zh: 'P（Fisher，双侧）' }, decimals: 4, kind: 'p' },
    less: { label: { en: 'P, Fisher, group 1 less', zh: 'P（Fisher，单侧：第 1 组较低）' }, decimals: 4, kind: 'p' },
    greater: {
      label: { en: 'P, Fisher, group 1 greater', zh: 'P（Fisher，单侧：第 1 组较高）' },
      decimals: 4,
      kind: 'p',
    },
    chiSquared: { label: { en: 'χ², 1 df', zh: 'χ²（自由度 1）' }, decimals: 3 },
    chiSquaredP: { label: { en: 'P, χ²', zh: 'P（χ²）' }, decimals: 4, kind: 'p' },
    yates: { label: { en: 'χ², Yates', zh: 'χ²（Yates 校正）' }, decimals: 3 },
    yatesP: { label: { en: 'P, Yates', zh: 'P（Yates 校正）' }, decimals: 4, kind: 'p' },
    leastExpected: { label: { en: 'Least expected count', zh: '最小理论频数' }, decimals: 2 },
  },
  formula: ({ a, b, c, d }) => testsOf(a, b, c, d),
  formulaText: [
    {
      en: 'Fisher, two-sided: the sum of the probabilities of all tables with these margins that are at most as probable as the one seen',
      zh: 'Fisher 双侧：边际固定时，所有概率不大于现有表的概率之和',
    },
    {
      en: 'χ² = n(ad − bc)²/(r₁r₂c₁c₂); Yates n(|ad − bc| − n/2)²/(r₁r₂c₁c₂), not below 0',
      zh: 'χ² = n(ad − bc)²/(r₁r₂c₁c₂)；Yates：n(|ad − bc| − n/2)²/(r₁r₂c₁c₂)，不小于 0',
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
      message: 'empty',
    },
    {
      when: [
        { input: 'c', below: 1 },
        { input: 'd', below: 1 },
      ],
      effect: 'refuse',
      message: 'empty',
    },
    {
      when: [
        { input: 'a', below: 1 },
        { input: 'c', below: 1 },
      ],
      effect: 'refuse',
      message: 'empty',
    },
    {
      when: [
        { input: 'b', below: 1 },
        { input: 'd', below: 1 },
      ],
      effect: 'refuse',
      message: 'empty',
    },
  ],
  alerts: [],
  messages: { empty },
  caveats: [
    {
      en: 'Use Fisher’s test where an expected count is below 5, or with fewer than 40 persons below 1 in all textbooks.',
      zh: 'n < 40 或有理论频数 < 1 时用 Fisher 确切概率法；n ≥ 40 且 1 ≤ 最小理论频数 < 5 时用校正 χ²。',
    },
    {
      en: 'A p value does not say how large the difference is: report the risk difference or the odds ratio with its interval.',
      zh: 'P 值不反映差异大小，应同时报告率差或比值比及其区间。',
    },
  ],
  nextSteps: [],
  reports: ['comparison', 'exposure-counts'],
  references: [
    {
      text: 'Fisher RA. On the interpretation of χ² from contingency tables, and the calculation of P. J R Stat Soc 1922;85:87–94.',
    },
    { text: 'Yates F. Contingency tables involving small numbers and the χ² test. Suppl J R Stat Soc 1934;1:217–235.' },
  ],
  examples: [
    {
      id: 'small',
      inputs: {
        a: { value: 8, unit: '1' },
        b: { value: 2, unit: '1' },
        c: { value: 1, unit: '1' },
        d: { value: 5, unit: '1' },
      },
      expect: {
        twoSided: { value: 0.03497, decimals: 5 },
        less: { value: 0.99913, decimals: 5 },
        greater: { value: 0.02448, decimals: 5 },
        chiSquared: { value: 6.1122, decimals: 4 },
        chiSquaredP: { value: 0.01343, decimals: 5 },
        yates: { value: 3.8095, decimals: 4 },
        yatesP: { value: 0.05096, decimals: 5 },
      },
      source: earlierImplementation,
    },
    {
      id: 'tea',
      inputs: {
        a: { value: 3, unit: '1' },
        b: { value: 1, unit: '1' },
        c: { value: 1, unit: '1' },
        d: { value: 3, unit: '1' },
      },
      expect: {
        twoSided: { value: 0.4857, decimals: 4 },
        greater: { value: 0.2429, decimals: 4 },
        less: { value: 0.9857, decimals: 4 },
        chiSquared: { value: 2, decimals: 0 },
        chiSquaredP: { value: 0.1573, decimals: 4 },
        yatesP: { value: 0.4795, decimals: 4 },
      },
      source: ranInR('fisher.test, chisq.test'),
    },
    {
      id: 'hundred',
      inputs: {
        a: { value: 30, unit: '1' },
        b: { value: 70, unit: '1' },
        c: { value: 15, unit: '1' },
        d: { value: 85, unit: '1' },
      },
      expect: { twoSided: { value: 0.01715, decimals: 5 }, chiSquaredP: { value: 0.01109, decimals: 5 } },
      source: ranInR('fisher.test, chisq.test'),
    },
  ],
})
