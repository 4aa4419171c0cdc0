import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'transpose',
  order: 152,
  group: 'shape',
  title: { en: 'Transpose', zh: '转置' },
  subtitle: { en: 'Rows become variables, and variables rows', zh: '行变为变量，变量变为行' },
  keywords: [
    'transpose',
    'FLIP',
    'xpose',
    'swap rows and columns',
    't()',
    '转置',
    '行列互换',
    '行列转换',
    'zhuanzhi',
    'zz',
  ],
})
