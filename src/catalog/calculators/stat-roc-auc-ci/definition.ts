import { defineCalculator } from '../../kit/tool/calculator.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { count, number } from '../../kit/tool/inputs/statistics.ts'
import { interval95, limits } from '../../kit/tool/interval-outputs.ts'

const z = 1.959963984540054

export const definition = defineCalculator({
  id: 'stat-roc-auc-ci',
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
    en: 'The standard error and interval of an area under the ROC curve from a publication.',
    zh: '由文献报告的 ROC 曲线下面积计算标准误与区间。',
  },
  population: { en: 'Independent diseased and healthy persons.', zh: '相互独立的患者与非患者。' },
  inputs: {
    auc: number({ en: 'Area under the curve', zh: '曲线下面积（AUC）' }, [0.5, 0.999], 3),
    diseased: count({ en: 'Diseased', zh: '患者例数' }, 2),
    healthy: count({ en: 'Healthy', zh: '非患者例数' }, 2),
  },
  outputs: {
    auc: { label: { en: 'AUC', zh: 'AUC' }, decimals: 3, intervals: [interval95('auc')] },
    ...limits('auc', 3),
    se: { label: { en: 'Standard error', zh: '标准误' }, decimals: 4 },
  },
  formula({ auc, diseased, healthy }) {
    const [two, other] = [auc / (2 - auc), (2 * auc ** 2) / (1 + auc)]
    const variance =
      (auc * (1 - auc) + (diseased - 1) * (two - auc ** 2) + (healthy - 1) * (other - auc ** 2)) / (diseased * healthy)
    const se = Math.sqrt(variance)
    return { auc, aucLow: Math.max(0, auc - z * se), aucHigh: Math.min(1, auc + z * se), se }
  },
  formulaText: [
    {
      en: 'Q₁ = A/(2 − A), Q₂ = 2A²/(1 + A); SE² = (A(1 − A) + (n₁ − 1)(Q₁ − A²) + (n₂ − 1)(Q₂ − A²)) ÷ (n₁n₂); A ± 1.96 SE',
      zh: 'Q₁ = A/(2 − A)，Q₂ = 2A²/(1 + A)；SE² = (A(1 − A) + (n₁ − 1)(Q₁ − A²) + (n₂ − 1)(Q₂ − A²)) ÷ (n₁n₂)；A ± 1.96 SE',
    },
  ],
  classifications: [],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    { en: 'With the data at hand use DeLong’s interval.', zh: '有原始数据时应使用 DeLong 区间。' },
    {
      en: '0.7 to 0.8 acceptable, 0.8 to 0.9 excellent, above 0.9 outstanding: a rule of thumb that forgets what is at stake.',
      zh: '0.7~0.8 尚可，0.8~0.9 良好，> 0.9 优秀：仅为经验判断，未考虑误判代价。',
    },
  ],
  nextSteps: [],
  reports: ['accuracy'],
  references: [
    {
      text: 'Hanley JA, McNeil BJ. The meaning and use of the area under a receiver operating characteristic (ROC) curve. Radiology 1982;143:29–36.',
      doi: '10.1148/radiology.143.1.7063747',
    },
  ],
  examples: [
    {
      id: 'good',
      inputs: {
        auc: { value: 0.85, unit: '1' },
        diseased: { value: 50, unit: '1' },
        healthy: { value: 100, unit: '1' },
      },
      expect: {
        se: { value: 0.0367, decimals: 4 },
        aucLow: { value: 0.778, decimals: 3 },
        aucHigh: { value: 0.922, decimals: 3 },
      },
      source: earlierImplementation,
    },
    {
      id: 'chance',
      inputs: { auc: { value: 0.5, unit: '1' }, diseased: { value: 50, unit: '1' }, healthy: { value: 50, unit: '1' } },
      expect: {
        se: { value: 0.058, decimals: 4 },
        aucLow: { value: 0.3863, decimals: 4 },
        aucHigh: { value: 0.6137, decimals: 4 },
      },
      source: secondProgram,
    },
    {
      id: 'high',
      inputs: { auc: { value: 0.9, unit: '1' }, diseased: { value: 30, unit: '1' }, healthy: { value: 60, unit: '1' } },
      expect: {
        se: { value: 0.0397, decimals: 4 },
        aucLow: { value: 0.8221, decimals: 4 },
        aucHigh: { value: 0.9779, decimals: 4 },
      },
      source: secondProgram,
    },
  ],
})
