import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'strip-plot',
  family: 'distribution',
  title: { en: 'Strip plot and swarm', zh: '散点分布图与蜂群图' },
  subtitle: {
    en: 'Every value as a point or stroke, with mean or median, error bars and brackets with P',
    zh: '逐一显示观测值，可加均数或中位数、误差条与组间 P 值',
  },
  labels: ['distribution', 'comparison', 'one-numeric', 'numeric-category'],
  keywords: [
    'strip plot',
    'strip chart',
    'dot plot',
    'column scatter',
    'beeswarm',
    'swarm plot',
    'jitter',
    'sina plot',
    'barcode plot',
    'scatter dot plot',
    '散点分布图',
    '蜂群图',
    '点图',
    '列散点图',
    '抖动散点图',
    '条码图',
    'sandianfenbutu',
    'sdfbt',
    'fengquntu',
    'fqt',
  ],
})
