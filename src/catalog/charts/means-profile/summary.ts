import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'means-profile',
  family: 'comparison',
  title: { en: 'Profile of means', zh: '均数轮廓图' },
  subtitle: {
    en: 'Means over time or categories, a line for each group, with SD, SE or interval',
    zh: '各组均数随时间或类别的变化，附标准差、标准误或置信区间',
  },
  labels: ['comparison', 'trend', 'numeric-category'],
  keywords: [
    'profile plot',
    'interaction plot',
    'means over time',
    'repeated measures',
    'line chart with error bars',
    'emmeans',
    'growth curve',
    'marginsplot',
    '均数轮廓图',
    '轮廓图',
    '交互作用图',
    '重复测量',
    '时间趋势',
    '折线误差图',
    'junshulunkuotu',
    'jslkt',
    'jiaohuzuoyong',
    'jhzyt',
  ],
})
