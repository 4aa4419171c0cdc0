import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'stat-diagnostic-2x2',
  family: 'study-design',
  title: { en: 'Diagnostic 2 × 2 table', zh: '诊断试验四格表' },
  subtitle: {
    en: 'Sensitivity, specificity, predictive values, likelihood ratios',
    zh: '灵敏度、特异度、预测值、似然比',
  },
  keywords: [
    'sensitivity',
    'specificity',
    'PPV',
    'NPV',
    'likelihood ratio',
    'DOR',
    'Youden',
    '灵敏度',
    '特异度',
    '诊断试验',
    '似然比',
    '预测值',
    'zhenduan shiyan',
    'zdsy',
  ],
  ward: [
    [
      '敏感性',
      '敏感度',
      '特异性',
      '阳性预测值',
      '阴性预测值',
      '真阳性',
      '漏诊率',
      '误诊率',
      'false positive',
      'true positive',
    ],
  ],
})
