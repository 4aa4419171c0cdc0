import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'area-chart',
  family: 'time',
  title: { en: 'Area chart', zh: '面积图' },
  subtitle: {
    en: 'Parts of a whole over time or another axis: stacked, to 100% or over each other, by day to year',
    zh: '各部分随时间或其他变量的变化：堆积、百分比堆积或叠加，可按日至年汇总',
  },
  labels: ['trend', 'composition', 'two-numeric'],
  keywords: [
    'area chart',
    'area graph',
    'stacked area',
    'stacked area chart',
    'percent stacked area',
    'time series',
    'composition over time',
    'geom_area',
    '面积图',
    '堆积面积图',
    '百分比堆积面积图',
    '时间序列',
    '构成变化',
    'mianjitu',
    'mjt',
    'duijimianjitu',
    'djmjt',
  ],
})
