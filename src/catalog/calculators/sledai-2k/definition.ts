import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { score } from './items.ts'

export const definition = defineCalculator({
  id: 'sledai-2k',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items, points and levels compared with two public implementations and medicalcriteria.com; the sum of all points is 105, as published. The paper itself was not at hand.',
      zh: '条目、分值与分级同两套公开实现及 medicalcriteria.com 核对；总分 105 与公布一致；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: true,
  inputResolution: 'entered',
  purpose: { en: 'Measures the activity of systemic lupus erythematosus.', zh: '评估系统性红斑狼疮疾病活动度。' },
  population: {
    en: 'Patients with systemic lupus, over the past 10 days (30 days validated too).',
    zh: '系统性红斑狼疮患者，评估近 10 天（30 天亦已验证）。',
  },
  inputs: score.inputs,
  outputs: {
    score: {
      label: { en: 'SLEDAI-2K', zh: 'SLEDAI-2K' },
      unit: { en: 'of 105 points', zh: '分（满分 105 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [
    {
      id: 'international',
      title: { en: 'International levels', zh: '国际常用分级' },
      output: 'score',
      on: 'raw',
      bands: [
        { id: 'none', label: { en: 'No activity', zh: '无活动' }, meaning: { en: '0', zh: '0 分' }, tone: 'good' },
        {
          id: 'mild',
          from: 1,
          label: { en: 'Mild', zh: '轻度' },
          meaning: { en: '1–5', zh: '1~5 分' },
          tone: 'neutral',
        },
        {
          id: 'moderate',
          from: 6,
          label: { en: 'Moderate', zh: '中度' },
          meaning: { en: '6–10', zh: '6~10 分' },
          tone: 'caution',
        },
        {
          id: 'high',
          from: 11,
          label: { en: 'High', zh: '高度' },
          meaning: { en: '11–19', zh: '11~19 分' },
          tone: 'alarm',
        },
        {
          id: 'very-high',
          from: 20,
          label: { en: 'Very high', zh: '极高' },
          meaning: { en: '≥ 20', zh: '≥ 20 分' },
          tone: 'alarm',
        },
      ],
    },
    {
      id: 'china',
      title: { en: 'Levels used in China', zh: '国内常用分级' },
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'inactive',
          label: { en: 'Largely inactive', zh: '基本无活动' },
          meaning: { en: '0–4', zh: '0~4 分' },
          tone: 'good',
        },
        {
          id: 'mild',
          from: 5,
          label: { en: 'Mild', zh: '轻度活动' },
          meaning: { en: '5–9', zh: '5~9 分' },
          tone: 'neutral',
        },
        {
          id: 'moderate',
          from: 10,
          label: { en: 'Moderate', zh: '中度活动' },
          meaning: { en: '10–14', zh: '10~14 分' },
          tone: 'caution',
        },
        {
          id: 'severe',
          from: 15,
          label: { en: 'Severe', zh: '重度活动' },
          meaning: { en: '≥ 15', zh: '≥ 15 分' },
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
      en: 'Count only what lupus explains, not infection, drugs or other disease.',
      zh: '仅计狼疮所致，排除感染、药物及其他疾病。',
    },
    {
      en: 'Levels differ between sources: EULAR has 1–4, 5–10 and > 10.',
      zh: '分级因来源而异：EULAR 为 1~4、5~10、> 10 分。',
    },
    {
      en: 'Improvement within an item does not show; haemolysis and the bowel are not counted.',
      zh: '不反映单项内的好转；未纳入溶血与肠道受累。',
    },
  ],
  nextSteps: [
    {
      en: 'A rise of 3 or more suggests a flare; aim at 0, or at 4 and less on low-dose steroids.',
      zh: '升高 ≥ 3 分提示复发；目标为 0 分，或小剂量激素下 ≤ 4 分。',
    },
  ],
  references: [
    {
      text: 'Gladman DD, Ibañez D, Urowitz MB. Systemic lupus erythematosus disease activity index 2000. J Rheumatol 2002;29:288–291.',
    },
  ],
  examples: [
    {
      id: 'fourteen',
      inputs: { arthritis: true, rash: true, complement: true, dna: true, proteinuria: true },
      expect: { score: { value: 14, decimals: 0 } },
      bands: { international: 'high', china: 'moderate' },
      source: earlierImplementation,
    },
    {
      id: 'zero',
      inputs: {},
      expect: { score: { value: 0, decimals: 0 } },
      bands: { international: 'none', china: 'inactive' },
      source: countedByHand,
    },
    {
      id: 'four',
      inputs: { complement: true, dna: true },
      expect: { score: { value: 4, decimals: 0 } },
      bands: { international: 'mild', china: 'inactive' },
      source: countedByHand,
    },
    {
      id: 'six',
      inputs: { arthritis: true, rash: true },
      expect: { score: { value: 6, decimals: 0 } },
      bands: { international: 'moderate', china: 'mild' },
      source: countedByHand,
    },
    {
      id: 'twenty',
      inputs: { seizure: true, vasculitis: true, arthritis: true },
      expect: { score: { value: 20, decimals: 0 } },
      bands: { international: 'very-high', china: 'severe' },
      source: countedByHand,
    },
  ],
})
