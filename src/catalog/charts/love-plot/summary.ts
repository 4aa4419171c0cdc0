import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'love-plot',
  family: 'causal',
  title: { en: 'Love plot (covariate balance)', zh: '均衡性图（Love 图）' },
  subtitle: {
    en: 'Standardised mean differences before and after matching or weighting',
    zh: '匹配或加权前后的标准化均数差',
  },
  labels: ['comparison', 'numeric-category'],
  keywords: [
    'Love plot',
    'covariate balance',
    'SMD',
    'standardised mean difference',
    'standardized mean difference',
    'propensity score',
    'matching',
    'IPTW',
    'balance plot',
    'cobalt',
    'pstest',
    '均衡性',
    '标准化均数差',
    '标准化差',
    '倾向评分',
    '倾向性评分匹配',
    '逆概率加权',
    'junhengxing',
    'qingxiang pingfen',
  ],
})
