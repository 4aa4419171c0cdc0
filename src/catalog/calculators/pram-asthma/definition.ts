import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { oxygenSaturation } from '../../kit/tool/inputs/gases.ts'
import { graded, pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  saturation: stepped(oxygenSaturation(), [{ points: 2 }, { from: 92, points: 1 }, { from: 95, points: 0 }]),
  suprasternal: ticked({ label: { en: 'Suprasternal retraction', zh: '胸骨上窝凹陷' }, points: 2 }),
  scalene: ticked({ label: { en: 'Scalene contraction', zh: '斜角肌收缩' }, points: 2 }),
  air: graded({
    label: { en: 'Air entry', zh: '进气' },
    of: {
      normal: [0, { en: 'Normal', zh: '正常' }],
      base: [1, { en: 'Decreased at the base', zh: '肺底减弱' }],
      apex: [2, { en: 'Decreased at apex and base', zh: '肺尖与肺底均减弱' }],
      minimal: [3, { en: 'Minimal or absent', zh: '微弱或消失' }],
    },
  }),
  wheeze: graded({
    label: { en: 'Wheeze', zh: '哮鸣音' },
    of: {
      absent: [0, { en: 'Absent', zh: '无' }],
      expiratory: [1, { en: 'Expiratory only', zh: '仅呼气相' }],
      inspiratory: [2, { en: 'Inspiratory', zh: '吸气相（伴或不伴呼气相）' }],
      audible: [3, { en: 'Audible without a stethoscope, or a silent chest', zh: '无需听诊器即可闻及，或静默肺' }],
    },
  }),
})

export const definition = defineCalculator({
  id: 'pram-asthma',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items, points and levels compared with the adapted table of the paper (PMC4614088) and of Allergy Asthma Clin Immunol 2018.',
      zh: '条目、分值与分级同引自原文的表格（PMC4614088）及 Allergy Asthma Clin Immunol 2018 表格核对。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Grades an attack of asthma in a child, and follows its treatment.',
    zh: '评估儿童哮喘急性发作的严重程度并追踪疗效。',
  },
  population: { en: 'Children from 2 to 17 years with acute asthma.', zh: '2~17 岁哮喘急性发作儿童。' },
  inputs: { ...score.inputs },
  outputs: {
    score: {
      label: { en: 'PRAM', zh: 'PRAM 评分' },
      unit: { en: 'of 12 points', zh: '分（满分 12 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [
    {
      id: 'level',
      output: 'score',
      on: 'raw',
      bands: [
        { id: 'mild', label: { en: 'Mild', zh: '轻度' }, meaning: { en: '0–3 points', zh: '0~3 分' }, tone: 'good' },
        {
          id: 'moderate',
          from: 4,
          label: { en: 'Moderate', zh: '中度' },
          meaning: { en: '4–7 points', zh: '4~7 分' },
          tone: 'caution',
        },
        {
          id: 'severe',
          from: 8,
          label: { en: 'Severe', zh: '重度' },
          meaning: { en: '8–12 points', zh: '8~12 分' },
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
      en: 'Where the sides differ, the worst field counts for air entry, the two worst for wheeze.',
      zh: '两侧不对称时，进气取最差肺区，哮鸣取最差的两个肺区。',
    },
    { en: 'Saturation in room air.', zh: '血氧饱和度为吸空气时所测。' },
  ],
  nextSteps: [
    {
      en: 'Score again after each treatment: a fall of 3 points is a response.',
      zh: '每次治疗后复评：下降 3 分为有效。',
    },
  ],
  references: [
    {
      text: 'Ducharme FM, Chalut D, Plotnick L, et al. The Pediatric Respiratory Assessment Measure: a valid clinical score for assessing acute asthma severity from toddlers to teenagers. J Pediatr 2008;152:476–480.',
      doi: '10.1016/j.jpeds.2007.08.034',
    },
  ],
  examples: [
    {
      id: 'six',
      inputs: {
        saturation: { value: 93, unit: '%' },
        suprasternal: true,
        scalene: false,
        air: 'base',
        wheeze: 'inspiratory',
      },
      expect: { score: { value: 6, decimals: 0 } },
      bands: { level: 'moderate' },
      source: earlierImplementation,
    },
    {
      id: 'three',
      inputs: { saturation: { value: 95, unit: '%' }, suprasternal: true, air: 'base', wheeze: 'absent' },
      expect: { score: { value: 3, decimals: 0 } },
      bands: { level: 'mild' },
      source: countedByHand,
    },
    {
      id: 'four',
      inputs: { saturation: { value: 94, unit: '%' }, suprasternal: true, air: 'base', wheeze: 'absent' },
      expect: { score: { value: 4, decimals: 0 } },
      bands: { level: 'moderate' },
      source: countedByHand,
    },
    {
      id: 'seven',
      inputs: {
        saturation: { value: 91, unit: '%' },
        suprasternal: true,
        scalene: true,
        air: 'base',
        wheeze: 'absent',
      },
      expect: { score: { value: 7, decimals: 0 } },
      bands: { level: 'moderate' },
      source: countedByHand,
    },
    {
      id: 'eight',
      inputs: {
        saturation: { value: 91, unit: '%' },
        suprasternal: true,
        scalene: true,
        air: 'base',
        wheeze: 'expiratory',
      },
      expect: { score: { value: 8, decimals: 0 } },
      bands: { level: 'severe' },
      source: countedByHand,
    },
  ],
})
