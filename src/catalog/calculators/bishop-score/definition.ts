import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { graded, pointScore } from '../../kit/tool/point-score.ts'

const score = pointScore({
  dilatation: graded({
    label: { en: 'Dilatation', zh: '宫口扩张' },
    of: {
      '0': [0, { en: 'Closed', zh: '未开' }],
      '1-2': [1, { en: '1–2 cm', zh: '1~2 cm' }],
      '3-4': [2, { en: '3–4 cm', zh: '3~4 cm' }],
      '5': [3, { en: '5 cm or more', zh: '≥ 5 cm' }],
    },
  }),
  effacement: graded({
    label: { en: 'Effacement', zh: '宫颈管消退' },
    of: {
      '0-30': [0, { en: '0–30 %', zh: '0~30%' }],
      '40-50': [1, { en: '40–50 %', zh: '40%~50%' }],
      '60-70': [2, { en: '60–70 %', zh: '60%~70%' }],
      '80': [3, { en: '80 % or more', zh: '≥ 80%' }],
    },
  }),
  station: graded({
    label: { en: 'Station', zh: '先露位置' },
    of: {
      '-3': [0, { en: '−3', zh: '−3' }],
      '-2': [1, { en: '−2', zh: '−2' }],
      '-1-0': [2, { en: '−1 or 0', zh: '−1 或 0' }],
      '+1': [3, { en: '+1 or +2', zh: '+1 或 +2' }],
    },
  }),
  consistency: graded({
    label: { en: 'Consistency', zh: '宫颈硬度' },
    of: {
      firm: [0, { en: 'Firm', zh: '硬' }],
      medium: [1, { en: 'Medium', zh: '中' }],
      soft: [2, { en: 'Soft', zh: '软' }],
    },
  }),
  position: graded({
    label: { en: 'Position', zh: '宫口位置' },
    of: {
      posterior: [0, { en: 'Posterior', zh: '后' }],
      mid: [1, { en: 'Mid', zh: '中' }],
      anterior: [2, { en: 'Anterior', zh: '前' }],
    },
  }),
})

export const definition = defineCalculator({
  id: 'bishop-score',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items and points compared with the table of the University of Washington; levels with PubMed Health and two public descriptions. The paper was not at hand.',
      zh: '条目与分值同华盛顿大学表格核对，分级同 PubMed Health 及两份公开资料核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: { en: 'Tells how ripe the cervix is before labour is induced.', zh: '评估引产前宫颈成熟度。' },
  population: { en: 'Pregnant at term, head presenting.', zh: '足月、头先露孕妇。' },
  inputs: { ...score.inputs },
  outputs: {
    score: {
      label: { en: 'Bishop score', zh: 'Bishop 评分' },
      unit: { en: 'of 13 points', zh: '分（满分 13 分）' },
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
          id: 'unripe',
          label: { en: 'Unripe', zh: '未成熟' },
          meaning: { en: 'Up to 6 points: ripen the cervix first', zh: '≤ 6 分：先促宫颈成熟' },
          tone: 'caution',
        },
        {
          id: 'between',
          from: 7,
          label: { en: 'Between', zh: '介于两者之间' },
          meaning: { en: '7 points', zh: '7 分' },
          tone: 'neutral',
        },
        {
          id: 'ripe',
          from: 8,
          label: { en: 'Ripe', zh: '成熟' },
          meaning: {
            en: '8 points or more: vaginal birth as likely as after a spontaneous onset',
            zh: '≥ 8 分：引产成功率与自然临产相近',
          },
          tone: 'good',
        },
      ],
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'Effacement between the printed steps (31 to 39 % and so on) is read as the nearer one.',
      zh: '消退程度介于两档之间时取较近者。',
    },
    { en: 'The score predicts the outcome of an induction only moderately.', zh: '对引产结局的预测价值有限。' },
  ],
  nextSteps: [
    {
      en: 'Ripening by prostaglandin or balloon, by the local guideline, where there is no contraindication.',
      zh: '无禁忌者按当地指南以前列腺素或球囊促宫颈成熟。',
    },
  ],
  references: [{ text: 'Bishop EH. Pelvic scoring for elective induction. Obstet Gynecol 1964;24:266–268.' }],
  examples: [
    {
      id: 'nine',
      inputs: { dilatation: '3-4', effacement: '60-70', station: '-1-0', consistency: 'soft', position: 'mid' },
      expect: { score: { value: 9, decimals: 0 } },
      bands: { level: 'ripe' },
      source: earlierImplementation,
    },
    {
      id: 'six',
      inputs: { dilatation: '1-2', effacement: '40-50', station: '-2', consistency: 'medium', position: 'anterior' },
      expect: { score: { value: 6, decimals: 0 } },
      bands: { level: 'unripe' },
      source: countedByHand,
    },
    {
      id: 'seven',
      inputs: { dilatation: '1-2', effacement: '40-50', station: '-2', consistency: 'soft', position: 'anterior' },
      expect: { score: { value: 7, decimals: 0 } },
      bands: { level: 'between' },
      source: countedByHand,
    },
    {
      id: 'eight',
      inputs: { dilatation: '3-4', effacement: '40-50', station: '-2', consistency: 'soft', position: 'anterior' },
      expect: { score: { value: 8, decimals: 0 } },
      bands: { level: 'ripe' },
      source: countedByHand,
    },
  ],
})
