import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { sex } from '../../kit/tool/inputs/person.ts'
import { graded, pointScore } from '../../kit/tool/point-score.ts'

const score = pointScore({
  frequency: graded({
    label: { en: 'How often a drink containing alcohol', zh: '饮酒频率' },
    of: {
      never: [0, { en: 'Never', zh: '从不' }],
      monthly: [1, { en: 'Monthly or less', zh: '每月 ≤ 1 次' }],
      'few-monthly': [2, { en: '2–4 times a month', zh: '每月 2~4 次' }],
      'few-weekly': [3, { en: '2–3 times a week', zh: '每周 2~3 次' }],
      'most-days': [4, { en: '4 or more times a week', zh: '每周 ≥ 4 次' }],
    },
  }),
  amount: graded({
    label: { en: 'Drinks on a typical day of drinking', zh: '饮酒日的标准杯数' },
    of: {
      '1-2': [0, { en: '1 or 2', zh: '1~2 杯' }],
      '3-4': [1, { en: '3 or 4', zh: '3~4 杯' }],
      '5-6': [2, { en: '5 or 6', zh: '5~6 杯' }],
      '7-9': [3, { en: '7 to 9', zh: '7~9 杯' }],
      '10': [4, { en: '10 or more', zh: '≥ 10 杯' }],
    },
  }),
  heavy: graded({
    label: { en: 'Six or more drinks on one occasion', zh: '一次饮酒 ≥ 6 杯的频率' },
    of: {
      never: [0, { en: 'Never', zh: '从不' }],
      rarely: [1, { en: 'Less than monthly', zh: '每月不足 1 次' }],
      monthly: [2, { en: 'Monthly', zh: '每月 1 次' }],
      weekly: [3, { en: 'Weekly', zh: '每周 1 次' }],
      daily: [4, { en: 'Daily or almost daily', zh: '每天或几乎每天' }],
    },
  }),
})
const positiveFrom = { male: 4, female: 3 }

export const definition = defineCalculator({
  id: 'audit-c',
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
  purpose: { en: 'Screens for hazardous drinking and alcohol use disorders.', zh: '筛查危险饮酒与酒精使用障碍。' },
  population: { en: 'Adults.', zh: '成人。' },
  inputs: { ...score.inputs, sex: sex() },
  outputs: {
    score: {
      label: { en: 'AUDIT-C', zh: 'AUDIT-C 总分' },
      unit: { en: 'of 12 points', zh: '分（满分 12 分）' },
      decimals: 0,
    },
    above: {
      label: { en: 'Points above the limit of the sex', zh: '超出性别界值的分数' },
      unit: { en: '0 or more = positive', zh: '≥ 0 为阳性' },
      decimals: 0,
    },
  },
  formula(inputs) {
    const total = score.sum(inputs)
    return { score: total, above: total - positiveFrom[inputs.sex] }
  },
  formulaText: [
    ...score.text,
    {
      en: `Positive from ${positiveFrom.male} in men and ${positiveFrom.female} in women`,
      zh: `男性 ≥ ${positiveFrom.male} 分、女性 ≥ ${positiveFrom.female} 分为阳性`,
    },
  ],
  classifications: [
    {
      id: 'screen',
      output: 'above',
      on: 'raw',
      bands: [
        {
          id: 'negative',
          label: { en: 'Negative', zh: '阴性' },
          meaning: { en: 'Below the limit', zh: '低于界值' },
          tone: 'good',
        },
        {
          id: 'positive',
          from: 0,
          label: { en: 'Positive', zh: '阳性' },
          meaning: { en: 'At or above the limit: ask the whole AUDIT', zh: '达到界值：完成完整 AUDIT' },
          tone: 'caution',
        },
      ],
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'WHO AUDIT: free with attribution. A standard drink has about 10 g of alcohol (about 30 mL of spirits of 40 %).',
      zh: 'WHO AUDIT，注明出处可免费使用；1 标准杯约含纯酒精 10 g（约 40 度白酒 30 mL）。',
    },
    {
      en: 'Where all points come from the first question, review recent drinking before calling it positive.',
      zh: '若得分全部来自第一题，应先核实近期饮酒情况。',
    },
  ],
  nextSteps: [
    {
      en: 'Positive: brief advice, full AUDIT, look for dependence and withdrawal.',
      zh: '阳性：简短干预、完整 AUDIT，评估依赖与戒断。',
    },
  ],
  references: [
    {
      text: 'Bush K, Kivlahan DR, McDonell MB, et al. The AUDIT alcohol consumption questions (AUDIT-C). Arch Intern Med 1998;158:1789-1795.',
      doi: '10.1001/archinte.158.16.1789',
    },
  ],
  examples: [
    {
      id: 'man',
      inputs: { frequency: 'few-weekly', amount: '3-4', heavy: 'rarely', sex: 'male' },
      expect: { score: { value: 5, decimals: 0 }, above: { value: 1, decimals: 0 } },
      bands: { screen: 'positive' },
      source: earlierImplementation,
    },
    {
      id: 'man-below',
      inputs: { frequency: 'few-weekly', amount: '1-2', heavy: 'never', sex: 'male' },
      expect: { score: { value: 3, decimals: 0 }, above: { value: -1, decimals: 0 } },
      bands: { screen: 'negative' },
      source: countedByHand,
    },
    {
      id: 'woman',
      inputs: { frequency: 'few-weekly', amount: '1-2', heavy: 'never', sex: 'female' },
      expect: { score: { value: 3, decimals: 0 }, above: { value: 0, decimals: 0 } },
      bands: { screen: 'positive' },
      source: countedByHand,
    },
  ],
})
