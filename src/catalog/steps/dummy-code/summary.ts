import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'dummy-code',
  order: 44,
  group: 'values',
  title: { en: 'Indicator variables', zh: '哑变量' },
  subtitle: { en: '0 and 1, or contrasts, for each level', zh: '各取值的 0/1 或对比编码' },
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
