import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'missing-values',
  order: 50,
  group: 'missing',
  title: { en: 'Missing values', zh: '缺失值处理' },
  subtitle: { en: 'Remove rows or fill cells', zh: '删除行或填补' },
  keywords: ['missing', 'impute', 'fill', 'drop', 'NA', '缺失值', '填补', '插补', '均值替换', 'queshi', 'qs'],
})
