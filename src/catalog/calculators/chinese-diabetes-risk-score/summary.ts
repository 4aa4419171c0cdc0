import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'chinese-diabetes-risk-score',
  family: 'endocrine',
  title: { en: 'Chinese diabetes risk score', zh: '中国糖尿病风险评分表' },
  subtitle: { en: 'Whom to test for diabetes', zh: '糖尿病筛查' },
  keywords: [
    'CDS',
    'NCDRS',
    'diabetes',
    'screening',
    'OGTT',
    '糖尿病风险',
    '糖尿病筛查',
    '糖尿病',
    'tangniaobing fengxian',
    'tnbfx',
    'tangniaobing shaicha',
    'tnbsc',
  ],
  ward: [['会不会得糖尿病', '糖前期', '糖尿病前期', '糖尿病', '消渴', 'prediabetes', 'diabetes screening']],
})
