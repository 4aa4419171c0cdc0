import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'recode',
  order: 30,
  group: 'values',
  title: { en: 'Recode values', zh: '重新编码' },
  subtitle: { en: 'New values for old ones, one by one or by range', zh: '按取值或范围赋予新值' },
  keywords: [
    'recode',
    'map values',
    'group values',
    'collapse',
    '重新编码',
    '编码',
    '赋值',
    '合并分组',
    '数据编码',
    'bianma',
    'bm',
  ],
})
