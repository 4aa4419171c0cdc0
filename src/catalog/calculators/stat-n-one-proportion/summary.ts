import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'stat-n-one-proportion',
  family: 'study-design',
  title: { en: 'Sample size: one proportion, by precision', zh: '样本量：单组率（按精度）' },
  subtitle: { en: 'Half-width of the 95 % interval', zh: '95% 区间半宽' },
  keywords: [
    'sample size',
    'prevalence',
    'survey',
    'precision',
    '样本量',
    '患病率调查',
    '现况调查',
    'yangbenliang',
    'ybl',
  ],
  ward: [[], [], ['要多少病例', '多少例', '样本数', '例数计算', 'how many patients', 'how many cases']],
})
