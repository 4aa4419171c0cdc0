import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'group-values',
  order: 130,
  group: 'shape',
  title: { en: 'Group statistics as a variable', zh: '组内统计量' },
  subtitle: { en: 'The mean, count ... of its group for each row', zh: '为每行写入所在组的均数、计数等' },
  keywords: [
    'egen',
    'add variables',
    'mutate',
    'group mean',
    'ave',
    'window',
    '组内统计',
    '组均值',
    '组平均',
    '分组统计',
    'zunei',
    'zn',
  ],
})
