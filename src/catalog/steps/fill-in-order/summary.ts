import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'fill-in-order',
  order: 52,
  group: 'missing',
  title: { en: 'Fill in order', zh: '按序填补' },
  subtitle: { en: 'Last value carried forward, next value, line between two', zh: '前值、后值、线性插值或基线填补' },
  keywords: [
    'LOCF',
    'BOCF',
    'NOCB',
    'carry forward',
    'fill down',
    'interpolate',
    'na.locf',
    'ipolate',
    'tsfill',
    'RMV',
    '按序填补',
    '前值填补',
    '末次观测结转',
    '线性插值',
    '向下填充',
    'tianbu',
    'chazhi',
    'axtb',
  ],
})
