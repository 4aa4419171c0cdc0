import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'qq-plot',
  family: 'distribution',
  title: { en: 'Q–Q and P–P plot', zh: 'Q–Q 图与 P–P 图' },
  subtitle: {
    en: 'Values against a normal distribution, detrended or not, with a band, by group',
    zh: '观测值与正态分布比较，可去趋势、加参考带、分组',
  },
  labels: ['distribution', 'one-numeric'],
  keywords: [
    'Q-Q plot',
    'QQ plot',
    'quantile-quantile',
    'normal probability plot',
    'P-P plot',
    'detrended',
    'normality',
    'qqnorm',
    'qnorm',
    'Q-Q 图',
    'QQ 图',
    'P-P 图',
    '正态概率图',
    '正态性',
    '分位数图',
    '去趋势',
    'zhengtaigailvtu',
    'ztglt',
    'fenweishutu',
    'fwst',
  ],
})
