import { defineCalculator } from '../../kit/tool/calculator.ts'
import { oneOf } from '../../kit/tool/calculator-inputs.ts'
import { earlierImplementation, ranInR } from '../../kit/tool/example-sources.ts'
import { optional } from '../../kit/tool/inputs/in-units.ts'
import { number } from '../../kit/tool/inputs/statistics.ts'
import { pValueOf } from './formula.ts'

export const definition = defineCalculator({
  id: 'stat-p-value',
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
  purpose: { en: 'The p value of a test statistic from a publication.', zh: '由文献中的检验统计量求 P 值。' },
  population: {
    en: 'Any test whose statistic follows one of these distributions.',
    zh: '统计量服从这些分布的任何检验。',
  },
  inputs: {
    kind: oneOf({
      label: { en: 'Statistic', zh: '统计量' },
      of: { z: { en: 'z', zh: 'z' }, t: { en: 't', zh: 't' }, chi2: { en: 'χ²', zh: 'χ²' }, F: { en: 'F', zh: 'F' } },
    }),
    statistic: number({ en: 'Its value', zh: '统计量的值' }, [-10000, 1000000], 3),
    df: optional(
      number({ en: 'Degrees of freedom (of the numerator, for F)', zh: '自由度（F 为分子自由度）' }, [0.5, 1000000], 1),
    ),
    df2: optional(
      number({ en: 'Degrees of freedom of the denominator, for F', zh: 'F 的分母自由度' }, [0.5, 1000000], 1),
    ),
  },
  outputs: {
    p: {
      label: { en: 'P', zh: 'P' },
      decimals: 4,
      kind: 'p',
      absent: { en: 'Enter the degrees of freedom.', zh: '请输入自由度。' },
    },
  },
  formula: ({ kind, statistic, df, df2 }) => ({ p: pValueOf(kind, statistic, df, df2) }),
  formulaText: [
    {
      en: 'z and t two-sided: twice the tail beyond |value|; χ² and F: the upper tail',
      zh: 'z、t 为双侧：|值| 以外尾面积的 2 倍；χ²、F 为上侧尾面积',
    },
  ],
  classifications: [],
  validity: [
    {
      when: [
        { input: 'statistic', below: 0 },
        { input: 'kind', oneOf: ['chi2', 'F'] },
      ],
      effect: 'refuse',
      message: 'negative',
    },
  ],
  alerts: [],
  messages: { negative: { en: 'This statistic is never below 0.', zh: '该统计量不会小于 0。' } },
  caveats: [
    {
      en: 'Report the exact p value to two or three digits, below 0.001 as < 0.001.',
      zh: '报告精确 P 值（2~3 位有效数字），低于 0.001 者写作 < 0.001。',
    },
    {
      en: 'For a one-sided z or t test in the direction seen, halve it.',
      zh: 'z、t 检验作单侧（与所见方向一致）时取其一半。',
    },
  ],
  nextSteps: [],
  references: [
    {
      text: 'Abramowitz M, Stegun IA. Handbook of mathematical functions. National Bureau of Standards 1964, chapter 26.',
    },
  ],
  examples: [
    {
      id: 'z',
      inputs: { kind: 'z', statistic: { value: 1.96, unit: '1' } },
      expect: { p: { value: 0.049996, decimals: 6 } },
      source: earlierImplementation,
    },
    {
      id: 't',
      inputs: { kind: 't', statistic: { value: 2.228, unit: '1' }, df: { value: 10, unit: '1' } },
      expect: { p: { value: 0.05001, decimals: 5 } },
      source: ranInR('2 * pt(-2.228, 10)'),
    },
    {
      id: 'chi2',
      inputs: { kind: 'chi2', statistic: { value: 3.841, unit: '1' }, df: { value: 1, unit: '1' } },
      expect: { p: { value: 0.05001, decimals: 5 } },
      source: ranInR('pchisq(3.841, 1, lower = FALSE)'),
    },
    {
      id: 'F',
      inputs: {
        kind: 'F',
        statistic: { value: 4.26, unit: '1' },
        df: { value: 2, unit: '1' },
        df2: { value: 9, unit: '1' },
      },
      expect: { p: { value: 0.04991, decimals: 5 } },
      source: ranInR('pf(4.26, 2, 9, lower = FALSE)'),
    },
  ],
})
