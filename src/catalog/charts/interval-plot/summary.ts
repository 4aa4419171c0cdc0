import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'interval-plot',
  family: 'comparison',
  title: { en: 'Estimates with intervals', zh: '区间图' },
  subtitle: {
    en: 'Means, proportions or rates of groups, or estimates of a table, with intervals and margins',
    zh: '各组均数、率或发生率，或表中估计值的置信区间，可加界值',
  },
  labels: ['comparison', 'finished-numbers', 'numeric-category'],
  keywords: [
    'interval plot',
    'caterpillar plot',
    'dot and whisker',
    'dot-and-whisker',
    'confidence interval plot',
    'equivalence margin',
    'non-inferiority margin',
    'rates with intervals',
    'geom_pointrange',
    'coefplot',
    '区间图',
    '置信区间图',
    '点须图',
    '毛虫图',
    '等效界值',
    '非劣效界值',
    'qujiantu',
    'qjt',
    'zhixinqujian',
    'zxqj',
  ],
})
