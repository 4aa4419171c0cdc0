import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'dendrogram',
  family: 'multivariate',
  title: { en: 'Dendrogram', zh: '聚类树状图' },
  subtitle: { en: 'Rows as a tree, cut into clusters', zh: '层次聚类树，可切分为若干类' },
  labels: ['relation', 'matrix', 'omics'],
  keywords: [
    'dendrogram',
    'hierarchical clustering',
    'cluster tree',
    'hclust',
    'cophenetic',
    'Ward',
    '树状图',
    '层次聚类',
    '系统聚类',
    '谱系图',
    'shuzhuangtu',
    'szt',
  ],
})
