import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'bin',
  order: 40,
  group: 'values',
  title: { en: 'Make groups of numbers', zh: '数值分组' },
  subtitle: { en: 'By cut points, equal width or quantiles', zh: '按界值、等宽或分位数' },
  keywords: [
    'bin',
    'cut',
    'categorize',
    'visual binning',
    'quartiles',
    'tertiles',
    '分组',
    '分箱',
    '离散化',
    '四分位',
    '可视分箱',
    'fenzu',
    'fz',
  ],
})
