import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'set-dictionary',
  order: 92,
  mends: 'like-id',
  group: 'variables',
  title: { en: 'Labels and measurement levels', zh: '变量标签与属性' },
  subtitle: {
    en: 'For several variables at once',
    zh: '批量设置多个变量',
  },
  keywords: [
    'VARIABLE LABELS',
    'VALUE LABELS',
    'VARIABLE LEVEL',
    'MISSING VALUES',
    'label define',
    'factor levels',
    'ordered',
    'data dictionary',
    '变量标签',
    '值标签',
    '数据标签',
    '测量尺度',
    '有序分类',
    '数据字典',
    'bianliangbiaoqian',
    'blbq',
  ],
})
