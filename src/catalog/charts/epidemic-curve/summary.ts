import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'epidemic-curve',
  family: 'time',
  title: { en: 'Epidemic curve', zh: '流行曲线' },
  subtitle: {
    en: 'Cases by day, week or month of onset, as bars or a square each, with exposure periods and a moving average',
    zh: '按发病日、周或月统计的病例数，条形或每例一格，可标暴露时段、移动平均与累计',
  },
  labels: ['trend', 'one-numeric', 'one-category'],
  keywords: [
    'epidemic curve',
    'epi curve',
    'epicurve',
    'outbreak',
    'onset',
    'incubation period',
    'cases over time',
    'incidence',
    'surveillance',
    '流行曲线',
    '发病曲线',
    '暴发',
    '疫情曲线',
    '潜伏期',
    '发病日期',
    '病例数',
    'liuxingquxian',
    'lxqx',
    'fabingquxian',
    'fbqx',
  ],
})
