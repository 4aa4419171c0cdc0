import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'fagan-nomogram',
  family: 'prediction',
  title: { en: 'Fagan nomogram', zh: 'Fagan 列线图' },
  subtitle: {
    en: 'From the pre-test to the post-test probability by likelihood ratios, entered or of a test in the data',
    zh: '由验前概率经似然比得验后概率，似然比可填写或由数据中的试验计算',
  },
  labels: ['prediction', 'two-categories', 'finished-numbers'],
  keywords: [
    'Fagan nomogram',
    'likelihood ratio',
    'Bayes',
    'post-test probability',
    'pre-test probability',
    'LR+',
    'LR-',
    'Fagan 图',
    '似然比',
    '验后概率',
    '验前概率',
    '贝叶斯',
    'siranbi',
    'srb',
    'yanhougailv',
    'yhgl',
  ],
})
