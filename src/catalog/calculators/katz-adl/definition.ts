import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { pointScore, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  bathing: ticked({ label: { en: 'Bathing, independent', zh: '洗澡（独立）' }, points: 1 }),
  dressing: ticked({ label: { en: 'Dressing, independent', zh: '穿衣（独立）' }, points: 1 }),
  toileting: ticked({ label: { en: 'Toileting, independent', zh: '如厕（独立）' }, points: 1 }),
  transferring: ticked({ label: { en: 'Transferring, independent', zh: '转移（独立）' }, points: 1 }),
  continence: ticked({ label: { en: 'Continence', zh: '大小便控制' }, points: 1 }),
  feeding: ticked({ label: { en: 'Feeding, independent', zh: '进食（独立）' }, points: 1 }),
})

export const definition = defineCalculator({
  id: 'katz-adl',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items and points compared with medicalcriteria.com and two public descriptions, which differ about the levels. The paper was not at hand.',
      zh: '条目与分值同 medicalcriteria.com 及两份公开资料核对，各资料分级略有不同；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Says how independent an older person is in basic activities.',
    zh: '评估老年人基本日常活动的独立程度。',
  },
  population: { en: 'Older adults.', zh: '老年人。' },
  inputs: { ...score.inputs },
  outputs: {
    score: {
      label: { en: 'Katz index', zh: 'Katz 指数' },
      unit: { en: 'of 6 points', zh: '分（满分 6 分）' },
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
          id: 'severe',
          label: { en: 'Severe impairment', zh: '重度受损' },
          meaning: { en: '0–2 points', zh: '0~2 分' },
          tone: 'alarm',
        },
        {
          id: 'moderate',
          from: 3,
          label: { en: 'Moderate impairment', zh: '中度受损' },
          meaning: { en: '3–5 points', zh: '3~5 分' },
          tone: 'caution',
        },
        {
          id: 'full',
          from: 6,
          label: { en: 'Full function', zh: '功能完好' },
          meaning: { en: '6 points', zh: '6 分' },
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
      en: 'Independent means without supervision, direction or help of a person.',
      zh: '独立指无需他人监督、指导或帮助。',
    },
    {
      en: 'Which activity is lost says more than the sum. Some sources call up to 3 severe.',
      zh: '丧失何种活动比总分更重要；部分资料以 ≤ 3 分为重度。',
    },
  ],
  nextSteps: [
    {
      en: 'Below 6: look for what can be treated, and for aids and help at home.',
      zh: '< 6 分：寻找可治疗的原因，评估辅具与家庭照护需求。',
    },
  ],
  references: [
    {
      text: 'Katz S, Ford AB, Moskowitz RW, Jackson BA, Jaffe MW. Studies of illness in the aged. The index of ADL: a standardized measure of biological and psychosocial function. JAMA 1963;185:914–919.',
      doi: '10.1001/jama.1963.03060120024016',
    },
  ],
  examples: [
    {
      id: 'four',
      inputs: { dressing: true, toileting: true, transferring: true, feeding: true, bathing: false, continence: false },
      expect: { score: { value: 4, decimals: 0 } },
      bands: { level: 'moderate' },
      source: earlierImplementation,
    },
    {
      id: 'two',
      inputs: { feeding: true, continence: true },
      expect: { score: { value: 2, decimals: 0 } },
      bands: { level: 'severe' },
      source: countedByHand,
    },
    {
      id: 'all',
      inputs: { bathing: true, dressing: true, toileting: true, transferring: true, continence: true, feeding: true },
      expect: { score: { value: 6, decimals: 0 } },
      bands: { level: 'full' },
      source: countedByHand,
    },
  ],
})
