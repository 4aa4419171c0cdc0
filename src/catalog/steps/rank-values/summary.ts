import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'rank-values',
  order: 140,
  group: 'values',
  title: { en: 'Rank and percentile', zh: '秩与百分位' },
  subtitle: { en: 'Ranks, shares or equal parts of a variable', zh: '秩次、百分位或等份' },
  keywords: [
    'rank',
    'percentile rank',
    'ntile',
    'quantile groups',
    'xtile',
    'order',
    '秩',
    '排名',
    '名次',
    '百分位',
    '等份',
    'zhici',
    'paiming',
    'pm',
  ],
})
