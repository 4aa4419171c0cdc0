import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'date-shift',
  order: 64,
  group: 'dates',
  title: { en: 'Add to a date', zh: '日期加减' },
  subtitle: { en: 'Days to years, later or earlier', zh: '推后或提前若干天、周、月、年' },
  keywords: [
    'add days',
    'add months',
    'date shift',
    'dateadd',
    'due date',
    'next visit',
    '日期加减',
    '推算日期',
    '预产期',
    '随访日期',
    'riqi',
    'rqjj',
  ],
})
