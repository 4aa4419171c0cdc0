import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { graded, pointScore } from '../../kit/tool/point-score.ts'

const score = pointScore({
  step1: graded({
    label: { en: 'Step 1 score', zh: '第 1 步得分' },
    of: { zero: [0, { en: '0', zh: '0' }], one: [1, { en: '1', zh: '1' }], two: [2, { en: '2', zh: '2' }] },
  }),
  step2: graded({
    label: { en: 'Step 2 score', zh: '第 2 步得分' },
    of: { zero: [0, { en: '0', zh: '0' }], one: [1, { en: '1', zh: '1' }], two: [2, { en: '2', zh: '2' }] },
  }),
  step3: graded({
    label: { en: 'Step 3 score', zh: '第 3 步得分' },
    of: { zero: [0, { en: '0', zh: '0' }], two: [2, { en: '2', zh: '2' }] },
  }),
})

export const definition = defineCalculator({
  id: 'must',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items, points and levels compared with a public reprint of the form and the public repository ClinyQAi/open-nursing-core-ig. The paper itself was not at hand.',
      zh: '条目、分值与分级同量表的一份公开转载及公开代码库 ClinyQAi/open-nursing-core-ig 核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: { en: 'Adds the step scores of MUST and reads the total.', zh: '合计 MUST 各步得分并判读。' },
  population: { en: 'Adults in hospital, care homes and the community.', zh: '医院、照护机构及社区的成人。' },
  inputs: score.inputs,
  outputs: {
    score: { label: { en: 'MUST', zh: 'MUST 评分' }, unit: { en: 'of 6 points', zh: '分（满分 6 分）' }, decimals: 0 },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [
    {
      id: 'risk',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'low',
          label: { en: 'Low risk', zh: '低风险' },
          meaning: { en: '0: routine care', zh: '0 分：常规护理' },
          tone: 'good',
        },
        {
          id: 'medium',
          from: 1,
          label: { en: 'Medium risk', zh: '中风险' },
          meaning: { en: '1: observe', zh: '1 分：观察' },
          tone: 'caution',
        },
        {
          id: 'high',
          from: 2,
          label: { en: 'High risk', zh: '高风险' },
          meaning: { en: '≥ 2: treat', zh: '≥ 2 分：干预' },
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
      en: '© BAPEN. The wording of the steps is not reproduced: score with the original form.',
      zh: '© BAPEN。此处不含各步原文，请用原量表评分。',
    },
    { en: 'Oedema changes BMI and weight loss.', zh: '水肿可影响 BMI 与体重下降的判断。' },
  ],
  nextSteps: [
    {
      en: 'High: dietitian or nutrition team; medium: record intake for 3 days and screen again.',
      zh: '高风险：转营养师或营养支持小组；中风险：记录 3 天摄入并复筛。',
    },
  ],
  references: [
    {
      text: "Stratton RJ, Hackston A, Longmore D, et al. Malnutrition in hospital outpatients and inpatients: prevalence, concurrent validity and ease of use of the 'malnutrition universal screening tool' ('MUST') for adults. Br J Nutr 2004;92:799–808.",
      doi: '10.1079/BJN20041258',
    },
  ],
  examples: [
    {
      id: 'high',
      inputs: { step1: 'one', step2: 'one', step3: 'zero' },
      expect: { score: { value: 2, decimals: 0 } },
      bands: { risk: 'high' },
      source: earlierImplementation,
    },
    {
      id: 'medium',
      inputs: { step1: 'one', step2: 'zero', step3: 'zero' },
      expect: { score: { value: 1, decimals: 0 } },
      bands: { risk: 'medium' },
      source: countedByHand,
    },
    {
      id: 'low',
      inputs: { step1: 'zero', step2: 'zero', step3: 'zero' },
      expect: { score: { value: 0, decimals: 0 } },
      bands: { risk: 'low' },
      source: countedByHand,
    },
  ],
})
