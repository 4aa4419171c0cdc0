import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'density-2d',
  family: 'relation',
  title: { en: 'Hexagon and square binning', zh: '六边形分箱、二维频数图' },
  subtitle: { en: 'Counts of many points in coloured cells', zh: '大量散点的二维频数' },
  labels: ['relation', 'distribution', 'two-numeric'],
  keywords: [
    'hexbin',
    'hexagon binning',
    '2-D density',
    '2-D histogram',
    'smoothScatter',
    'heat map',
    'large data',
    'overplotting',
    '六边形分箱',
    '六边形图',
    '二维密度',
    '二维直方图',
    '大数据散点图',
    'liubianxing',
    'erwei midu',
    'ewmd',
  ],
})
