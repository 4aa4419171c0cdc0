import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'select-variables',
  order: 95,
  group: 'variables',
  title: { en: 'Keep and order variables', zh: '选择变量' },
  subtitle: { en: 'Only these, or these first', zh: '只保留所选，或排在最前' },
  keywords: [
    'keep',
    'select',
    'order',
    'reorder columns',
    'ADD FILES KEEP',
    'relocate',
    '保留变量',
    '选择变量',
    '变量排序',
    '调整顺序',
    'xuanzebianliang',
    'xzbl',
  ],
})
