import { defineCalculator } from '../../kit/tool/calculator.ts'
import { oneOf } from '../../kit/tool/calculator-inputs.ts'
import { earlierImplementation, ranInR, secondProgram } from '../../kit/tool/example-sources.ts'
import { number } from '../../kit/tool/inputs/statistics.ts'
import { effectSizes } from './formula.ts'

export const definition = defineCalculator({
  id: 'stat-effect-size-converter',
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
    en: 'Converts an effect size between two equal groups into the other measures.',
    zh: '两等例数组效应量之间的换算。',
  },
  population: { en: 'Two groups of equal size.', zh: '两组例数相等。' },
  inputs: {
    kind: oneOf({
      label: { en: 'Known', zh: '已知效应量' },
      of: {
        d: { en: 'Cohen’s d', zh: 'Cohen d' },
        r: { en: 'r', zh: 'r' },
        odds: { en: 'Odds ratio', zh: 'OR' },
        eta2: { en: 'η²', zh: 'η²' },
        f: { en: 'f', zh: 'f' },
      },
    }),
    value: number({ en: 'Its value', zh: '数值' }, [-1000, 1000], 3),
  },
  outputs: {
    d: { label: { en: 'Cohen’s d', zh: 'Cohen d' }, decimals: 3 },
    odds: { label: { en: 'Odds ratio', zh: '比值比（OR）' }, decimals: 3 },
    r: { label: { en: 'r', zh: 'r' }, decimals: 3 },
    eta2: { label: { en: 'η²', zh: 'η²' }, decimals: 4 },
    f: { label: { en: 'f', zh: 'f' }, decimals: 3 },
  },
  formula: ({ kind, value }) => effectSizes(kind, value),
  formulaText: [
    {
      en: 'OR = exp(π d/√3); r = d/√(d² + 4); η² = r²; f = |d|/2',
      zh: 'OR = exp(π d/√3)；r = d/√(d² + 4)；η² = r²；f = |d|/2',
    },
  ],
  classifications: [],
  validity: [
    {
      when: [
        { input: 'kind', is: 'odds' },
        { input: 'value', below: 0.001 },
      ],
      effect: 'refuse',
      message: 'no-odds',
    },
    {
      when: [
        { input: 'kind', is: 'd' },
        { input: 'value', from: 20 },
      ],
      effect: 'refuse',
      message: 'too-large',
    },
    {
      when: [
        { input: 'kind', is: 'd' },
        { input: 'value', below: -20 },
      ],
      effect: 'refuse',
      message: 'too-large',
    },
    {
      when: [
        { input: 'kind', is: 'f' },
        { input: 'value', from: 10 },
      ],
      effect: 'refuse',
      message: 'too-large',
    },
    {
      when: [
        { input: 'kind', is: 'f' },
        { input: 'value', below: 0 },
      ],
      effect: 'refuse',
      message: 'share',
    },
    {
      when: [
        { input: 'kind', is: 'r' },
        { input: 'value', from: 0.99 },
      ],
      effect: 'refuse',
      message: 'share',
    },
    {
      when: [
        { input: 'kind', is: 'r' },
        { input: 'value', below: -0.99 },
      ],
      effect: 'refuse',
      message: 'share',
    },
    {
      when: [
        { input: 'kind', is: 'eta2' },
        { input: 'value', from: 0.99 },
      ],
      effect: 'refuse',
      message: 'share',
    },
    {
      when: [
        { input: 'kind', is: 'eta2' },
        { input: 'value', below: 0 },
      ],
      effect: 'refuse',
      message: 'share',
    },
  ],
  alerts: [],
  messages: {
    'no-odds': { en: 'An odds ratio is above 0.', zh: '比值比须大于 0。' },
    'too-large': { en: 'No effect is this large: check the value.', zh: '效应量不可能如此之大，请核对。' },
    share: {
      en: 'r lies between −0.99 and 0.99; η² between 0 and 0.99; f is not negative.',
      zh: 'r 应在 −0.99~0.99 之间，η² 应在 0~0.99 之间，f 不为负。',
    },
  },
  caveats: [
    {
      en: 'Between d and OR the conversion assumes a logistic distribution.',
      zh: 'd 与 OR 的换算假定服从 logistic 分布。',
    },
    {
      en: 'Cohen’s marks (d 0.2, 0.5, 0.8; r 0.1, 0.3, 0.5) are no substitute for what matters in the field.',
      zh: 'Cohen 界值（d 0.2、0.5、0.8；r 0.1、0.3、0.5）不能代替专业意义的判断。',
    },
    { en: 'From η² and f the sign is lost: d is then given as positive.', zh: '由 η²、f 换算时失去方向，d 取正值。' },
  ],
  nextSteps: [],
  references: [
    {
      text: 'Borenstein M, Hedges LV, Higgins JPT, Rothstein HR. Introduction to meta-analysis. Wiley 2009, chapter 7.',
    },
    {
      text: 'Chinn S. A simple method for converting an odds ratio to effect size for use in meta-analysis. Stat Med 2000;19:3127–3131.',
    },
  ],
  examples: [
    {
      id: 'half',
      inputs: { kind: 'd', value: { value: 0.5, unit: '1' } },
      expect: {
        odds: { value: 2.4766, decimals: 4 },
        r: { value: 0.2425, decimals: 4 },
        eta2: { value: 0.0588, decimals: 4 },
        f: { value: 0.25, decimals: 2 },
      },
      source: earlierImplementation,
    },
    {
      id: 'correlation',
      inputs: { kind: 'r', value: { value: 0.5, unit: '1' } },
      expect: {
        d: { value: 1.1547, decimals: 4 },
        eta2: { value: 0.25, decimals: 2 },
        f: { value: 0.5774, decimals: 4 },
      },
      source: secondProgram,
    },
    {
      id: 'odds',
      inputs: { kind: 'odds', value: { value: 3, unit: '1' } },
      expect: { d: { value: 0.6057, decimals: 4 } },
      source: ranInR('log(3) * sqrt(3) / pi'),
    },
  ],
})
