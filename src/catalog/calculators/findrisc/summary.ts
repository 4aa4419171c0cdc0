import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'findrisc',
  family: 'endocrine',
  title: { en: 'FINDRISC', zh: 'FINDRISC 糖尿病风险评分' },
  subtitle: { en: 'Type 2 diabetes within 10 years', zh: '10 年内 2 型糖尿病风险' },
  keywords: [
    'FINDRISC',
    'diabetes risk',
    'Finnish diabetes risk score',
    'screening',
    '糖尿病风险',
    '芬兰糖尿病风险评分',
    '筛查',
    'tangniaobing fengxian pingfen',
    'tnbfxpf',
    'tangniaobing',
    'tnb',
  ],
  ward: [[], ['会不会得糖尿病', '糖前期', '糖尿病前期', '糖尿病', '消渴', 'prediabetes', 'diabetes screening']],
})
