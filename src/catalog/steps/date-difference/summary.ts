import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'date-difference',
  order: 60,
  group: 'dates',
  title: { en: 'Difference of dates', zh: '日期间隔' },
  subtitle: { en: 'Age, length of stay, follow-up time', zh: '年龄、住院天数、随访时间' },
  keywords: [
    'date difference',
    'age',
    'follow-up',
    'duration',
    'datediff',
    '日期差',
    '年龄',
    '住院天数',
    '随访时间',
    '生存时间',
    'riqi',
    'rq',
  ],
})
