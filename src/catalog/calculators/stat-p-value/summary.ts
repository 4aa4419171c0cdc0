import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'stat-p-value',
  family: 'study-design',
  title: { en: 'P value from a statistic', zh: '由统计量求 P 值' },
  subtitle: { en: 'z, t, χ², F', zh: 'z、t、χ²、F' },
  keywords: ['p value', 'z', 't', 'chi-squared', 'F', 'P 值', '统计量', 'zhi', 'tongjiliang p zhi', 'tjlpz'],
  ward: [['显著性', '查P值', 'significance']],
})
