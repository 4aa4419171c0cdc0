import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'aggregate',
  order: 120,
  group: 'shape',
  title: { en: 'Summarise by group', zh: '分类汇总' },
  subtitle: {
    en: 'One row per group, with means, counts and other statistics',
    zh: '每组一行，给出均数、计数等统计量',
  },
  keywords: [
    'aggregate',
    'collapse',
    'summarise',
    'summarize',
    'group by',
    'pivot',
    '分类汇总',
    '汇总',
    '分组统计',
    '聚合',
    'huizong',
    'hz',
  ],
})
