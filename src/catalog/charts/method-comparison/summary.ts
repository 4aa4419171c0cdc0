import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'method-comparison',
  family: 'agreement',
  title: { en: 'Method comparison', zh: '方法学比较图' },
  subtitle: {
    en: 'Passing–Bablok and Deming regression, bias at decision levels',
    zh: 'Passing–Bablok 与 Deming 回归，医学决定水平处的偏倚',
  },
  labels: ['relation', 'two-numeric'],
  keywords: [
    'Passing-Bablok',
    'Deming regression',
    'method comparison',
    'errors in variables',
    'CUSUM linearity',
    'medical decision level',
    'EP09',
    'orthogonal regression',
    '方法学比较',
    '方法比对',
    '偏倚评估',
    '医学决定水平',
    '正交回归',
    'fangfa bijiao',
    'ffbj',
  ],
})
