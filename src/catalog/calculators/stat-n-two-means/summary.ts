import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'stat-n-two-means',
  family: 'study-design',
  title: { en: 'Sample size: two means', zh: '样本量：两组均数' },
  subtitle: { en: 'Two-sided test, equal groups', zh: '双侧检验，两组等例数' },
  keywords: ['sample size', 't test', 'means', '样本量', '两组均数', 'yangbenliang', 'ybl'],
  ward: [[], ['要多少病例', '多少例', '样本数', '例数计算', 'how many patients', 'how many cases']],
})
