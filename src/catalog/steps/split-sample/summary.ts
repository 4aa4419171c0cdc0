import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'split-sample',
  order: 87,
  group: 'rows',
  title: { en: 'Training and test sets', zh: '划分训练集与测试集' },
  subtitle: { en: 'Random sets or folds, as a variable', zh: '随机划分，或分为若干折' },
  keywords: [
    'train test split',
    'training set',
    'validation set',
    'cross-validation',
    'folds',
    'partition',
    '训练集',
    '验证集',
    '测试集',
    '交叉验证',
    '划分',
    'huafen',
    'hf',
  ],
})
