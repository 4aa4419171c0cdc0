import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'sequence-values',
  order: 160,
  group: 'values',
  title: { en: 'Values in a sequence', zh: '序列计算' },
  subtitle: { en: 'Previous value, change, running total, baseline', zh: '上一次的值、变化量、累计、基线' },
  keywords: [
    'lag',
    'lead',
    'difference',
    'change from baseline',
    'cumulative',
    'running total',
    'row number',
    'shift',
    '滞后',
    '差分',
    '累计',
    '基线',
    '变化量',
    '序列',
    'xulie',
    'xl',
  ],
})
