import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { pointScore, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  fatigue: ticked({
    label: { en: 'Fatigue: tired most or all of the time', zh: '疲乏：大部分时间感到疲乏' },
    points: 1,
  }),
  resistance: ticked({
    label: { en: 'Resistance: cannot climb one flight of stairs', zh: '阻力：不能上一层楼梯' },
    points: 1,
  }),
  ambulation: ticked({
    label: { en: 'Ambulation: cannot walk one block', zh: '行走：不能走一个街区（约 500 m）' },
    points: 1,
  }),
  illnesses: ticked({ label: { en: 'Illnesses: five or more', zh: '疾病：≥ 5 种' }, points: 1 }),
  weight: ticked({
    label: { en: 'Loss of weight: 5 % or more within a year', zh: '体重下降：1 年内 ≥ 5%' },
    points: 1,
  }),
})

export const definition = defineCalculator({
  id: 'frail-scale',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items and levels compared with covidprotocols.org (Brigham) and a public description. The paper was not at hand.',
      zh: '条目与分级同 covidprotocols.org（布列根医院）及一份公开资料核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: { en: 'Screens older people for frailty.', zh: '老年人衰弱筛查。' },
  population: { en: 'Older adults in the community and in hospital.', zh: '社区及住院老年人。' },
  inputs: { ...score.inputs },
  outputs: {
    score: {
      label: { en: 'FRAIL scale', zh: 'FRAIL 评分' },
      unit: { en: 'of 5 points', zh: '分（满分 5 分）' },
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
        { id: 'robust', label: { en: 'Robust', zh: '健壮' }, meaning: { en: '0 points', zh: '0 分' }, tone: 'good' },
        {
          id: 'pre-frail',
          from: 1,
          label: { en: 'Pre-frail', zh: '衰弱前期' },
          meaning: { en: '1–2 points', zh: '1~2 分' },
          tone: 'caution',
        },
        {
          id: 'frail',
          from: 3,
          label: { en: 'Frail', zh: '衰弱' },
          meaning: { en: '3–5 points', zh: '3~5 分' },
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
      en: 'A screening: frailty is confirmed by a comprehensive geriatric assessment.',
      zh: '仅为筛查，应以老年综合评估确认。',
    },
    {
      en: 'Sources differ on the time of the weight loss: 6 or 12 months.',
      zh: '体重下降的时间各资料不一：6 或 12 个月。',
    },
  ],
  nextSteps: [
    {
      en: 'From 1 point on: exercise, protein, vitamin D where it lacks, and a review of the drugs.',
      zh: '≥ 1 分：抗阻运动、补充蛋白质及（缺乏时）维生素 D，并审查用药。',
    },
  ],
  references: [
    {
      text: 'Morley JE, Malmstrom TK, Miller DK. A simple frailty questionnaire (FRAIL) predicts outcomes in middle aged African Americans. J Nutr Health Aging 2012;16:601–608.',
      doi: '10.1007/s12603-012-0084-2',
    },
  ],
  examples: [
    {
      id: 'three',
      inputs: { fatigue: true, resistance: true, weight: true, ambulation: false, illnesses: false },
      expect: { score: { value: 3, decimals: 0 } },
      bands: { level: 'frail' },
      source: earlierImplementation,
    },
    {
      id: 'none',
      inputs: {},
      expect: { score: { value: 0, decimals: 0 } },
      bands: { level: 'robust' },
      source: countedByHand,
    },
    {
      id: 'two',
      inputs: { fatigue: true, weight: true },
      expect: { score: { value: 2, decimals: 0 } },
      bands: { level: 'pre-frail' },
      source: countedByHand,
    },
  ],
})
