import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'venn-diagram',
  family: 'flow',
  title: { en: 'Venn diagram', zh: '韦恩图' },
  subtitle: {
    en: 'Which of 2 to 5 yes/no variables occur together; circles in proportion for 2 or 3',
    zh: '2 至 5 个是/否变量的交集例数；2~3 个时圆面积可与例数成比例',
  },
  labels: ['composition', 'matrix'],
  keywords: [
    'Venn diagram',
    'venn',
    'Euler diagram',
    'euler',
    'eulerr',
    'set overlap',
    'intersection',
    'area-proportional',
    '韦恩图',
    '维恩图',
    '文氏图',
    '欧拉图',
    '集合重叠',
    '交集',
    'weientu',
    'wet',
    'wenshitu',
    'wst',
  ],
})
