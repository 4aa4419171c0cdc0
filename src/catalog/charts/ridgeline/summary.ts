import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'ridgeline',
  family: 'distribution',
  title: { en: 'Ridgeline plot', zh: '山脊图' },
  subtitle: {
    en: 'A kernel density for each of many groups, in lines below each other that overlap',
    zh: '多组核密度曲线逐行排列、部分重叠',
  },
  labels: ['distribution', 'comparison', 'numeric-category'],
  keywords: [
    'ridgeline plot',
    'ridge plot',
    'joyplot',
    'joy plot',
    'density by group',
    'kernel density',
    'ggridges',
    '山脊图',
    '山峦图',
    '峰峦图',
    '脊线图',
    '嵴线图',
    '分组密度图',
    'shanjitu',
    'sjt',
    'fengluantu',
    'flt',
  ],
})
