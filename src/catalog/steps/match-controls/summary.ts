import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'match-controls',
  order: 88,
  group: 'rows',
  title: { en: 'Match controls to cases', zh: '病例对照匹配' },
  subtitle: {
    en: 'Equal or near in chosen variables, 1:1 to 1:10',
    zh: '按相同或相近的变量为病例选取对照，1:1 至 1:10',
  },
  keywords: [
    'case-control matching',
    'matched controls',
    'nearest neighbour',
    'caliper',
    'incidence density sampling',
    'nested case-control',
    'MatchIt',
    '病例对照',
    '匹配',
    '配对',
    '卡钳值',
    '巢式病例对照',
    '密度抽样',
    'pipei',
    'pp',
  ],
})
