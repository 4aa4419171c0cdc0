import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'histogram',
  family: 'distribution',
  title: { en: 'Histogram with density', zh: '直方图与密度曲线' },
  subtitle: { en: 'Bins, kernel density, normal curve, by group', zh: '分组区间、核密度曲线、正态曲线，可分组' },
  labels: ['distribution', 'one-numeric', 'numeric-category'],
  keywords: [
    'histogram',
    'density plot',
    'kernel density',
    'distribution',
    'frequency',
    'normal curve',
    'geom_histogram',
    '直方图',
    '频数分布图',
    '密度图',
    '核密度',
    '正态曲线',
    '分布',
    'zhifangtu',
    'zft',
    'midutu',
    'mdt',
  ],
})
