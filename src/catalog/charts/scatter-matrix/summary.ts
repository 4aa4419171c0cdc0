import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'scatter-matrix',
  family: 'relation',
  title: { en: 'Scatter-plot matrix', zh: '散点图矩阵' },
  subtitle: {
    en: 'Each of 2 to 8 variables against each other, with correlations and distributions',
    zh: '2～8 个变量两两散点图，附相关系数与各自分布',
  },
  labels: ['relation', 'distribution', 'matrix'],
  keywords: [
    'pairs plot',
    'pairs',
    'SPLOM',
    'GGally',
    'ggpairs',
    'pairplot',
    'scatterplot matrix',
    'correlation matrix plot',
    'graph matrix',
    '矩阵散点图',
    '成对散点图',
    '两两散点图',
    '相关矩阵图',
    'sandiantu juzhen',
    'sdtjz',
  ],
})
