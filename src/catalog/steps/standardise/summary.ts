import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'standardise',
  order: 150,
  group: 'values',
  title: { en: 'Standardise', zh: '标准化' },
  subtitle: { en: 'z scores, ranges from 0 to 1, centring and other scales', zh: 'z 分数、归一化、中心化等' },
  keywords: [
    'standardize',
    'z score',
    'scale',
    'normalize',
    'min-max',
    'centre',
    'center',
    '标准化',
    '归一化',
    '中心化',
    '正向化',
    '逆向化',
    '均值化',
    '初值化',
    'biaozhunhua',
    'bzh',
  ],
})
