import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'append-datasets',
  order: 170,
  group: 'datasets',
  title: { en: 'Append datasets', zh: '纵向合并' },
  subtitle: { en: 'Put the rows of other datasets below', zh: '把其他数据集的行接在后面' },
  keywords: [
    'add files',
    'rbind',
    'bind_rows',
    'union',
    'stack',
    'concatenate',
    '追加',
    '合并',
    '添加个案',
    '叠加',
    'zongxianghebing',
    'zj',
  ],
})
