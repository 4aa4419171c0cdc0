import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'stat-ci-mean',
  family: 'study-design',
  title: { en: 'Confidence interval of a mean', zh: '均数的置信区间' },
  subtitle: { en: 'And of the difference of two means, with t tests', zh: '及两均数差的置信区间与 t 检验' },
  keywords: [
    'mean',
    'Welch',
    't interval',
    't test',
    '均数',
    't 检验',
    '置信区间',
    '可信区间',
    'junshu zhixin qujian',
    'jszxqj',
  ],
})
