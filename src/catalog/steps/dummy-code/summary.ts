import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'dummy-code',
  order: 44,
  group: 'values',
  title: { en: 'Indicator variables', zh: '哑变量' },
  subtitle: { en: 'A variable of 0 and 1, or of contrasts, for each level', zh: '为每个取值生成 0/1 或对比编码变量' },
  keywords: [
    'dummy variables',
    'indicator',
    'one-hot',
    'i.x',
    'model.matrix',
    'contrasts',
    'effect coding',
    'Helmert',
    'polynomial',
    '哑变量',
    '虚拟变量',
    '独热编码',
    '效应编码',
    '对比编码',
    'yabianliang',
    'ybl',
  ],
})
