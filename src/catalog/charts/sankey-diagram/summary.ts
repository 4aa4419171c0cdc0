import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'sankey-diagram',
  family: 'flow',
  title: { en: 'Sankey diagram', zh: '桑基图（冲积图）' },
  subtitle: {
    en: 'How cases pass from category to category over 2 to 8 variables',
    zh: '病例在 2 至 8 个分类变量之间的流向',
  },
  labels: ['flow', 'two-categories'],
  keywords: [
    'Sankey diagram',
    'alluvial plot',
    'flow diagram',
    'transitions',
    'treatment lines',
    'patient flow',
    'parallel sets',
    'ggalluvial',
    'ggsankey',
    'networkD3',
    '桑基图',
    '冲积图',
    '流向图',
    '状态转移',
    '治疗路径',
    '平行集',
    'sangjitu',
    'sjt',
    'chongjitu',
  ],
})
