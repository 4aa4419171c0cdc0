import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'ecdf-plot',
  family: 'distribution',
  title: { en: 'Empirical distribution (ECDF)', zh: '经验累积分布图（ECDF）' },
  subtitle: {
    en: 'Cumulative shares by group, with bands and medians',
    zh: '累积比例曲线，可分组，加置信带与中位数',
  },
  labels: ['distribution', 'one-numeric', 'numeric-category'],
  keywords: [
    'ECDF',
    'empirical cumulative distribution',
    'cumulative distribution',
    'cumulative frequency',
    'distribution function',
    'ogive',
    'stat_ecdf',
    '经验累积分布',
    '累积分布',
    '累计频率图',
    '累积频率',
    '分布函数',
    'leijifenbutu',
    'ljfbt',
    'jingyanleijifenbu',
    'jyljfb',
  ],
})
