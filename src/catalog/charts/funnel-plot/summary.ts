import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'funnel-plot',
  family: 'meta-analysis',
  title: { en: 'Funnel plot', zh: '漏斗图' },
  subtitle: {
    en: 'Effects of studies against their standard errors: pseudo-limits, contours of significance, Egger’s test',
    zh: '各研究效应值与标准误：伪置信限、显著性等高线、Egger 检验',
  },
  labels: ['comparison', 'finished-numbers'],
  keywords: [
    'funnel plot',
    'publication bias',
    'small-study effects',
    'Egger test',
    'contour-enhanced funnel plot',
    'meta-analysis',
    'systematic review',
    'metafunnel',
    'RevMan',
    '漏斗图',
    '发表偏倚',
    '发表偏倚检验',
    '小样本效应',
    'Egger 检验',
    'Meta 分析',
    '荟萃分析',
    'loudoutu',
    'ldt',
  ],
})
