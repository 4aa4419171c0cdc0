import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

export const definition = defineCalculator({
  id: 'epworth-sleepiness-scale',
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
  purpose: { en: 'Reads the total of the Epworth Sleepiness Scale.', zh: '解读 Epworth 嗜睡量表总分。' },
  population: { en: 'Adults.', zh: '成人。' },
  inputs: {
    total: measured({
      label: { en: 'ESS total', zh: 'ESS 总分' },
      integer: true,
      units: [{ id: '{score}', label: { en: 'points', zh: '分' }, resolution: 0, hard: [0, 24], usual: [0, 24] }],
    }),
  },
  outputs: {
    score: { label: { en: 'ESS', zh: 'ESS 总分' }, unit: { en: 'of 24 points', zh: '分（满分 24 分）' }, decimals: 0 },
  },
  formula: (inputs) => ({ score: inputs.total }),
  formulaText: [{ en: 'Sum of eight items of 0–3 points each', zh: '8 个条目（各 0~3 分）之和' }],
  classifications: [
    {
      id: 'sleepiness',
      output: 'score',
      on: 'raw',
      bands: [
        { id: 'normal', label: { en: 'Normal', zh: '正常' }, meaning: { en: '0–10', zh: '0~10 分' }, tone: 'good' },
        {
          id: 'mild',
          from: 11,
          label: { en: 'Mild excessive sleepiness', zh: '轻度嗜睡' },
          meaning: { en: '11–12', zh: '11~12 分' },
          tone: 'caution',
        },
        {
          id: 'moderate',
          from: 13,
          label: { en: 'Moderate', zh: '中度嗜睡' },
          meaning: { en: '13–15', zh: '13~15 分' },
          tone: 'caution',
        },
        {
          id: 'severe',
          from: 16,
          label: { en: 'Severe', zh: '重度嗜睡' },
          meaning: { en: '16–24', zh: '16~24 分' },
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
      en: '© MW Johns, distributed by Mapi: the items need a licence and are not shown; only the total is entered.',
      zh: '版权属 MW Johns（Mapi 授权），条目须获许可，本工具仅录入总分。',
    },
    {
      en: 'Does not diagnose sleep apnoea, and a normal total does not exclude it.',
      zh: '不能诊断睡眠呼吸暂停，总分正常亦不能排除。',
    },
  ],
  nextSteps: [
    {
      en: '11 or more: ask about sleep, drugs, snoring and driving; consider a sleep study.',
      zh: '≥ 11 分：询问睡眠、用药、打鼾与驾驶情况，考虑睡眠监测。',
    },
  ],
  references: [
    {
      text: 'Johns MW. A new method for measuring daytime sleepiness: the Epworth sleepiness scale. Sleep 1991;14:540-545.',
      doi: '10.1093/sleep/14.6.540',
    },
  ],
  examples: [
    {
      id: 'moderate',
      inputs: { total: { value: 13, unit: '{score}' } },
      expect: { score: { value: 13, decimals: 0 } },
      bands: { sleepiness: 'moderate' },
      source: earlierImplementation,
    },
    {
      id: 'normal',
      inputs: { total: { value: 10, unit: '{score}' } },
      expect: { score: { value: 10, decimals: 0 } },
      bands: { sleepiness: 'normal' },
      source: countedByHand,
    },
    {
      id: 'mild',
      inputs: { total: { value: 11, unit: '{score}' } },
      expect: { score: { value: 11, decimals: 0 } },
      bands: { sleepiness: 'mild' },
      source: countedByHand,
    },
    {
      id: 'severe',
      inputs: { total: { value: 16, unit: '{score}' } },
      expect: { score: { value: 16, decimals: 0 } },
      bands: { sleepiness: 'severe' },
      source: countedByHand,
    },
  ],
})
