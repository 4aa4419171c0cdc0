import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'stat-n-one-proportion-test',
  family: 'study-design',
  title: { en: 'Sample size: one proportion against a fixed value', zh: '样本量：单组率与已知率比较' },
  subtitle: { en: 'Single-arm trials', zh: '单臂试验、目标值法' },
  keywords: [
    'sample size',
    'single arm',
    'performance goal',
    '样本量',
    '单组目标值',
    '单臂',
    '单组率',
    'danzumubiaozhi',
    'dzmbz',
    'ybl',
  ],
})
