import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'stat-n-one-mean',
  family: 'study-design',
  title: { en: 'Sample size: one mean', zh: '样本量：单组均数' },
  subtitle: { en: 'Against a fixed value', zh: '与已知值比较' },
  keywords: [
    'sample size',
    'one-sample t test',
    'mean',
    '样本量',
    '单样本 t 检验',
    '单组',
    '均数',
    'danzujunshu',
    'dzjs',
    'ybl',
  ],
})
