import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'join-datasets',
  order: 160,
  group: 'datasets',
  title: { en: 'Join datasets', zh: '横向合并' },
  subtitle: { en: 'Bring in variables of another dataset by a key', zh: '按关键变量并入另一数据集的变量' },
  keywords: [
    'merge',
    'match files',
    'star join',
    'left_join',
    'inner join',
    'lookup',
    'VLOOKUP',
    '合并',
    '匹配',
    '关联',
    '连接',
    '添加变量',
    'hengxianghebing',
    'hb',
  ],
})
