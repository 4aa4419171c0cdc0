import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'compute-variable',
  order: 20,
  mends: 'future',
  group: 'values',
  title: { en: 'Compute a variable', zh: '计算变量' },
  subtitle: { en: 'A new variable by a formula of others', zh: '由公式生成新变量' },
  keywords: [
    'compute',
    'calculate',
    'formula',
    'transform',
    'BMI',
    '计算变量',
    '生成变量',
    '公式',
    '衍生变量',
    'jisuan',
    'js',
  ],
})
