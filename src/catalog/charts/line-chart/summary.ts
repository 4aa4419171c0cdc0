import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'line-chart',
  family: 'time',
  title: { en: 'Line chart, time series', zh: '折线图（时间序列）' },
  subtitle: {
    en: 'Values over time or another axis, by day to year, with bands, moving average and names at the lines',
    zh: '数值随时间或其他变量的变化，可按日至年汇总，附误差带、移动平均与线端标注',
  },
  labels: ['trend', 'two-numeric', 'repeated'],
  keywords: [
    'line chart',
    'line graph',
    'time series',
    'trend',
    'moving average',
    'monthly',
    'index 100',
    'geom_line',
    'twoway line',
    '折线图',
    '时间序列',
    '趋势图',
    '移动平均',
    '线图',
    '逐月变化',
    'zhexiantu',
    'zxt',
    'qushitu',
    'qst',
  ],
})
