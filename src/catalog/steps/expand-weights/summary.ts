import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'expand-weights',
  order: 156,
  group: 'shape',
  title: { en: 'Rows from counts', zh: '按频数展开' },
  subtitle: { en: 'Each row as often as its count', zh: '按频数重复每一行' },
  keywords: [
    'expand',
    'uncount',
    'frequency',
    'counts to cases',
    'weights to rows',
    '频数展开',
    '频数',
    '展开',
    '加权个案',
    'zhankai',
    'zk',
  ],
})
