import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'edit-cells',
  order: 78,
  takes: 'cells',
  group: 'rows',
  title: { en: 'Correct cells', zh: '更正单元格' },
  subtitle: { en: 'Single values, each with the reason: an audit trail', zh: '逐个更正并注明理由，留下稽查轨迹' },
  keywords: [
    'edit cells',
    'correction',
    'audit trail',
    'data entry error',
    'query',
    'GCP',
    'replace',
    '更正',
    '改错',
    '录入错误',
    '稽查轨迹',
    '质疑',
    'gengzheng',
    'gaicuo',
    'gzdyg',
  ],
})
