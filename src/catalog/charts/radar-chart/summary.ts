import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'radar-chart',
  family: 'multivariate',
  title: { en: 'Radar chart', zh: '雷达图' },
  subtitle: {
    en: 'Means of 3 to 12 variables on axes around a centre, by group',
    zh: '3 至 12 个变量的均数，绘于自中心发散的各轴，可分组',
  },
  labels: ['comparison', 'matrix'],
  keywords: [
    'radar chart',
    'spider web chart',
    'star plot',
    'polar chart',
    'quality of life profile',
    'SF-36',
    'fmsb',
    'radarchart',
    '雷达图',
    '蛛网图',
    '星状图',
    '星形图',
    '生命质量',
    '量表维度',
    'leidatu',
    'ldt',
    'zhuwangtu',
  ],
})
