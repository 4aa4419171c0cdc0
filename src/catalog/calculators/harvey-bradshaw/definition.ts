import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'
import { graded, pointScore, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  wellbeing: graded({
    label: { en: 'General well-being', zh: '一般状况' },
    of: {
      '0': [0, { en: 'Very well', zh: '良好' }],
      '1': [1, { en: 'Slightly below par', zh: '稍差' }],
      '2': [2, { en: 'Poor', zh: '差' }],
      '3': [3, { en: 'Very poor', zh: '很差' }],
      '4': [4, { en: 'Terrible', zh: '极差' }],
    },
  }),
  pain: graded({
    label: { en: 'Abdominal pain', zh: '腹痛' },
    of: {
      '0': [0, { en: 'None', zh: '无' }],
      '1': [1, { en: 'Mild', zh: '轻' }],
      '2': [2, { en: 'Moderate', zh: '中' }],
      '3': [3, { en: 'Severe', zh: '重' }],
    },
  }),
  mass: graded({
    label: { en: 'Abdominal mass', zh: '腹块' },
    of: {
      '0': [0, { en: 'None', zh: '无' }],
      '1': [1, { en: 'Dubious', zh: '可疑' }],
      '2': [2, { en: 'Definite', zh: '确定' }],
      '3': [3, { en: 'Definite and tender', zh: '确定伴触痛' }],
    },
  }),
  arthralgia: ticked({ label: { en: 'Arthralgia', zh: '关节痛' }, points: 1 }),
  uveitis: ticked({ label: { en: 'Uveitis', zh: '葡萄膜炎' }, points: 1 }),
  erythemaNodosum: ticked({ label: { en: 'Erythema nodosum', zh: '结节性红斑' }, points: 1 }),
  ulcers: ticked({ label: { en: 'Aphthous ulcers', zh: '阿弗他溃疡' }, points: 1 }),
  pyoderma: ticked({ label: { en: 'Pyoderma gangrenosum', zh: '坏疽性脓皮病' }, points: 1 }),
  fissure: ticked({ label: { en: 'Anal fissure', zh: '肛裂' }, points: 1 }),
  fistula: ticked({ label: { en: 'New fistula', zh: '新发瘘管' }, points: 1 }),
  abscess: ticked({ label: { en: 'Abscess', zh: '脓肿' }, points: 1 }),
})

export const definition = defineCalculator({
  id: 'harvey-bradshaw',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with the Gastrointestinal Society (badgut.org), which has the same items and bands; the original paper was not at hand.',
      zh: '与加拿大胃肠学会（badgut.org）核对，条目与分段一致；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: true,
  inputResolution: 'reported',
  purpose: {
    en: 'Measures the activity of Crohn’s disease by the day before.',
    zh: '以前一日情况评估克罗恩病活动度。',
  },
  population: { en: 'Adults with Crohn’s disease.', zh: '克罗恩病成人。' },
  inputs: {
    stools: measured({
      label: { en: 'Liquid stools the day before', zh: '前一日稀便次数' },
      integer: true,
      units: [{ id: '1', label: null, resolution: 0, hard: [0, 40], usual: [0, 20] }],
    }),
    ...score.inputs,
  },
  outputs: { score: { label: { en: 'HBI', zh: 'HBI 总分' }, unit: { en: 'points', zh: '分' }, decimals: 0 } },
  formula: (inputs) => ({ score: inputs.stools + score.sum(inputs) }),
  formulaText: [{ en: '1 point for each liquid stool', zh: '每次稀便 1 分' }, ...score.text],
  classifications: [
    {
      id: 'activity',
      output: 'score',
      on: 'raw',
      bands: [
        { id: 'remission', label: { en: 'Remission', zh: '缓解' }, meaning: { en: '0–4', zh: '0~4 分' }, tone: 'good' },
        {
          id: 'mild',
          from: 5,
          label: { en: 'Mild', zh: '轻度' },
          meaning: { en: '5–7', zh: '5~7 分' },
          tone: 'neutral',
        },
        {
          id: 'moderate',
          from: 8,
          label: { en: 'Moderate', zh: '中度' },
          meaning: { en: '8–16', zh: '8~16 分' },
          tone: 'caution',
        },
        {
          id: 'severe',
          from: 17,
          label: { en: 'Severe', zh: '重度' },
          meaning: { en: 'More than 16', zh: '> 16 分' },
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
      en: 'Symptoms agree poorly with the mucosa: add calprotectin, CRP and endoscopy.',
      zh: '症状与黏膜病变相关性差，应结合钙卫蛋白、CRP 与内镜。',
    },
    { en: 'Not valid with a stoma or short bowel.', zh: '造口或短肠者不适用。' },
  ],
  nextSteps: [{ en: 'A fall by 3 points or more counts as a response.', zh: '下降 ≥ 3 分视为有应答。' }],
  references: [
    {
      text: 'Harvey RF, Bradshaw JM. A simple index of Crohn’s-disease activity. Lancet 1980;1:514.',
      doi: '10.1016/S0140-6736(80)92767-1',
    },
  ],
  examples: [
    {
      id: 'moderate',
      inputs: { stools: { value: 4, unit: '1' }, wellbeing: '2', pain: '2', mass: '0', arthralgia: true },
      expect: { score: { value: 9, decimals: 0 } },
      bands: { activity: 'moderate' },
      source: earlierImplementation,
    },
    {
      id: 'remission',
      inputs: { stools: { value: 3, unit: '1' }, wellbeing: '1', pain: '0', mass: '0' },
      expect: { score: { value: 4, decimals: 0 } },
      bands: { activity: 'remission' },
      source: countedByHand,
    },
    {
      id: 'mild',
      inputs: { stools: { value: 3, unit: '1' }, wellbeing: '1', pain: '1', mass: '0' },
      expect: { score: { value: 5, decimals: 0 } },
      bands: { activity: 'mild' },
      source: countedByHand,
    },
    {
      id: 'severe',
      inputs: { stools: { value: 8, unit: '1' }, wellbeing: '3', pain: '3', mass: '3' },
      expect: { score: { value: 17, decimals: 0 } },
      bands: { activity: 'severe' },
      source: countedByHand,
    },
  ],
})
