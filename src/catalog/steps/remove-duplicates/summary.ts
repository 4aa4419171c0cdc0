import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'remove-duplicates',
  order: 85,
  mends: 'duplicate-rows',
  group: 'rows',
  title: { en: 'Remove duplicates', zh: '删除重复行' },
  subtitle: { en: 'Rows that are equal in all or some variables', zh: '全部或部分变量取值相同的行' },
  keywords: [
    'duplicates',
    'distinct',
    'unique',
    'deduplicate',
    'duplicates drop',
    '重复',
    '去重',
    '重复值',
    '唯一',
    'quchong',
    'qc',
  ],
})
