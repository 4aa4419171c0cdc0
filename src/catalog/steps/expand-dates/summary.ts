import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'expand-dates',
  order: 157,
  group: 'shape',
  title: { en: 'Rows for each period', zh: '日期区间展开' },
  subtitle: { en: 'Each day, week or month of a stay', zh: '起止日期展开为每天、每周或每月' },
  keywords: [
    'expand dates',
    'date range',
    'bed days',
    'census',
    'days of stay',
    'exposure',
    '日期展开',
    '住院日',
    '床日',
    '暴露日',
    '起止日期',
    'riqi',
    'rqzk',
  ],
})
