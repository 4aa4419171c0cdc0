import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'forest',
  family: 'causal',
  title: { en: 'Forest plot', zh: '森林图' },
  subtitle: {
    en: 'From a table of estimates and limits: text columns, headings, summary diamonds, log scale',
    zh: '由效应值与置信限表格绘制：文字列、分组标题、汇总菱形、对数刻度',
  },
  labels: ['comparison', 'finished-numbers'],
  keywords: [
    'forest plot',
    'subgroup analysis',
    'odds ratio',
    'hazard ratio',
    'confidence interval plot',
    'blobbogram',
    'meta-analysis figure',
    'forestplot',
    'forestploter',
    'metan',
    'RevMan',
    '森林图',
    '亚组分析',
    '效应值',
    '风险比',
    '比值比',
    '置信区间图',
    'senlintu',
    'slt',
  ],
})
