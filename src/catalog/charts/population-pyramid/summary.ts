import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'population-pyramid',
  family: 'distribution',
  title: { en: 'Population pyramid', zh: '人口金字塔' },
  subtitle: {
    en: 'Age classes of two sexes or groups back to back, as counts or percentages, also of two years',
    zh: '两性（或两组）各年龄组的人数或百分比背靠背排列，可叠加另一年份',
  },
  labels: ['distribution', 'comparison', 'two-categories', 'numeric-category'],
  keywords: [
    'population pyramid',
    'age-sex pyramid',
    'age structure',
    'butterfly chart',
    'tornado chart',
    'back-to-back bars',
    'bidirectional bar chart',
    'two-sided bar chart',
    '人口金字塔',
    '年龄性别构成',
    '年龄金字塔',
    '蝴蝶图',
    '背靠背条图',
    '双向条图',
    '旋风图',
    'renkoujinzita',
    'rkjzt',
    'nianlinggoucheng',
    'hudietu',
    'hdt',
  ],
})
