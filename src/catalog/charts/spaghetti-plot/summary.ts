import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'spaghetti-plot',
  family: 'time',
  title: { en: 'Individual trajectories', zh: '个体轨迹图' },
  subtitle: {
    en: 'A line for each subject over time, with the mean or median of groups; percentiles for hundreds of subjects',
    zh: '每个对象随时间变化的折线，可加各组均数或中位数；对象很多时显示百分位数带',
  },
  labels: ['trend', 'repeated'],
  keywords: [
    'spaghetti plot',
    'trajectories',
    'longitudinal',
    'growth curves',
    'repeated measurements',
    'individual profiles',
    'change from baseline',
    'xtline',
    '个体轨迹图',
    '意大利面图',
    '纵向数据',
    '随访曲线',
    '生长曲线',
    '重复测量',
    'getiguijitu',
    'gtgjt',
    'zongxiang',
  ],
})
