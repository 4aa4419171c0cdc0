import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'heatmap',
  family: 'multivariate',
  title: { en: 'Clustered heat map', zh: '聚类热图' },
  subtitle: { en: 'Values in colours, dendrograms, annotations', zh: '数值热图、树状图、分组注释' },
  labels: ['relation', 'matrix', 'omics'],
  keywords: [
    'heat map',
    'heatmap',
    'clustered heat map',
    'pheatmap',
    'ComplexHeatmap',
    'hierarchical clustering',
    'dendrogram',
    'z score',
    'expression',
    '热图',
    '聚类热图',
    '层次聚类',
    '系统聚类',
    '树状图',
    '基因表达',
    'julei retu',
    'jlrt',
    'retu',
  ],
})
