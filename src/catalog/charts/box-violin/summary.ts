import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'box-violin',
  family: 'distribution',
  title: { en: 'Box and violin plot', zh: '箱线图与小提琴图' },
  subtitle: {
    en: 'Quartiles, densities, single values, and brackets with P values',
    zh: '四分位数、密度、散点与组间比较 P 值',
  },
  labels: ['distribution', 'comparison', 'one-numeric', 'numeric-category'],
  keywords: [
    'box plot',
    'boxplot',
    'box and whiskers',
    'violin plot',
    'strip plot',
    'scatter dot plot',
    'significance brackets',
    'outliers',
    '箱线图',
    '箱式图',
    '箱型图',
    '小提琴图',
    '散点箱线图',
    '显著性标注',
    '组间比较',
    'xiangxiantu',
    'xxt',
    'xiaotiqintu',
    'xtqt',
  ],
})
