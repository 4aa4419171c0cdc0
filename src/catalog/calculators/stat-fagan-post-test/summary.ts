import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'stat-fagan-post-test',
  family: 'study-design',
  title: { en: 'Post-test probability', zh: '验后概率' },
  subtitle: { en: 'From the pre-test probability and likelihood ratios', zh: '由验前概率与似然比计算' },
  keywords: [
    'Fagan',
    'Bayes',
    'likelihood ratio',
    'posterior',
    '验后概率',
    '后验概率',
    '列线图',
    '贝叶斯',
    'yanhou gailv',
    'yhgl',
  ],
  ward: [
    [],
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
