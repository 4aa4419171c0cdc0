import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'date-parts',
  order: 62,
  group: 'dates',
  title: { en: 'Parts of a date', zh: '提取日期' },
  subtitle: { en: 'Year, quarter, month, week, weekday, hour', zh: '年、季度、月、周、星期、小时' },
  keywords: [
    'year',
    'month',
    'weekday',
    'quarter',
    'ISO week',
    'hour',
    'XDATE',
    'dofm',
    'lubridate',
    '提取日期',
    '年份',
    '月份',
    '季度',
    '星期',
    '周次',
    'riqi',
    'tiquriqi',
    'tqrq',
  ],
})
