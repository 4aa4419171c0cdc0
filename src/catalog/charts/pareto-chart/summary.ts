import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'pareto-chart',
  family: 'agreement',
  title: { en: 'Pareto chart', zh: '帕累托图' },
  subtitle: {
    en: 'Causes from the most frequent, with the cumulative percentage',
    zh: '按频数降序排列，附累积百分比曲线',
  },
  labels: ['composition', 'one-category'],
  keywords: [
    'pareto chart',
    'pareto',
    'cumulative percentage',
    'vital few',
    'quality improvement',
    'adverse events',
    '帕累托图',
    '排列图',
    '主次因素图',
    '柏拉图',
    '累积百分比',
    '质量改进',
    '不良事件',
    'paleituotu',
    'plttu',
    'pailietu',
    'plt',
    'bolatu',
    'blt',
  ],
})
