import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'missing-codes',
  order: 48,
  mends: 'likely-code',
  group: 'missing',
  title: { en: 'Declare missing codes', zh: '定义缺失码' },
  subtitle: { en: 'Codes that mean “not known”', zh: '表示“未知”的取值' },
  keywords: [
    'missing codes',
    'user-missing',
    'MISSING VALUES',
    'mvdecode',
    'na_if',
    '999',
    'not known',
    '缺失码',
    '缺失值代码',
    '自定义缺失值',
    '定义缺失',
    '未查',
    'queshima',
    'dyqsm',
  ],
})
