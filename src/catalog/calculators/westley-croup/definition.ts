import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { graded, pointScore } from '../../kit/tool/point-score.ts'

const score = pointScore({
  stridor: graded({
    label: { en: 'Stridor', zh: '吸气性喉鸣' },
    of: {
      none: [0, { en: 'None', zh: '无' }],
      agitated: [1, { en: 'When agitated', zh: '激惹时' }],
      rest: [2, { en: 'At rest', zh: '安静时' }],
    },
  }),
  retractions: graded({
    label: { en: 'Retractions', zh: '三凹征' },
    of: {
      none: [0, { en: 'None', zh: '无' }],
      mild: [1, { en: 'Mild', zh: '轻度' }],
      moderate: [2, { en: 'Moderate', zh: '中度' }],
      severe: [3, { en: 'Severe', zh: '重度' }],
    },
  }),
  air: graded({
    label: { en: 'Air entry', zh: '进气' },
    of: {
      normal: [0, { en: 'Normal', zh: '正常' }],
      decreased: [1, { en: 'Decreased', zh: '减弱' }],
      marked: [2, { en: 'Markedly decreased', zh: '明显减弱' }],
    },
  }),
  cyanosis: graded({
    label: { en: 'Cyanosis', zh: '发绀' },
    of: {
      none: [0, { en: 'None', zh: '无' }],
      agitated: [4, { en: 'When agitated', zh: '激惹时' }],
      rest: [5, { en: 'At rest', zh: '安静时' }],
    },
  }),
  consciousness: graded({
    label: { en: 'Consciousness', zh: '意识' },
    of: {
      normal: [0, { en: 'Normal, or asleep', zh: '正常（含睡眠）' }],
      disoriented: [5, { en: 'Disoriented', zh: '定向障碍' }],
    },
  }),
})

export const definition = defineCalculator({
  id: 'westley-croup',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items, points and levels agree in four public sources (Ital J Pediatr 2018 table 8, QxMD, RCEM Learning, Medscape); BMJ Best Practice has other levels. The paper was not at hand.',
      zh: '条目、分值与分级同四份公开资料（Ital J Pediatr 2018 表 8、QxMD、RCEM Learning、Medscape）一致，BMJ Best Practice 分级不同；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: { en: 'Grades the severity of croup.', zh: '评估哮吼（急性喉炎）的严重程度。' },
  population: { en: 'Children with croup, mostly from 6 months to 3 years.', zh: '哮吼患儿，多为 6 个月~3 岁。' },
  inputs: { ...score.inputs },
  outputs: {
    score: {
      label: { en: 'Westley score', zh: 'Westley 评分' },
      unit: { en: 'of 17 points', zh: '分（满分 17 分）' },
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
        {
          id: 'mild',
          label: { en: 'Mild', zh: '轻度' },
          meaning: { en: 'Up to 2 points', zh: '≤ 2 分' },
          tone: 'good',
        },
        {
          id: 'moderate',
          from: 3,
          label: { en: 'Moderate', zh: '中度' },
          meaning: { en: '3–5 points', zh: '3~5 分' },
          tone: 'caution',
        },
        {
          id: 'severe',
          from: 6,
          label: { en: 'Severe', zh: '重度' },
          meaning: { en: '6–11 points', zh: '6~11 分' },
          tone: 'alarm',
        },
        {
          id: 'failing',
          from: 12,
          label: { en: 'Respiratory failure is near', zh: '濒临呼吸衰竭' },
          meaning: { en: '12 points or more', zh: '≥ 12 分' },
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
      en: 'Levels differ by source: some call 3 to 7 moderate and 8 to 11 severe.',
      zh: '分级因资料而异：部分资料以 3~7 分为中度、8~11 分为重度。',
    },
    { en: 'A tired child may have less stridor: look at the whole child.', zh: '患儿疲劳时喉鸣可减轻，应综合判断。' },
  ],
  nextSteps: [
    {
      en: 'Dexamethasone for all; from moderate croup on nebulised adrenaline and observation, by the local guideline.',
      zh: '均可用地塞米松；中度及以上加用雾化肾上腺素并留观，按当地指南执行。',
    },
  ],
  references: [
    {
      text: 'Westley CR, Cotton EK, Brooks JG. Nebulized racemic epinephrine by IPPB for the treatment of croup: a double-blind study. Am J Dis Child 1978;132:484–487.',
      doi: '10.1001/archpedi.1978.02120300044008',
    },
  ],
  examples: [
    {
      id: 'five',
      inputs: { consciousness: 'normal', cyanosis: 'none', stridor: 'rest', air: 'decreased', retractions: 'moderate' },
      expect: { score: { value: 5, decimals: 0 } },
      bands: { level: 'moderate' },
      source: earlierImplementation,
    },
    {
      id: 'two',
      inputs: { consciousness: 'normal', cyanosis: 'none', stridor: 'rest', air: 'normal', retractions: 'none' },
      expect: { score: { value: 2, decimals: 0 } },
      bands: { level: 'mild' },
      source: countedByHand,
    },
    {
      id: 'six',
      inputs: { consciousness: 'normal', cyanosis: 'none', stridor: 'rest', air: 'marked', retractions: 'moderate' },
      expect: { score: { value: 6, decimals: 0 } },
      bands: { level: 'severe' },
      source: countedByHand,
    },
    {
      id: 'twelve',
      inputs: { consciousness: 'normal', cyanosis: 'rest', stridor: 'rest', air: 'marked', retractions: 'severe' },
      expect: { score: { value: 12, decimals: 0 } },
      bands: { level: 'failing' },
      source: countedByHand,
    },
  ],
})
