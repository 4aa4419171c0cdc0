import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'correlation-heatmap',
  family: 'multivariate',
  title: { en: 'Correlation heat map', zh: '相关热图' },
  subtitle: { en: 'Tiles, circles or numbers, clustered order', zh: '色块、圆或数字，可聚类排序' },
  labels: ['relation', 'matrix'],
  keywords: [
    'correlation matrix',
    'correlation heat map',
    'corrplot',
    'correlogram',
    'heat map',
    'Pearson',
    'Spearman',
    'Kendall',
    'ggcorrplot',
    '相关热图',
    '相关矩阵图',
    '相关系数图',
    '热图',
    '相关性',
    'xiangguan retu',
    'xgrt',
  ],
})
