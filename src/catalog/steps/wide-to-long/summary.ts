import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'wide-to-long',
  order: 140,
  group: 'shape',
  title: { en: 'Wide to long', zh: '宽转长' },
  subtitle: {
    en: 'Repeated measurements in several columns become rows',
    zh: '把多列重复测量转成多行',
  },
  keywords: [
    'reshape long',
    'varstocases',
    'pivot_longer',
    'melt',
    'stack',
    'repeated measures',
    '重复测量',
    '宽数据',
    '长数据',
    '变量到个案',
    '重构数据',
    'kuanzhuanchang',
    'kzc',
  ],
})
