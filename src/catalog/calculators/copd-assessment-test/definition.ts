import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

export const definition = defineCalculator({
  id: 'copd-assessment-test',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with a public implementation (JuneYaooo/clinical-calculator); the original paper was not at hand.',
      zh: '与一套公开实现（JuneYaooo/clinical-calculator）核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'reported',
  purpose: { en: 'Reads the total of the COPD Assessment Test.', zh: '解读 CAT 总分。' },
  population: { en: 'Adults with COPD.', zh: '慢阻肺成人。' },
  inputs: {
    total: measured({
      label: { en: 'CAT total', zh: 'CAT 总分' },
      integer: true,
      units: [{ id: '{score}', label: { en: 'points', zh: '分' }, resolution: 0, hard: [0, 40], usual: [0, 40] }],
    }),
  },
  outputs: {
    score: { label: { en: 'CAT', zh: 'CAT 总分' }, unit: { en: 'of 40 points', zh: '分（满分 40 分）' }, decimals: 0 },
  },
  formula: (inputs) => ({ score: inputs.total }),
  formulaText: [{ en: 'Sum of eight items of 0–5 points each', zh: '8 个条目（各 0~5 分）之和' }],
  classifications: [
    {
      id: 'impact',
      output: 'score',
      on: 'raw',
      bands: [
        { id: 'low', label: { en: 'Low impact', zh: '影响小' }, meaning: { en: '0–9', zh: '0~9 分' }, tone: 'good' },
        {
          id: 'medium',
          from: 10,
          label: { en: 'Medium impact', zh: '影响中等' },
          meaning: { en: '10–20', zh: '10~20 分' },
          tone: 'caution',
        },
        {
          id: 'high',
          from: 21,
          label: { en: 'High impact', zh: '影响大' },
          meaning: { en: '21–30', zh: '21~30 分' },
          tone: 'alarm',
        },
        {
          id: 'very-high',
          from: 31,
          label: { en: 'Very high impact', zh: '影响极大' },
          meaning: { en: '31–40', zh: '31~40 分' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: '© GlaxoSmithKline: the items are not shown here; only the total is entered.',
      zh: '版权属葛兰素史克，本工具不显示条目，仅录入总分。',
    },
    { en: 'A change by 2 points is clinically meaningful.', zh: '变化 2 分具有临床意义。' },
  ],
  nextSteps: [
    {
      en: '10 or more counts as more symptoms in GOLD (group B or E).',
      zh: '≥ 10 分在 GOLD 中属症状较多（B 组或 E 组）。',
    },
  ],
  references: [
    {
      text: 'Jones PW, Harding G, Berry P, et al. Development and first validation of the COPD Assessment Test. Eur Respir J 2009;34:648-654.',
      doi: '10.1183/09031936.00102509',
    },
  ],
  examples: [
    {
      id: 'medium',
      inputs: { total: { value: 17, unit: '{score}' } },
      expect: { score: { value: 17, decimals: 0 } },
      bands: { impact: 'medium' },
      source: earlierImplementation,
    },
    {
      id: 'low',
      inputs: { total: { value: 9, unit: '{score}' } },
      expect: { score: { value: 9, decimals: 0 } },
      bands: { impact: 'low' },
      source: countedByHand,
    },
    {
      id: 'high',
      inputs: { total: { value: 21, unit: '{score}' } },
      expect: { score: { value: 21, decimals: 0 } },
      bands: { impact: 'high' },
      source: countedByHand,
    },
    {
      id: 'very-high',
      inputs: { total: { value: 31, unit: '{score}' } },
      expect: { score: { value: 31, decimals: 0 } },
      bands: { impact: 'very-high' },
      source: countedByHand,
    },
  ],
})
