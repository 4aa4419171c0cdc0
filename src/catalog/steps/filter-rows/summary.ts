import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'filter-rows',
  order: 10,
  mends: 'shown-rows',
  group: 'rows',
  title: { en: 'Filter rows', zh: '筛选个案' },
  subtitle: { en: 'Keep or remove the rows that meet a condition', zh: '按条件保留或删除行' },
  keywords: [
    'filter',
    'select cases',
    'subset',
    'exclude',
    '筛选',
    '选择个案',
    '纳入排除',
    '筛选样本',
    'shaixuan',
    'sx',
  ],
})
