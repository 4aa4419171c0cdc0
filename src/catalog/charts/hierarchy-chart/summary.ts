import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'hierarchy-chart',
  family: 'flow',
  title: { en: 'Treemap, sunburst, icicle', zh: '层级图（矩形树图、旭日图、冰柱图）' },
  subtitle: {
    en: 'Numbers of rows or sums by 1 to 4 nested categories, as areas',
    zh: '按 1 至 4 层分类的例数或合计，以面积或角度表示',
  },
  labels: ['composition', 'two-categories'],
  keywords: [
    'treemap',
    'tree map',
    'sunburst chart',
    'icicle plot',
    'hierarchy',
    'nested categories',
    'multilevel donut',
    'cost breakdown',
    '层级图',
    '矩形树图',
    '树状矩形图',
    '旭日图',
    '冰柱图',
    '多层环图',
    '费用构成',
    'juxingshutu',
    'jxst',
    'xurit',
    'xuritu',
    'xrt',
  ],
})
