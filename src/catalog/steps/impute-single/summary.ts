import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'impute-single',
  order: 53,
  group: 'missing',
  title: { en: 'Impute once', zh: '单一填补' },
  subtitle: { en: 'From other variables or similar rows', zh: '由其他变量或相似的行推测' },
  keywords: [
    'imputation',
    'single imputation',
    'regression imputation',
    'predictive mean matching',
    'hot deck',
    'k nearest neighbours',
    'kNN',
    'Gower',
    '填补',
    '单一填补',
    '回归填补',
    '热卡填补',
    'k近邻填补',
    'tianbu',
    'dytb',
  ],
})
