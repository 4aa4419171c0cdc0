import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'split-column',
  order: 66,
  group: 'texts',
  title: { en: 'Split a variable', zh: '拆分变量' },
  subtitle: { en: 'One text into several, at a separator or by width', zh: '按分隔符或宽度拆成多个变量' },
  keywords: [
    'split',
    'separate',
    'text to columns',
    'strsplit',
    'SUBSTR',
    '拆分变量',
    '拆分列',
    '分列',
    '分隔符',
    'chaifen',
    'fenlie',
    'cf',
  ],
})
